import { type FocusEvent, memo, type ReactNode, useEffect, useId } from 'react';
import { useProofField } from '../../proofread/use-proof-field';
import { classes } from '../../ui/classes';
import { DraftNote } from './draft-note';
import { useDraftHere } from './english-drafts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Enter in a short field. */
  readonly onEnter?: () => void;
  readonly isLong?: boolean;
  readonly isLabelHidden?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly className?: string;
  /** Where it is in the CV: links lead here. */
  readonly pointer?: string;
  /** Waits for the first letter as soon as it is there. */
  readonly isAwaited?: boolean;
  /** What there is to know about what is here. */
  readonly note?: ReactNode;
}

const SHAPE =
  'w-full rounded-control border text-base text-ink transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea';
export const FIELD_LOOK = `${SHAPE} border-edge bg-surface`;
const SHORT_LOOK = 'px-3 text-base';
const LONG_LOOK = 'px-3 py-2.5 text-base';
export const NOTED_LOOK = `${SHAPE} border-sun bg-sun-soft`;

/** A labelled text, short or as long as it gets. */
export const Field = memo(function Field(props: FieldProps) {
  const { label, value, onChange, isLong = false, isLabelHidden = false, type = 'text' } = props;
  const id = useId();
  const { draft, isOpen, watch } = useDraftHere(props.pointer);
  const look = props.note === undefined && !isOpen ? FIELD_LOOK : NOTED_LOOK;
  const noteId = draft && `${id}-draft`;
  const proof = useProofField<HTMLInputElement & HTMLTextAreaElement>({
    pointer: props.pointer,
    value,
    isLong,
    look: isLong ? LONG_LOOK : SHORT_LOOK,
    onText: onChange,
  });
  const { isAwaited = false } = props;
  useEffect(() => {
    if (isAwaited && proof.ref.current?.value === '') proof.ref.current.focus();
  }, [isAwaited, proof.ref]);
  const described = [noteId, proof.notesId].filter(Boolean).join(' ') || undefined;
  return (
    <div
      className={props.className}
      data-pointer={props.pointer}
      data-draft-field=""
      {...joinWatch(watch, proof.watch)}
    >
      <label
        htmlFor={id}
        className={classes('mb-1 block text-sm font-medium text-muted', isLabelHidden && 'sr-only')}
      >
        {label}
      </label>
      <div className="relative">
        {isLong ? (
          <textarea
            id={id}
            ref={proof.ref}
            translate="no"
            rows={3}
            value={value}
            spellCheck={proof.spellCheck}
            aria-describedby={described}
            onChange={(event) => onChange(event.target.value)}
            className={classes(look, LONG_LOOK, 'block field-sizing-content min-h-20 resize-y')}
          />
        ) : (
          <input
            id={id}
            ref={proof.ref}
            translate="no"
            type={type}
            autoComplete="off"
            value={value}
            spellCheck={proof.spellCheck}
            aria-describedby={described}
            onChange={(event) => onChange(event.target.value)}
            onBlur={props.onBlur}
            onKeyDown={(event) => event.key === 'Enter' && props.onEnter?.()}
            className={classes(look, SHORT_LOOK, 'min-h-11')}
          />
        )}
        {proof.layer}
      </div>
      {proof.notes}
      {props.note}
      {draft && noteId && <DraftNote id={noteId} draft={draft} isOpen={isOpen} label={label} />}
    </div>
  );
});

interface Watch {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Both hear of it. */
export function joinWatch<Other extends Watch>(one: Watch, other: Other): Other {
  return {
    ...other,
    onFocus: () => {
      one.onFocus();
      other.onFocus();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      one.onBlur(event);
      other.onBlur(event);
    },
  };
}
