import { FileUp, RefreshCw } from 'lucide-react';
import { paths } from '../app/paths';
import { useCvs } from '../cvs/use-cvs';
import { useLanguage } from '../i18n';
import { Button, ButtonLink } from '../ui/button';
import { LoadingIndicator } from '../ui/loading-indicator';

/** Loading, no CVs (also when they couldn't be fetched), or what to do with them. */
export function WithCvs({ children }: { children: React.ReactNode }) {
  const { t } = useLanguage();
  const cvs = useCvs();
  if (cvs.isPending) return <LoadingIndicator message={t('tasks.loading')} />;
  if (cvs.isError || cvs.data.length === 0) {
    return (
      <div className="flex max-w-[52rem] flex-col items-start gap-3 rounded-card border border-dashed border-edge p-6 sm:p-8">
        <h2 className="font-serif text-xl font-semibold">{t('tasks.noneTitle')}</h2>
        <p className="text-muted">{t('tasks.noneLine')}</p>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={cvs.isFetching} onClick={() => void cvs.refetch()}>
            <RefreshCw aria-hidden className="size-4.5" />
            {t('tasks.refresh')}
          </Button>
          <ButtonLink kind="primary" href={paths.import}>
            <FileUp aria-hidden className="size-4.5" />
            {t('tasks.upload')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return children;
}
