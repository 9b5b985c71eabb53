import type { CvVersion } from '@trayecto/core/contract';
import {
  type Cv,
  type CvDifference,
  compareCvs,
  emptyCv,
  type FieldValue,
} from '@trayecto/core/cv';
import { keyed } from '../document/keyed';
import { useTranslate } from '../i18n';
import { ChangedWords } from '../tasks/changed-words';
import { describeChange } from './describe-change';

interface CvTexts {
  readonly parsed_data: Cv | null;
  readonly parsed_data_english: Cv | null;
}

type Language = CvVersion['changes'][number]['language'];
type PlacedChange = CvDifference & { readonly language: Language };

/** Longer ones are a whole new text: its page says more than its words would. */
const MOST_SHOWN = 40;

interface CvChangesProps {
  readonly before: CvTexts;
  readonly after: CvTexts;
}

/** What a version changed in the one before it, word by word. */
export function VersionChanges({ before, after }: CvChangesProps) {
  const t = useTranslate();
  // What was added, removed or moved as a whole has no words to compare; the list above names it.
  const changes = listChanges(before, after).filter(hasWords).slice(0, MOST_SHOWN);
  if (changes.length === 0) return null;
  return (
    <section aria-label={t('history.words')} className="rounded-control bg-surface p-4">
      <h3 className="mb-2 font-semibold">{t('history.words')}</h3>
      <ChangeList changes={changes} />
    </section>
  );
}

/** Everything that differs: what came, went or moved by its name, the rest word by word. */
export function CvChanges({ before, after }: CvChangesProps) {
  return <ChangeList changes={listChanges(before, after).slice(0, MOST_SHOWN)} />;
}

function ChangeList({ changes }: { changes: readonly PlacedChange[] }) {
  const t = useTranslate();
  return (
    <dl className="flex flex-col gap-2.5 text-[0.9375rem]">
      {keyed(changes).map(({ key, item }) => (
        <div key={key}>
          <dt className="text-sm text-muted">{describeChange(item, t)}</dt>
          {hasWords(item) && (
            <dd translate="no" className="wrap-anywhere whitespace-pre-line">
              <ChangedWords before={write(item.before)} after={write(item.after)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const write = (value: FieldValue) => (typeof value === 'string' ? value : value.join('\n'));

const hasWords = ({ before, after }: PlacedChange) => write(before) !== write(after);

function listChanges(before: CvTexts, after: CvTexts): readonly PlacedChange[] {
  const { parsed_data: was, parsed_data_english: wasEnglish } = before;
  const { parsed_data: is, parsed_data_english: isEnglish } = after;
  return [
    ...compare(was ?? emptyCv(), is ?? emptyCv(), 'original'),
    ...(wasEnglish && isEnglish ? compare(wasEnglish, isEnglish, 'english') : []),
  ];
}

function compare(before: Cv, after: Cv, language: Language): PlacedChange[] {
  return compareCvs(before, after).map((change) => ({ ...change, language }));
}
