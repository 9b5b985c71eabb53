import type { SavedJob } from '@trayecto/core/contract';
import { useId } from 'react';
import { isSameJob, useSavedJobs } from './use-saved-jobs';

interface SavedJobMenuProps {
  readonly label: string;
  /** What the menu says while the job in the form is none of them. */
  readonly none: string;
  readonly job: { readonly title: string; readonly description: string };
  readonly isDisabled: boolean;
  readonly onChoose: (job: SavedJob) => void;
}

/** Fills a form with a saved job; only where there are any. */
export function SavedJobMenu({ label, none, job, isDisabled, onChoose }: SavedJobMenuProps) {
  const id = useId();
  const jobs = useSavedJobs().data ?? [];
  if (jobs.length === 0) return null;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        id={id}
        value={jobs.find((saved) => isSameJob(saved, job))?.id ?? ''}
        disabled={isDisabled}
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-4 text-base transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea disabled:opacity-60"
        onChange={(event) => {
          const wanted = jobs.find((saved) => saved.id === event.target.value);
          if (wanted) onChoose(wanted);
        }}
      >
        <option value="">{none}</option>
        {jobs.map((saved) => (
          <option key={saved.id} value={saved.id} translate="no">
            {saved.title}
          </option>
        ))}
      </select>
    </div>
  );
}
