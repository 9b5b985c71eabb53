import type { CvSummary } from '@trayecto/core/contract';
import { FileUp, Star } from 'lucide-react';
import { useId } from 'react';
import { describeError } from '../api/describe-error';
import { paths } from '../app/paths';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { classes } from '../ui/classes';
import { LoadingIndicator } from '../ui/loading-indicator';
import { PageThumb } from './page-thumb';
import { useCvs } from './use-cvs';

interface CvChoiceProps {
  readonly selectedId: string | null;
  readonly onSelect: (cv: CvSummary) => void;
  readonly isDisabled?: boolean;
  /** Where to get one, if there is none to choose. */
  readonly uploadPath?: string;
}

/** The user's CVs as cards to choose from; without any, a link to upload one. */
export function CvChoice({
  selectedId,
  onSelect,
  isDisabled = false,
  uploadPath = paths.import,
}: CvChoiceProps) {
  const { t, formats } = useLanguage();
  const name = useId();
  const cvs = useCvs();
  if (cvs.isPending) return <LoadingIndicator />;
  if (cvs.isError) {
    return (
      <Alert kind="error">
        <p>{t('choice.loadFailed', { reason: describeError(cvs.error, t, formats) })}</p>
        <Button className="mt-3" isBusy={cvs.isFetching} onClick={() => void cvs.refetch()}>
          {t('choice.retry')}
        </Button>
      </Alert>
    );
  }
  if (cvs.data.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-edge p-6">
        <p className="font-semibold">{t('choice.none')}</p>
        <p className="text-muted">{t('choice.noneLine')}</p>
        <ButtonLink kind="primary" href={uploadPath}>
          <FileUp aria-hidden className="size-4.5" />
          {t('choice.upload')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <fieldset
      disabled={isDisabled}
      className="-m-1 grid max-h-112 min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2 overflow-y-auto p-1"
    >
      <legend className="sr-only">{t('choice.legend')}</legend>
      {cvs.data.map((cv) => (
        <label
          key={cv.id}
          className={classes(
            'flex cursor-pointer items-start gap-3 rounded-card border bg-surface p-4 transition-colors has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-sea',
            cv.id === selectedId ? 'border-terracotta' : 'border-line hover:border-edge',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={cv.id === selectedId}
            onChange={() => onSelect(cv)}
            className="sr-only"
          />
          <PageThumb id={cv.id} scale={0.08} className="h-20 rounded-[4px] border border-line" />
          <span className="min-w-0 grow">
            <span translate="no" className="block truncate font-semibold" title={cv.filename}>
              {cv.name || cv.filename}
            </span>
            <span translate="no" className="flex justify-between gap-3 text-sm text-muted">
              <span className="truncate">{cv.filename}</span>
              <span className="shrink-0">{formats.shortDate(new Date(cv.created_at))}</span>
            </span>
          </span>
          {cv.is_favorite && <Star aria-hidden className="size-4 shrink-0 fill-sun text-sun" />}
        </label>
      ))}
    </fieldset>
  );
}
