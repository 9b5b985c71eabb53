import { Check, FileText } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type PlainKey, RichText, useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import type { ImportStep, ImportProgress as Progress } from './import-file';

const TipCard = lazy(() => import('../../ui/tip-card'));

const STEPS: readonly { readonly step: ImportStep; readonly label: PlainKey }[] = [
  { step: 'check', label: 'upload.stepCheck' },
  { step: 'store', label: 'upload.stepStore' },
  { step: 'extract', label: 'upload.stepExtract' },
  { step: 'parse', label: 'upload.stepParse' },
  { step: 'recognize', label: 'upload.stepRecognise' },
  { step: 'save', label: 'upload.stepSave' },
  { step: 'done', label: 'upload.stepDone' },
];
const LONG_WAIT_MS = 5000;

interface ImportProgressProps {
  readonly filename: string;
  readonly progress: Progress;
  readonly onCancel: () => void;
}

export function ImportProgress({ filename, progress, onCancel }: ImportProgressProps) {
  const { t, formats } = useLanguage();
  const isSlow = useIsSlow(progress.step);
  const current = STEPS.findIndex(({ step }) => step === progress.step);
  const { scan } = progress;
  const currentLabel = scan
    ? t('upload.scanPage', { page: scan.page, of: scan.of })
    : t(STEPS[current]?.label ?? 'upload.stepCheck');
  return (
    <div className="fade-in flex flex-col gap-6">
      <section className="rounded-panel border border-line bg-surface p-6 sm:p-9">
        <div className="flex items-center gap-4">
          <FileText aria-hidden className="size-9 shrink-0 text-terracotta" strokeWidth={1.4} />
          <h2 className="min-w-0 grow font-serif text-heading font-semibold wrap-anywhere">
            <RichText
              text={t('upload.working', { file: filename })}
              marks={{ file: (name) => <span translate="no">{name}</span> }}
            />
          </h2>
          <p aria-hidden className="font-serif text-2xl font-semibold tabular-nums">
            {formats.percent(progress.percent / 100)}
          </p>
        </div>
        <div
          role="progressbar"
          aria-label={t('upload.progressLabel')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress.percent}
          aria-valuetext={`${formats.percent(progress.percent / 100)} · ${currentLabel}`}
          className="mt-5 h-2 overflow-hidden rounded-full bg-desk"
        >
          <div
            className="h-full origin-left rounded-full bg-terracotta transition-transform duration-300 motion-reduce:transition-none"
            style={{ transform: `scaleX(${progress.percent / 100})` }}
          />
        </div>
        <p role="status" className="sr-only">
          {currentLabel}
        </p>
        <ol aria-hidden className="mt-6 grid gap-2.5 text-[0.9375rem]">
          {STEPS.slice(0, -1).map(({ step, label }, index) => (
            <StepLine
              key={step}
              state={stateOf(index, current)}
              label={index === current ? currentLabel : t(label)}
            />
          ))}
        </ol>
        <div className="mt-7">
          <Button onClick={onCancel}>{t('upload.cancel')}</Button>
        </div>
      </section>
      {isSlow && (
        <div className="fade-in flex flex-col gap-4">
          {!scan && (
            <p role="status" className="text-muted">
              {t('upload.slowScan')}
            </p>
          )}
          <Suspense>
            <TipCard />
          </Suspense>
        </div>
      )}
    </div>
  );
}

type StepState = 'before' | 'now' | 'after';

const stateOf = (index: number, current: number): StepState =>
  index < current ? 'before' : index === current ? 'now' : 'after';

function StepLine({ state, label }: { state: StepState; label: string }) {
  return (
    <li
      className={classes(
        'flex items-center gap-3',
        state === 'now' ? 'font-semibold' : 'text-muted',
      )}
    >
      <span className="inline-flex size-5 shrink-0 items-center justify-center">
        {state === 'before' && <Check className="size-4.5 text-olive" strokeWidth={2.4} />}
        {state === 'now' && (
          <span className="size-2.5 rounded-full bg-terracotta motion-safe:animate-pulse" />
        )}
        {state === 'after' && <span className="size-1.5 rounded-full bg-edge/60" />}
      </span>
      {label}
    </li>
  );
}

/** One step that takes long earns something to read; quick ones would only flicker. */
function useIsSlow(step: ImportStep): boolean {
  const [slowStep, setSlowStep] = useState<ImportStep | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlowStep(step), LONG_WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [step]);
  return slowStep === step;
}
