import type { EnhancementResult } from '@trayecto/core/assistant';
import { type DocumentLanguage, layoutCv } from '@trayecto/core/document';
import { useMemo, useState } from 'react';
import type { Design } from '../../document/design';
import { DesignChoice } from '../../document/design-choice';
import { DocumentPage } from '../../document/document-page';
import { TemplateChoice } from '../../document/template-choice';
import { useLanguage } from '../../i18n';
import { classes } from '../../ui/classes';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { BriefPreview } from './brief-preview';

interface FormattedTabProps {
  readonly result: EnhancementResult;
  readonly language: DocumentLanguage;
  readonly design: Design;
  readonly onDesign: (changes: Partial<Design>) => void;
}

/** The tailored CV as it will print, or in brief with what else would help. */
export function FormattedTab({ result, language, design, onDesign }: FormattedTabProps) {
  const { t } = useLanguage();
  const [view, setView] = useState<'document' | 'preview'>('document');
  const tree = useMemo(
    () => layoutCv(result.cvData, design.template, language, design),
    [result.cvData, design, language],
  );
  return (
    <div className="flex flex-col gap-6">
      <div
        className={classes(
          'mx-auto flex w-full flex-wrap items-center justify-between gap-3',
          view === 'document' ? 'max-w-[49.6rem]' : 'max-w-[62rem]',
        )}
      >
        <SegmentedChoice
          legend={t('enhance.viewMode')}
          value={view}
          onChange={setView}
          options={[
            { value: 'document', label: t('enhance.asDocument') },
            { value: 'preview', label: t('enhance.asPreview') },
          ]}
        />
        {view === 'document' && <DesignChoice design={design} onChange={onDesign} />}
      </div>
      {view === 'document' ? (
        <>
          <TemplateChoice
            cv={result.cvData}
            language={language}
            design={design}
            onChange={(template) => onDesign({ template })}
          />
          <div className="shadow-float mx-auto w-full max-w-[595pt]">
            <DocumentPage tree={tree} />
          </div>
        </>
      ) : (
        <BriefPreview result={result} />
      )}
    </div>
  );
}
