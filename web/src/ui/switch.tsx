import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off, at once: the whole row can be pressed. */
export function Switch({ label, hint, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start justify-between gap-6 py-4">
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span id={id} className="mt-0.5 block text-[0.9375rem] text-muted">
          {hint}
        </span>
      </span>
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-label={label}
          aria-describedby={id}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className="h-7 w-12 rounded-full border border-edge bg-desk transition-colors peer-checked:border-sea peer-checked:bg-sea peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sea peer-disabled:opacity-60"
        />
        <span
          aria-hidden
          className="absolute top-1 left-1 size-5 rounded-full border border-edge bg-surface transition-transform peer-checked:translate-x-5 peer-checked:border-transparent"
        />
      </span>
    </label>
  );
}
