import type { Place } from '@trayecto/core/document';
import { isProofPlace } from '@trayecto/core/proofread';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n';
import { mendText } from '../../../proofread/place-findings';
import { ProofNotes } from '../../../proofread/proof-notes';
import { useFindings, useProofreadingHere } from '../../../proofread/use-proofreading';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { namePlace } from '../page/name-text';
import { isLine, isLongText, isSection, readTarget } from '../page/place-edits';
import { findPlace, type PageEditing } from '../page/use-page-editing';
import type { Editor } from '../use-editor';

interface TypingSheetProps {
  readonly at: Place;
  readonly editor: Editor;
  readonly editing: PageEditing;
}

/** On a phone: the text that was touched, large enough to type, with the page above it. */
export function TypingSheet({ at, editor, editing }: TypingSheetProps) {
  const t = useTranslate();
  const sheet = useRef<HTMLElement>(null);
  const { path, title } = namePlace(at, editor.cv, t);
  const target = readTarget(at);
  const isText = target !== null && target.kind !== 'entry' && !(isSection(at) && !isOwn(at));

  // The line stays in sight above the sheet.
  useEffect(() => {
    findPlace(at)?.scrollIntoView({ block: 'center' });
  }, [at]);

  return (
    <section
      ref={sheet}
      aria-label={title}
      className="fade-in fixed inset-x-0 bottom-0 z-40 flex flex-col gap-3 rounded-t-panel border-t border-line bg-surface px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-float"
    >
      <span aria-hidden className="mx-auto h-1 w-10 rounded-full bg-line" />
      <div className="flex items-center gap-1">
        <div className="min-w-0 grow">
          <p translate="no" className="truncate text-sm text-muted">
            {path.join(' › ')}
          </p>
          <h2 className="truncate font-serif text-lg font-semibold">{title}</h2>
        </div>
        <IconButton
          icon={ChevronUp}
          label={t('editor.neighbourBefore')}
          onClick={() => editing.goOn(at, -1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t('editor.neighbourNext')}
          onClick={() => editing.goOn(at, 1)}
        />
        <Button className="border-0! bg-ink! text-paper!" onClick={() => editing.select(null)}>
          {t('editor.done')}
        </Button>
      </div>
      {isText && (
        <>
          <SheetText key={at} at={at} title={title} editing={editing} />
          <SheetNotes at={at} editing={editing} />
        </>
      )}
    </section>
  );
}

interface SheetTextProps {
  readonly at: Place;
  readonly title: string;
  readonly editing: PageEditing;
}

/** The text itself; a second touch on the page, or a line that was just begun, brings the keyboard. */
function SheetText({ at, title, editing }: SheetTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { typing } = editing;

  useEffect(() => {
    const area = field.current;
    if (!area || typing?.at !== at) return;
    area.focus();
    const to = typing.caret === 'end' ? area.value.length : typing.caret;
    area.setSelectionRange(to, to);
  }, [typing, at]);

  return (
    <textarea
      ref={field}
      rows={2}
      translate="no"
      aria-label={title}
      enterKeyHint={isLine(at) || isLongText(at) ? 'enter' : 'next'}
      value={editing.readText(at)}
      onChange={({ target }) => editing.write(at, target.value, target.selectionStart)}
      onKeyDown={editing.pressWhileTyping}
      className="field-sizing-content max-h-40 min-h-20 w-full resize-none rounded-control border-2 border-sea bg-surface px-3 py-2.5 text-base outline-none"
    />
  );
}

/** What is misspelt, with what to put in its place under the thumb. */
function SheetNotes({ at, editing }: Omit<TypingSheetProps, 'editor'>) {
  const here = useProofreadingHere();
  const text = editing.readText(at);
  const findings = useFindings(text, isProofPlace(at));
  if (!here || findings.length === 0) return null;
  return (
    <div className="-mt-1.5 max-h-36 overflow-y-auto">
      <ProofNotes
        hasHint={false}
        value={text}
        findings={findings}
        onAccept={(finding, word) => editing.write(at, mendText(text, finding, word).text)}
        onLearn={here.learn}
        onIgnore={(finding) => here.proofreader.ignore(text, finding)}
      />
    </div>
  );
}

function isOwn(at: Place): boolean {
  const target = readTarget(at);
  return target?.kind === 'section' && target.isOwn;
}
