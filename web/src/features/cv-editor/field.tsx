import { memo, type ReactNode, type Ref, useId } from 'react';
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
  readonly inputRef?: Ref<HTMLInputElement>;
  /** What there is to know about what is here. */
  readonly note?: ReactNode;
}

const SHAPE =
  'w-full rounded-control border px-3 text-base text-ink transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea';
export const FIELD_LOOK = `${SHAPE} border-edge bg-surface`;
export const NOTED_LOOK = `${SHAPE} border-sun bg-sun-soft`;

/** A labelled text, short or as long as it gets. */
export const Field = memo(function Field(props: FieldProps) {
  const { label, value, onChange, isLong = false, isLabelHidden = false, type = 'text' } = props;
  const id = useId();
  const { draft, isOpen, watch } = useDraftHere(props.pointer);
  const look = props.note === undefined && !isOpen ? FIELD_LOOK : NOTED_LOOK;
  const noteId = draft && `${id}-draft`;
  return (
    <div className={props.className} data-pointer={props.pointer} data-draft-field="" {...watch}>
      <label
        htmlFor={id}
        className={classes('mb-1 block text-sm font-medium text-muted', isLabelHidden && 'sr-only')}
      >
        {label}
      </label>
      {isLong ? (
        <textarea
          id={id}
          translate="no"
          rows={3}
          value={value}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.value)}
          className={classes(look, 'field-sizing-content min-h-20 resize-y py-2.5')}
        />
      ) : (
        <input
          id={id}
          translate="no"
          ref={props.inputRef}
          type={type}
          autoComplete="off"
          value={value}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
          onKeyDown={(event) => event.key === 'Enter' && props.onEnter?.()}
          className={classes(look, 'min-h-11')}
        />
      )}
      {props.note}
      {draft && noteId && <DraftNote id={noteId} draft={draft} isOpen={isOpen} label={label} />}
    </div>
  );
});
