import type { CvRecord } from '@trayecto/core/contract';
import { measureCv } from '@trayecto/core/cv';
import { detectDocumentLanguage } from '@trayecto/core/document';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { call } from '../../api/browser-api';
import { editPath, UNSAVED_ID } from '../../app/edit-path';
import { describeSaveProblem } from '../../cvs/describe-save-problem';
import { FormattedText, RawText } from '../../cvs/raw-text';
import { saveCvAgain, type UnsavedCv } from '../../cvs/save-cv';
import { useLocalDesign } from '../../document/design';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { PanelHead } from './cv-panel';
import { CvViewer } from './cv-viewer';

interface UnsavedPanelProps {
  readonly unsaved: UnsavedCv;
  readonly onSaved: (record: CvRecord) => void;
}

/** The CV only this browser has, and the way to change that. */
export function UnsavedPanel({ unsaved, onSaved }: UnsavedPanelProps) {
  const { t, formats } = useLanguage();
  const cv = unsaved.edited ?? unsaved.cv;
  const language = detectDocumentLanguage(cv);
  const { is_large_cv, using_raw_data } = useMemo(() => measureCv(cv), [cv]);
  const { design, change } = useLocalDesign();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function saveAgain() {
    setIsSaving(true);
    setProblem(null);
    try {
      onSaved(await saveCvAgain(call, unsaved));
    } catch (error) {
      setProblem(error);
      setIsSaving(false);
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <PanelHead filename={unsaved.filename} line={<Chip tone="sun">{t('cv.unsavedChip')}</Chip>}>
        <Button kind="primary" isBusy={isSaving} onClick={() => void saveAgain()}>
          {t('cv.saveAgain')}
        </Button>
        <ButtonLink href={editPath(UNSAVED_ID, { isEditing: true })}>
          <Pencil aria-hidden className="size-4.5" />
          {t('cv.edit')}
        </ButtonLink>
      </PanelHead>
      <div className="mx-auto flex w-full max-w-[49.6rem] flex-col gap-3">
        {problem !== null && (
          <Alert kind="error" onDismiss={() => setProblem(null)}>
            {t('cv.saveFailed', { reason: describeSaveProblem(problem, t, formats) })}
          </Alert>
        )}
        <Alert kind="warning">{t('cv.unsavedNotice')}</Alert>
      </div>
      <CvViewer
        cv={cv}
        language={language}
        design={design}
        onDesign={change}
        source={{ cv, language }}
        extent={{
          isLarge: is_large_cv,
          usesRawData: using_raw_data,
          contentCharacters: unsaved.content.length,
        }}
        raw={<RawText text={unsaved.content} />}
        formattedRaw={<FormattedText text={unsaved.content} />}
      />
    </div>
  );
}
