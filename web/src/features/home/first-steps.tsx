import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';

interface FirstStepsProps {
  readonly hasCv: boolean;
  /** Takes the person to where a job is pasted. */
  readonly onPaste: () => void;
}

/** For someone without applications: the way to the first one, and where they are on it. */
export default function FirstSteps({ hasCv, onPaste }: FirstStepsProps) {
  const t = useTranslate();
  const action =
    'inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-terracotta hover:underline';
  const arrow = <ArrowRight aria-hidden className="size-4.5" />;
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="font-serif text-heading font-semibold">
        {t('start.firstTitle')}
      </h2>
      <ol className="mt-5 grid gap-x-8 md:grid-cols-3">
        <Step
          title={t('start.first1')}
          line={t('start.first1Line')}
          state={hasCv ? 'done' : 'here'}
          done={t('start.firstDone')}
        >
          {!hasCv && (
            <Link href={paths.import} className={action}>
              {t('start.uploadAction')}
              {arrow}
            </Link>
          )}
        </Step>
        <Step
          title={t('start.first2')}
          line={t('start.first2Line')}
          state={hasCv ? 'here' : 'ahead'}
          done={t('start.firstDone')}
        >
          <button type="button" onClick={onPaste} className={action}>
            {t('start.first2Action')}
            {arrow}
          </button>
        </Step>
        <Step
          title={t('start.first3')}
          line={t('start.first3Line')}
          state="arrival"
          done={t('start.firstDone')}
        />
      </ol>
    </section>
  );
}

const STOPS = {
  here: 'border-terracotta bg-terracotta ring-3 ring-terracotta-soft',
  done: 'border-olive bg-olive text-paper',
  ahead: 'border-edge bg-paper',
  arrival: 'border-sea bg-sea',
} as const;

interface StepProps {
  readonly title: string;
  readonly line: string;
  readonly state: keyof typeof STOPS;
  readonly done: string;
  readonly children?: ReactNode;
}

/** The line of stops, laid down on a phone and flat beside its words elsewhere. */
function Step({ title, line, state, done, children }: StepProps) {
  return (
    <li
      aria-current={state === 'here' ? 'step' : undefined}
      className="group relative pb-7 pl-8 last:pb-0 md:pt-8 md:pb-0 md:pl-0"
    >
      <span
        aria-hidden
        className="absolute top-2 bottom-0 left-1.5 w-0.5 bg-line group-last:hidden md:top-1.5 md:right-[-2rem] md:bottom-auto md:left-0 md:h-0.5 md:w-auto"
      />
      <span
        aria-hidden
        className={classes(
          'absolute top-1.5 left-0 inline-flex size-3.5 items-center justify-center rounded-full border-2 md:top-0',
          STOPS[state],
        )}
      >
        {state === 'done' && <Check className="size-2.5" strokeWidth={4} />}
      </span>
      <h3 className="font-semibold">
        {title}
        {state === 'done' && <span className="text-olive"> {done}</span>}
      </h3>
      <p className="text-[0.9375rem] text-muted">{line}</p>
      {children}
    </li>
  );
}
