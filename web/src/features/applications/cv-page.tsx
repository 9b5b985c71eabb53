import type { CvRecord } from '@trayecto/core/contract';
import { designSchema, detectDocumentLanguage, layoutCv } from '@trayecto/core/document';
import { useMemo, useRef } from 'react';
import { DocumentPage } from '../../document/document-page';
import { usePhoto } from '../../document/use-photo';
import { useTranslate } from '../../i18n';
import './cv-page.css';
import { PageMarks } from './page-marks';
import { addSlot } from './true-answers';
import { useEvidence } from './use-evidence';
import type { MarkedSkill } from './use-fit';
import type { Linked } from './use-linked';
import { useZoomToFit } from './use-zoom-to-fit';

interface CvPageProps {
  readonly record: CvRecord;
  readonly skills: readonly MarkedSkill[];
  readonly linked: Linked;
  /** As it was sent: nothing can be added to it any more. */
  readonly isLocked: boolean;
}

/** The page of the CV as it prints, with the lines that show what the job asks for marked on it. */
export function CvPage({ record, skills, linked, isLocked }: CvPageProps) {
  const t = useTranslate();
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoomToFit(sheet);
  const skill = skills.find(({ id }) => id === linked.lit);
  const askedAs = skill?.mark === 'missing' && !isLocked ? skill.askedAs : null;
  const slot = skill && askedAs ? t('applications.slot', { name: skill.name }) : null;
  const { parsed_data: content } = record;
  const { work } = linked;
  const cv = useMemo(
    () => (content && askedAs && slot !== null ? addSlot(content, askedAs, slot, work) : content),
    [content, askedAs, slot, work],
  );
  const photo = usePhoto(record.metadata.design);
  const tree = useMemo(() => {
    if (!cv) return null;
    const { template, ...options } = record.metadata.design ?? designSchema.parse({});
    return layoutCv(cv, template, detectDocumentLanguage(cv), options, photo);
  }, [cv, record.metadata.design, photo]);
  const evidence = useEvidence(sheet, tree, skills, linked, slot);
  return (
    <div className="flex flex-col gap-3">
      {skill && askedAs && cv === content && (
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
