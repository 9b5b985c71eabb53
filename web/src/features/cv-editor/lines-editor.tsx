import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { useProofField } from '../../proofread/use-proof-field';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/icon-button';
import { DraftNote } from './draft-note';
import { useDraftHere } from './english-drafts';
import { FIELD_LOOK, joinWatch, NOTED_LOOK } from './field';
import { partLines } from './part-lines';
import { SortableItem, SortableList } from './sortable';

interface LinesEditorProps {
  /** Where the list is in the CV. */
  readonly pointer: string;
  readonly label: string;
  readonly addLabel: string;
  readonly lines: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
}

/** A list of sentences: Enter begins a new one, Backspace takes an empty one away, pasted lines become several. */
export function LinesEditor({ pointer, label, addLabel, lines, onChange }: LinesEditorProps) {
  const t = useTranslate();
  const list = useRef<HTMLFieldSetElement>(null);

  /** Drawn before the next key arrives, which belongs to the line the caret is put in. */
  function changeAndFocus(next: readonly string[], index: number, place: 'start' | 'end') {
    flushSync(() => onChange(next));
    const line = list.current?.querySelectorAll('textarea')[index];
    (line ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    const caret = place === 'end' ? (line?.value.length ?? 0) : 0;
    line?.setSelectionRange(caret, caret);
  }

  function splitAtCaret(event: KeyboardEvent<HTMLTextAreaElement>, index: number) {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [begun, rest] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
    changeAndFocus(lines.toSpliced(index, 1, begun, rest), index + 1, 'start');
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, index: number) {
    const { value } = event.currentTarget;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) splitAtCaret(event, index);
    if (event.key === 'Backspace' && value === '' && lines.length > 0) {
      event.preventDefault();
      changeAndFocus(lines.toSpliced(index, 1), Math.max(0, index - 1), 'end');
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>, index: number) {
    const pasted = partLines(event.clipboardData.getData('text/plain')).filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [first = '', ...rest] = pasted;
    const begun = value.slice(0, selectionStart) + first;
    const last = rest.length - 1;
    const tail = rest.map((line, at) => (at === last ? line + value.slice(selectionEnd) : line));
    changeAndFocus(lines.toSpliced(index, 1, begun, ...tail), index + tail.length, 'end');
  }

  return (
    <fieldset ref={list} aria-label={t('editor.linesOf', { label })} className="min-w-0">
      <SortableList
        count={lines.length}
        onMove={(from, to) =>
          onChange(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from] ?? ''))
        }
      >
        <ul className="flex flex-col gap-2 empty:hidden">
          {keyed(lines).map(({ key, item }, index) => (
            <SortableItem
              key={key}
              index={index}
              name={item}
              className="flex items-start gap-1 rounded-control bg-surface"
            >
              {(handle) => (
                <>
                  {handle}
                  <Line
                    pointer={`${pointer}/${index}`}
                    label={t('editor.lineOf', { label, place: index + 1 })}
                    value={item}
                    onText={(text) => onChange(lines.with(index, text))}
                    onKeyDown={(event) => handleKey(event, index)}
                    onPaste={(event) => handlePaste(event, index)}
                  />
                  <IconButton
                    icon={X}
                    className="size-9"
                    label={t('editor.removeLine')}
                    onClick={() =>
                      changeAndFocus(lines.toSpliced(index, 1), Math.max(0, index - 1), 'end')
                    }
                  />
                </>
              )}
            </SortableItem>
          ))}
        </ul>
      </SortableList>
      <Button
        data-add=""
        kind="ghost"
        className="mt-1 text-sea"
        onClick={() => changeAndFocus([...lines, ''], lines.length, 'start')}
      >
        <Plus aria-hidden className="size-4.5" />
        {addLabel}
      </Button>
    </fieldset>
  );
}

interface LineProps extends Pick<ComponentProps<'textarea'>, 'onKeyDown' | 'onPaste'> {
  readonly pointer: string;
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

const LINE_LOOK = 'px-3 py-2 text-base leading-snug';

function Line({ pointer, label, value, onText, ...rest }: LineProps) {
  const id = useId();
  const { draft, isOpen, watch } = useDraftHere(pointer);
  const proof = useProofField<HTMLTextAreaElement>({
    pointer,
    value,
    isLong: true,
    look: LINE_LOOK,
    onText,
  });
  return (
    <div
      className="min-w-0 grow"
      data-pointer={pointer}
      data-draft-field=""
      {...joinWatch(watch, proof.watch)}
    >
      <div className="relative">
        <textarea
          rows={1}
          ref={proof.ref}
          translate="no"
          value={value}
          aria-label={label}
          spellCheck={proof.spellCheck}
          aria-describedby={[draft && id, proof.notesId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onText(event.target.value)}
          className={classes(
            isOpen ? NOTED_LOOK : FIELD_LOOK,
            LINE_LOOK,
            'field-sizing-content block min-h-10 resize-none',
          )}
          {...rest}
        />
        {proof.layer}
      </div>
      {proof.notes}
      {draft && <DraftNote id={id} draft={draft} isOpen={isOpen} label={label} />}
    </div>
  );
}
