import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { Copy, Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { editPath } from '../../app/edit-path';
import { importForPath } from '../../app/paths';
import { formatDay } from '../../applications/days';
import { changeApplication } from '../../applications/use-applications';
import { CvChoice } from '../../cvs/cv-choice';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { CvPage } from './cv-page';
import { copyAsNew } from './tailor-cv';
import type { MarkedSkill } from './use-fit';
import type { Linked } from './use-linked';
import { useSentCv } from './use-sent-cv';

interface CvPaneProps {
  readonly application: ApplicationRecord;
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
  readonly cv: CvRecord | null;
  readonly skills: readonly MarkedSkill[];
  readonly linked: Linked;
}

/** The true page of this application's own copy; without a CV, the choice of one. */
export function CvPane({ application, original, tailored, cv, skills, linked }: CvPaneProps) {
  const { t, language } = useLanguage();
  const sent = useSentCv(application, cv);
  if (!cv) {
    return (
      <div className="flex flex-col gap-4">
        <h2 className="font-serif text-xl font-semibold">{t('applications.chooseCv')}</h2>
        <CvChoice
          selectedId={null}
          uploadPath={importForPath(application.id)}
          onSelect={({ id }) => void changeApplication(application, { cv_id: id })}
        />
      </div>
    );
  }
  const { company } = application;
  const shown = sent ? sent.record : cv;
  return (
    <section aria-labelledby="page-title" className="flex flex-col gap-3">
      <div className="flex items-center gap-x-3">
        <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
          <h2 id="page-title" className="font-semibold">
            <span translate="no">
              {company === ''
                ? t('applications.pageTitlePlain')
                : t('applications.pageTitle', { company })}
            </span>
          </h2>
          <p translate="no" className="min-w-0 truncate text-sm text-muted">
            {tailored
              ? t('applications.pageFrom', { name: original?.filename ?? tailored.filename })
              : t('applications.pageBase', { name: cv.filename })}
          </p>
        </div>
        {sent ? (
          sent.record && <CopyButton application={application} cv={sent.record} />
        ) : (
          <ButtonLink kind="ghost" className="-mr-3 shrink-0" href={editPath(cv.id)}>
            <Pencil aria-hidden className="size-4" />
            {t('applications.editCv')}
          </ButtonLink>
        )}
      </div>
      {sent && (
        <p className="flex items-center gap-2 text-[0.9375rem] text-muted">
          <Lock aria-hidden className="size-4 shrink-0" />
          {t('applications.locked', { date: formatDay(sent.sentOn, language) })}
        </p>
      )}
      {sent && !sent.record && <Skeleton className="aspect-[1/1.414] w-full" />}
      {shown?.parsed_data && (
        <CvPage record={shown} skills={skills} linked={linked} isLocked={sent !== null} />
      )}
      {!sent && !cv.parsed_data && <p className="text-muted">{t('applications.noData')}</p>}
    </section>
  );
}

interface CopyButtonProps {
  readonly application: ApplicationRecord;
  /** As it was sent. */
  readonly cv: CvRecord;
}

/** What was sent stays as it is; a copy of it can be worked on. */
function CopyButton({ application, cv }: CopyButtonProps) {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();

  async function copy() {
    setIsBusy(true);
    setProblem(null);
    try {
      const name = t('applications.copyName', { name: application.title || cv.filename });
      navigate(editPath((await copyAsNew(cv, name)).id));
    } catch (error) {
      setProblem(error);
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button
        kind="ghost"
        className="-mr-3 shrink-0 whitespace-nowrap"
        isBusy={isBusy}
        onClick={() => void copy()}
      >
        {!isBusy && <Copy aria-hidden className="size-4" />}
        {t('applications.makeCopy')}
      </Button>
      {problem !== null && (
        <Alert kind="error" className="w-full" onDismiss={() => setProblem(null)}>
          {t('applications.copyCvFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </>
  );
}
