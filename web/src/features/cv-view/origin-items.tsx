import { type CvRecord, createDebugTicket, getCvOriginal } from '@trayecto/core/contract';
import { Bug, FileDown } from 'lucide-react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { saveFile } from '../../document/save-file';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

/** What a CV was made from: its file, and everything known about how it was read. */
export function OriginItems({ record }: { record: CvRecord }) {
  const { t, formats } = useLanguage();
  const [problem, setProblem] = useProblem<{ readonly words: string; readonly error?: unknown }>();

  async function openDebug() {
    // Opened by the click itself: a window opened after an answer would count as a pop-up.
    const tab = window.open('', '_blank');
    if (!tab) {
      setProblem({ words: t('cv.popupBlocked') });
      return;
    }
    try {
      const { ticket } = await call(createDebugTicket, { params: { id: record.id } });
      tab.location.replace(`/api/cv-debug/${record.id}?${new URLSearchParams({ ticket })}`);
    } catch (error) {
      tab.close();
      setProblem({
        words: t('cv.debugFailed', { reason: describeError(error, t, formats) }),
        error,
      });
    }
  }

  async function saveOriginal() {
    try {
      const file = await call(getCvOriginal, { params: { id: record.id } });
      saveFile({ ...file, name: record.filename });
    } catch (error) {
      const words = t('document.downloadFailed', { reason: describeError(error, t, formats) });
      setProblem({ words, error });
    }
  }

  return (
    <>
      {record.has_original && (
        <Button kind="ghost" className="justify-start" onClick={() => void saveOriginal()}>
          <FileDown aria-hidden className="size-4.5" />
          {t('cv.downloadOriginal')}
        </Button>
      )}
      <Button kind="ghost" className="justify-start" onClick={() => void openDebug()}>
        <Bug aria-hidden className="size-4.5" />
        {t('cv.debug')}
      </Button>
      {problem !== null && (
        <Alert kind="error" className="basis-full" onDismiss={() => setProblem(null)}>
          {problem.words}
        </Alert>
      )}
    </>
  );
}
