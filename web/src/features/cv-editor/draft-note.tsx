import type { DraftMark } from '@trayecto/core/review';
import { Check, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { RichText, useTranslate } from '../../i18n';
import { useEnglishDrafts } from './english-drafts';

interface DraftNoteProps {
  readonly id?: string;
  readonly draft: DraftMark;
  readonly isOpen: boolean;
  /** What it is about, for anyone who hears the button without seeing its field. */
  readonly label: string;
  readonly pointer?: string;
}

/** Under a text its translator was not sure of: what the original says, and the word that it is right. */
export function DraftNote({ id, draft, isOpen, label, pointer }: DraftNoteProps) {
  const t = useTranslate();
  const { settle } = useEnglishDrafts();

  async function settleHere({ currentTarget }: MouseEvent<HTMLElement>) {
    const field = currentTarget.closest('[data-draft-field]');
    // The button goes with the note: the focus stays with the text.
    if (await settle(draft)) field?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  const words = t(isOpen ? 'editor.draftNote' : 'editor.draftSource', { source: draft.source });
  return (
    <div data-pointer={pointer} className="mt-1 flex flex-wrap items-start gap-x-3 text-sm">
      <p
        id={id}
        className={
          isOpen
            ? 'flex min-w-0 grow basis-48 items-start gap-1.5 py-1 text-sun-ink'
            : 'min-w-0 py-1 text-muted'
        }
      >
        {isOpen && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
        <span className="min-w-0 wrap-anywhere">
          <RichText
            text={words}
            marks={{ source: (source) => <span translate="no">{source}</span> }}
          />
        </span>
      </p>
      {isOpen && (
        <button
          type="button"
          aria-label={t('editor.draftRightOf', { label })}
          onClick={(event) => void settleHere(event)}
          className="inline-flex min-h-7 items-center gap-1 rounded-control px-1.5 font-semibold text-olive hover:underline"
        >
          <Check aria-hidden className="size-4" />
          {t('editor.draftRight')}
        </button>
      )}
    </div>
  );
}
