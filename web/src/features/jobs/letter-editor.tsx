import type { EmailTemplate } from '@trayecto/core/assistant';
import type { CvRecord } from '@trayecto/core/contract';
import { layoutLetter } from '@trayecto/core/document';
import { RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { DocumentPage } from '../../document/document-page';
import { useTranslate } from '../../i18n';
import { LetterActions } from '../../letters/letter-actions';
import { useLetterLook } from '../../letters/use-letter-download';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import type { LetterDraft } from './letter-drafts';
import type { Letters } from './use-matches';

const PREVIEW_ZOOM = 0.48;
const LETTERS_PER_ROW = 72;
const ROWS = { least: 14, most: 30 };

interface LetterEditorProps {
  readonly cv: CvRecord;
  readonly letters: Letters;
  readonly original: EmailTemplate;
  readonly text: LetterDraft;
  readonly onChange: (text: LetterDraft) => void;
  readonly onReset: () => void;
}

/** Room for the whole message, within reason. */
function countRows(body: string): number {
  const rows = body
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_PER_ROW)), 1);
  return Math.min(Math.max(rows, ROWS.least), ROWS.most);
}

/** One email, to be changed and taken along; beside it the letter it makes on paper. */
export function LetterEditor(props: LetterEditorProps) {
  const { letters, original, text, onChange, onReset } = props;
  const t = useTranslate();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const look = useLetterLook(props.cv, letters.headline);
  const isEdited = text.subject !== original.subject || text.body !== original.body;
  const { template, ...options } = look.design;
  // New browsers answer with a promise, which is no way to clean up.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] scroll-mt-24 gap-8 rounded-card border border-line bg-surface p-5 sm:p-6 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="flex flex-col gap-5">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <h3 id={id} className="grow font-serif text-xl font-semibold">
            {t(`jobs.${original.type}`)}
          </h3>
          {isEdited && (
            <Button kind="ghost" onClick={onReset}>
              <RotateCcw aria-hidden className="size-4.5" />
              {t('jobs.reset')}
            </Button>
          )}
        </div>
        <TextField
          label={t('jobs.subject')}
          lang={letters.language}
          translate="no"
          maxLength={500}
          value={text.subject}
          onChange={(event) => onChange({ ...text, subject: event.target.value })}
        />
        <TextArea
          label={t('jobs.body')}
          lang={letters.language}
          translate="no"
          rows={countRows(text.body)}
          maxLength={20_000}
          value={text.body}
          onChange={(event) => onChange({ ...text, body: event.target.value })}
        />
        <LetterActions to={null} text={text} look={look} language={letters.language} />
      </div>
      <figure className="flex flex-col gap-2 max-xl:hidden">
        <div
          inert
          className="overflow-hidden rounded-control border border-line bg-desk p-4 [&_.document-sheet]:min-h-[calc(var(--page-height)*var(--pt))]"
        >
          <DocumentPage
            zoom={PREVIEW_ZOOM}
            tree={layoutLetter(look.cv, text, template, letters.language, options)}
          />
        </div>
        <figcaption className="text-sm text-muted">{t('jobs.preview')}</figcaption>
      </figure>
    </section>
  );
}
