import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { Pencil } from 'lucide-react';
import { editPath } from '../../app/edit-path';
import { importForPath } from '../../app/paths';
import { changeApplication } from '../../applications/use-applications';
import { CvChoice } from '../../cvs/cv-choice';
import { useLanguage } from '../../i18n';
import { ButtonLink } from '../../ui/button';
import { CvPage } from './cv-page';
import type { MarkedSkill } from './use-fit';

interface CvPaneProps {
  readonly application: ApplicationRecord;
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
  readonly cv: CvRecord | null;
  readonly skills: readonly MarkedSkill[];
  readonly chosen: string | null;
}

/** The true page of this application's own copy; without a CV, the choice of one. */
export function CvPane({ application, original, tailored, cv, skills, chosen }: CvPaneProps) {
  const { t } = useLanguage();
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
  return (
    <section aria-labelledby="page-title" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="page-title" className="font-semibold">
          <span translate="no">
            {company === ''
              ? t('applications.pageTitlePlain')
              : t('applications.pageTitle', { company })}
          </span>
        </h2>
        <p translate="no" className="min-w-0 grow truncate text-sm text-muted">
          {tailored
            ? t('applications.pageFrom', { name: original?.filename ?? tailored.filename })
            : t('applications.pageBase', { name: cv.filename })}
        </p>
        <ButtonLink kind="ghost" href={editPath(cv.id)}>
          <Pencil aria-hidden className="size-4" />
          {t('applications.editCv')}
        </ButtonLink>
      </div>
      {cv.parsed_data ? (
        <CvPage record={cv} skills={skills} chosen={chosen} />
      ) : (
        <p className="text-muted">{t('applications.noData')}</p>
      )}
    </section>
  );
}
