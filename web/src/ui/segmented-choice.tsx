import { useId } from 'react';
import { classes } from './classes';

interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  /** For screen readers, where the label is a sign that every language has; it begins with the label. */
  readonly name?: string;
}

interface SegmentedChoiceProps<V extends string> {
  readonly legend: string;
  readonly options: readonly Option<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly className?: string;
}

/** A few ways to see the same thing, side by side. */
export function SegmentedChoice<V extends string>(props: SegmentedChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset
      className={classes(
        'inline-flex rounded-full border border-line bg-surface p-1 max-md:p-0.5',
        props.className,
      )}
    >
      <legend className="sr-only">{props.legend}</legend>
      {props.options.map(({ value, label, name: said }) => (
        <label
          key={value}
          translate={said === undefined ? undefined : 'no'}
          className={classes(
            'relative inline-flex min-h-9 max-md:min-h-11 grow cursor-pointer items-center justify-center rounded-full px-4 text-[0.9375rem] font-semibold whitespace-nowrap transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
            value === props.value ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={said}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
