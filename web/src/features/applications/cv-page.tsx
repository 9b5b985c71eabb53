import type { CvRecord } from '@trayecto/core/contract';
import { designSchema, detectDocumentLanguage, layoutCv } from '@trayecto/core/document';
import { useMemo, useRef } from 'react';
import { DocumentPage } from '../../document/document-page';
import { useTranslate } from '../../i18n';
import type { MarkedSkill } from './use-fit';
import './cv-page.css';
import { useEvidence } from './use-evidence';
import { useZoomToFit } from './use-zoom-to-fit';

interface CvPageProps {
  readonly record: CvRecord;
  readonly skills: readonly MarkedSkill[];
  readonly chosen: string | null;
}

/** The page of the CV as it prints, with the lines that show what the job asks for marked on it. */
export function CvPage({ record, skills, chosen }: CvPageProps) {
  const t = useTranslate();
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoomToFit(sheet);
  const cv = record.parsed_data;
  const tree = useMemo(() => {
    if (!cv) return null;
    const { template, ...options } = record.metadata.design ?? designSchema.parse({});
    return layoutCv(cv, template, detectDocumentLanguage(cv), options);
  }, [cv, record.metadata.design]);
  useEvidence(sheet, tree, skills, chosen);
  const skill = skills.find(({ id }) => id === chosen);
  return (
    <div className="flex flex-col gap-3">
      {skill?.mark === 'missing' && (
        <p className="rounded-control border border-dashed border-terracotta bg-terracotta-soft px-4 py-3 text-[0.9375rem] text-terracotta">
          {t('applications.wouldGo', { name: skill.name })}
        </p>
      )}
      <div ref={sheet} className="shadow-float w-full">
        {tree && <DocumentPage tree={tree} zoom={zoom} />}
      </div>
    </div>
  );
}
