import type { CvSummary } from '@trayecto/core/contract';
import { useId } from 'react';

interface CvSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly cvs: readonly CvSummary[];
  readonly value: CvSummary | null;
  readonly isDisabled: boolean;
  readonly onChange: (cv: CvSummary) => void;
}

/** One of the person's CVs, from a menu. */
export function CvSelect({ label, placeholder, cvs, value, isDisabled, onChange }: CvSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value?.id ?? ''}
        disabled={isDisabled}
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-4 text-base transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea disabled:opacity-60"
        onChange={(event) => {
          const chosen = cvs.find((one) => one.id === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {cvs.map((one) => (
          <option key={one.id} value={one.id} translate="no">
            {nameCv(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** "Lucía Fernández · cv-2026.pdf": people have several CVs under one name. */
function nameCv({ name, filename }: CvSummary): string {
  return name === '' ? filename : `${name} · ${filename}`;
}
