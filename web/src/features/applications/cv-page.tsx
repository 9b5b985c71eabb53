import type { CvRecord } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { designSchema, detectDocumentLanguage, layoutCv } from '@trayecto/core/document';
import { useMemo, useRef } from 'react';
import { DocumentPage } from '../../document/document-page';
import { usePhoto } from '../../document/use-photo';
import { useTranslate } from '../../i18n';
import './cv-page.css';
import { PageMarks } from './page-marks';
import { useEvidence } from './use-evidence';
import type { MarkedSkill } from './use-fit';
import type { Linked } from './use-linked';
import { useZoomToFit } from './use-zoom-to-fit';

interface CvPageProps {
  readonly record: CvRecord;
  readonly skills: readonly MarkedSkill[];
  readonly linked: Linked;
}

/** A line in the latest job where something would be told, if it is true. */
function addSlot(cv: Cv | null, slot: string | null): Cv | null {
  if (!cv || slot === null) return cv;
  const work_experience = cv.work_experience.map((work, index) =>
    index === 0 ? { ...work, achievements: [...work.achievements, slot] } : work,
  );
  return { ...cv, work_experience };
}

/** The page of the CV as it prints, with the lines that show what the job asks for marked on it. */
export function CvPage({ record, skills, linked }: CvPageProps) {
  const t = useTranslate();
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoomToFit(sheet);
  const skill = skills.find(({ id }) => id === linked.lit);
  const slot = skill?.mark === 'missing' ? t('applications.slot', { name: skill.name }) : null;
  const hasJob = (record.parsed_data?.work_experience.length ?? 0) > 0;
  const cv = useMemo(() => addSlot(record.parsed_data, slot), [record.parsed_data, slot]);
  const photo = usePhoto(record.metadata.design);
  const tree = useMemo(() => {
    if (!cv) return null;
    const { template, ...options } = record.metadata.design ?? designSchema.parse({});
    return layoutCv(cv, template, detectDocumentLanguage(cv), options, photo);
  }, [cv, record.metadata.design, photo]);
  const evidence = useEvidence(sheet, tree, skills, linked, slot);
  return (
    <div className="flex flex-col gap-3">
      {skill?.mark === 'missing' && !hasJob && (
        <p className="rounded-control border border-dashed border-terracotta bg-terracotta-soft px-4 py-3 text-[0.9375rem] text-terracotta">
          {t('applications.wouldGo', { name: skill.name })}
        </p>
      )}
      <div ref={sheet} className="shadow-float relative w-full">
        {tree && <DocumentPage tree={tree} zoom={zoom} />}
        <PageMarks {...evidence} skills={skills} linked={linked} />
      </div>
    </div>
  );
}
