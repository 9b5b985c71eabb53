import { memo, type Ref, useId } from 'react';
import { classes } from '../../ui/classes';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isLong?: boolean;
  readonly isLabelHidden?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly className?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export const FIELD_LOOK =
  'w-full rounded-control border border-edge bg-surface px-3 text-base text-ink transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea';

/** A labelled text, short or as long as it gets. */
export const Field = memo(function Field(props: FieldProps) {
  const { label, value, onChange, isLong = false, isLabelHidden = false, type = 'text' } = props;
  const id = useId();
  return (
    <div className={props.className}>
      <label
        htmlFor={id}
        className={classes('mb-1 block text-sm font-medium text-muted', isLabelHidden && 'sr-only')}
      >
        {label}
      </label>
      {isLong ? (
        <textarea
          id={id}
          rows={3}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classes(FIELD_LOOK, 'field-sizing-content min-h-20 resize-y py-2.5')}
        />
      ) : (
        <input
          id={id}
          ref={props.inputRef}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
          className={classes(FIELD_LOOK, 'min-h-11')}
        />
      )}
    </div>
  );
});
