import { enhancementQuestion } from '@trayecto/core/contract';
import { emptyCv } from '@trayecto/core/cv';
import { readEnhancement } from '@trayecto/core/enhance';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { describeError } from '../../api/describe-error';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { useResult } from '../../tasks/use-results';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Skeleton } from '../../ui/skeleton';
import { EnhancementView, type Say } from './enhancement-view';
import type { ShownEnhancement } from './shown-enhancement';

interface KeptEnhancementProps {
  readonly id: string;
  readonly banner: ReactNode;
  readonly say: Say;
  readonly onNew: () => void;
  readonly onRerun: (shown: ShownEnhancement) => void;
}

/** A saved result by its id, however one came to it and whatever shape it was saved in. */
export function KeptEnhancement({ id, banner, say, onNew, onRerun }: KeptEnhancementProps) {
  const { t, formats } = useLanguage();
  const kept = useResult(id);
  const cvs = useCvs();
  const record = kept.data;
  const original = cvs.data?.find((cv) => cv.id === record?.cv_id)?.parsed_data ?? null;
  const question = enhancementQuestion.safeParse(record?.input).data;
  const language = question?.language ?? 'es';
  const result = useMemo(
    () => readEnhancement(record?.result, original ?? emptyCv(), language),
    [record?.result, original, language],
  );
  if (record && result && question) {
    const { industryFocus, careerLevel, targetPlatform } = question;
    const shown = {
      question: {
        cvId: record.cv_id,
        targetPlatform,
        jobTitle: industryFocus,
        jobDescription: careerLevel,
        language,
      },
      result,
      engine: record.engine,
      cvVersion: record.cv_version,
    };
    return (
      <EnhancementView
        key={id}
        shown={shown}
        isSaved
        isBusy={false}
        note={t('enhancer.savedOn', { date: formats.dateTime(new Date(record.created_at)) })}
        banner={banner}
        say={say}
        onSave={() => {}}
        onNew={onNew}
        onRerun={() => onRerun(shown)}
      />
    );
  }
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <PageHeading page={t('enhancer.resultPage')} className="grow text-title">
          {t('enhancer.resultPage')}
        </PageHeading>
        <Button onClick={onNew}>
          <RotateCcw aria-hidden className="size-4.5" />
          {t('enhancer.again')}
        </Button>
      </header>
      {kept.isPending && (
        <>
          <p role="status" className="sr-only">
            {t('enhancer.opening')}
          </p>
          <Skeleton className="h-52" />
          <Skeleton className="h-80" />
        </>
      )}
      {kept.isError && (
        <Alert kind="error">
          {t('enhancer.openFailed', { reason: describeError(kept.error, t, formats) })}
        </Alert>
      )}
      {record && <Alert kind="error">{t('enhancer.notValid')}</Alert>}
    </div>
  );
}
