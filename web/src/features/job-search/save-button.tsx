import type { FoundJob } from '@trayecto/core/contract';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n';
import { writeSavedName } from '../../saved-jobs/saved-name';
import {
  addSavedJob,
  isSameJob,
  removeSavedJob,
  useSavedJobs,
} from '../../saved-jobs/use-saved-jobs';
import { Button } from '../../ui/button';

interface SaveButtonProps {
  readonly job: FoundJob;
  readonly onFailure: (error: unknown) => void;
}

const LONGEST_TITLE = 200;

/** One press keeps the job with the saved ones, the next takes it away again. */
export function SaveButton({ job, onFailure }: SaveButtonProps) {
  const { t } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const kept = writeKept(job);
  const saved = useSavedJobs().data?.find((one) => isSameJob(one, kept));
  const Icon = saved ? BookmarkCheck : Bookmark;

  async function toggle() {
    setIsBusy(true);
    try {
      await (saved ? removeSavedJob(saved) : addSavedJob(kept));
    } catch (error) {
      onFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      isBusy={isBusy}
      aria-pressed={saved !== undefined}
      aria-label={t(saved ? 'jobSearch.unsaveOf' : 'jobSearch.saveOf', { title: job.title })}
      onClick={() => void toggle()}
    >
      {!isBusy && <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />}
      {t(saved ? 'jobSearch.saved' : 'jobSearch.save')}
    </Button>
  );
}

function writeKept({ title, company, description }: FoundJob) {
  return { title: writeSavedName({ title, company }).slice(0, LONGEST_TITLE), description };
}
