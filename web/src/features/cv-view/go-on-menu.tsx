import { type CvRecord, createDebugTicket, getCvOriginal } from '@trayecto/core/contract';
import { Bug, FileDown, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { paths } from '../../app/paths';
import { saveFile } from '../../document/save-file';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';

const ways = [
  { path: paths.improve, label: 'cv.toImprove' },
  { path: paths.skillGap, label: 'cv.toSkillGap' },
  { path: paths.development, label: 'cv.toDevelopment' },
  { path: paths.optimizer, label: 'cv.toOptimizer' },
  { path: paths.enhancer, label: 'cv.toEnhancer' },
  { path: paths.jobs, label: 'cv.toJobs' },
] as const;

const MENU_LOOK =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-4 text-left font-semibold hover:bg-ink/6';

/** Where one goes from a CV, and what it was made from. */
export function GoOnMenu({ record }: { record: CvRecord }) {
  const { t, formats } = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);

  async function openDebug() {
    // Opened by the click itself: a window opened after an answer would count as a pop-up.
    const tab = window.open('', '_blank');
    if (!tab) {
      setProblem(t('cv.popupBlocked'));
      return;
    }
    try {
      const { ticket } = await call(createDebugTicket, { params: { id: record.id } });
      tab.location.replace(`/api/cv-debug/${record.id}?${new URLSearchParams({ ticket })}`);
    } catch (error) {
      tab.close();
      setProblem(t('cv.debugFailed', { reason: describeError(error, t, formats) }));
    }
  }

  async function saveOriginal() {
    try {
      const file = await call(getCvOriginal, { params: { id: record.id } });
      saveFile({ ...file, name: record.filename });
    } catch (error) {
      setProblem(t('document.downloadFailed', { reason: describeError(error, t, formats) }));
    }
  }

  return (
    <>
      <Disclosure icon={Sparkles} label={t('cv.goOn')}>
        <div className="flex w-60 flex-col">
          {ways.map(({ path, label }) => (
            <Link
              key={path}
              href={`${path}?${new URLSearchParams({ cv: record.id })}`}
              className={MENU_LOOK}
            >
              {t(label)}
            </Link>
          ))}
          <hr className="my-1 border-line" />
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
        </div>
      </Disclosure>
      {problem && (
        <Alert kind="error" className="basis-full" onDismiss={() => setProblem(null)}>
          {problem}
        </Alert>
      )}
    </>
  );
}
