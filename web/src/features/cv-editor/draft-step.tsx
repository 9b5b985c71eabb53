import type { Cv } from '@trayecto/core/cv';
import type { Language } from '@trayecto/core/language';
import type { DraftMark } from '@trayecto/core/review';
import { Check, Pencil, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { DraftWords } from './draft-words';
import { useEnglishDrafts } from './english-drafts';
import { OtherWordings } from './other-wordings';
import { useOtherWordings } from './use-other-wordings';

export interface DraftTools {
  /** What was translated. */
  readonly original: Cv;
  /** That of the translation. */
  readonly language: Language;
  readonly onGoTo: (pointer: string) => void;
  readonly onReplace: (pointer: string, text: string) => void;
}

interface DraftStepProps extends DraftTools {
  readonly draft: DraftMark;
  readonly children: ReactNode;
}

/** One text to check: its source, the words of its translation to choose from, and other ways to say it. */
export function DraftStep({ draft, onGoTo, onReplace, children, ...place }: DraftStepProps) {
  const t = useTranslate();
  const { settle } = useEnglishDrafts();
  const [text, setText] = useState(draft.draft);
  const [from, setFrom] = useState<number | null>(null);
  const { wordings, problem } = useOtherWordings(draft, text, from, place);
  const isFirst = text === draft.draft;

  function pick(wording: string) {
    setText(wording);
    setFrom(null);
  }

  function handleKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const wording = wordings?.[Number(key) - 1];
    if (wording !== undefined && !ctrlKey && !metaKey && !altKey) pick(wording);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would be named by a legend
    <div
      role="group"
      aria-label={t('editor.draftToCheck')}
      onKeyDown={handleKey}
      className="flex flex-col gap-3"
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Side label={t('editor.original')}>{draft.source}</Side>
        <Side label={t('editor.english')}>
          <DraftWords
            text={text}
            doubtful={isFirst ? draft.doubtful : undefined}
            chosen={from}
            onChoose={setFrom}
          />
        </Side>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          data-right=""
          onClick={() => (isFirst ? void settle(draft) : onReplace(draft.pointer, text))}
        >
          <Check aria-hidden className="size-4.5 text-olive" />
          {t('editor.draftRight')}
        </Button>
        <Button kind="ghost" className="px-3" onClick={() => onGoTo(draft.pointer)}>
          <Pencil aria-hidden className="size-4.5" />
          {t('editor.draftMend')}
        </Button>
        {isFirst ? (
          children
        ) : (
          <Button kind="ghost" className="px-3" onClick={() => pick(draft.draft)}>
            <Undo2 aria-hidden className="size-4.5" />
            {t('editor.wordingsFirst')}
          </Button>
        )}
      </div>
      <OtherWordings
        wordings={wordings}
        problem={problem}
        text={text}
        from={from === null ? null : (/^\S+/.exec(text.slice(from))?.[0] ?? '')}
        onPick={pick}
      />
    </div>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-control bg-surface px-3 py-2">
      <p className="text-sm font-medium text-muted">{label}</p>
      <p translate="no" className="wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </div>
  );
}
