import type { CvSummary } from '@trayecto/core/contract';
import { useId } from 'react';
import { orderForChoice } from './tell-cvs-apart';
import { useCvLabels } from './use-cv-labels';

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
  const describe = useCvLabels(cvs);
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
        {orderForChoice(cvs).map((one) => {
          const { about, when } = describe(one);
          return (
            <option key={one.id} value={one.id} translate="no">
              {[one.filename, about, when].filter(Boolean).join(' · ')}
            </option>
          );
        })}
      </select>
    </div>
  );
}
