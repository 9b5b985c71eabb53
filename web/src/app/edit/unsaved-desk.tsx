import type { CvRecord } from '@trayecto/core/contract';
import { measureCv } from '@trayecto/core/cv';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import { useProblem } from '../../api/use-problem';
import { describeSaveProblem } from '../../cvs/describe-save-problem';
import { FormattedText, RawText } from '../../cvs/raw-text';
import { saveCvAgain, type UnsavedCv } from '../../cvs/save-cv';
import { unsavedCvStore } from '../../cvs/unsaved-cv-store';
import { useLocalDesign } from '../../document/design';
import { CvDesk } from '../../features/cv-editor/desk/cv-desk';
import type { EditorStore } from '../../features/cv-editor/editor-store';
import { makeUnsavedRecord } from '../../features/cv-editor/unsaved-record';
import { type PlainKey, useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';

interface UnsavedDeskProps {
  readonly ownerId: string;
  readonly unsaved: UnsavedCv;
  /** With the CV as the server has it now, if saving succeeded. */
  readonly onFinish: (saved: CvRecord | null, done: PlainKey | null) => void;
}

/** The CV that only this browser has, on the desk. Saving it sends it to the server. */
export default function UnsavedDesk({ ownerId, unsaved, onFinish }: UnsavedDeskProps) {
  const { t, formats } = useLanguage();
  const look = useLocalDesign();
  const [record] = useState(() => makeUnsavedRecord(unsaved, ownerId));
  const saved = useRef<CvRecord>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useProblem();
  const { cv } = unsaved;
  const { is_large_cv, using_raw_data } = useMemo(() => measureCv(cv), [cv]);
  const [store] = useState<EditorStore>(() => ({
    keep({ parsed_data }) {
      const edited = { ...unsaved, edited: parsed_data ?? unsavedCvStore.get()?.edited ?? null };
      unsavedCvStore.keep(ownerId, edited);
      return makeUnsavedRecord(edited, ownerId);
    },
    async save() {
      saved.current = await saveCvAgain(call, unsavedCvStore.get() ?? unsaved);
      return saved.current;
    },
  }));

  async function saveAgain() {
    setIsSaving(true);
    setProblem(null);
    try {
      onFinish(await saveCvAgain(call, unsavedCvStore.get() ?? unsaved), 'cv.savedNow');
    } catch (error) {
      setProblem(error);
      setIsSaving(false);
    }
  }

  return (
    <CvDesk
      record={record}
      store={store}
      look={look}
      extent={{
        isLarge: is_large_cv,
        usesRawData: using_raw_data,
        contentCharacters: unsaved.content.length,
      }}
      stored={null}
      onFinish={(done) => onFinish(saved.current, done && 'cv.savedNow')}
      parts={{
        mark: (
          <>
            <Chip tone="sun">{t('cv.unsavedChip')}</Chip>
            <Button
              kind="primary"
              className="min-h-9! px-4! py-1!"
              isBusy={isSaving}
              onClick={() => void saveAgain()}
            >
              {t('cv.saveAgain')}
            </Button>
          </>
        ),
        line: (
          <>
            {problem !== null && (
              <Alert kind="error" onDismiss={() => setProblem(null)}>
                {t('cv.saveFailed', { reason: describeSaveProblem(problem, t, formats) })}
              </Alert>
            )}
            <Alert kind="warning">{t('cv.unsavedNotice')}</Alert>
          </>
        ),
        raw: <RawText text={unsaved.content} />,
        formattedRaw: <FormattedText text={unsaved.content} />,
      }}
    />
  );
}
