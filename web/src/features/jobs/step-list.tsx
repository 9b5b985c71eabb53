import { Check } from 'lucide-react';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';

const wizardSteps = ['stepCv', 'stepAnalyze', 'stepJob', 'stepTemplate'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The whole way, and where on it one is. */
export function StepList({ step }: { step: WizardStep }) {
  const t = useTranslate();
  const now = wizardSteps.indexOf(step);
  return (
    <ol aria-label={t('jobs.steps')} className="grid grid-cols-4 gap-2 sm:gap-3">
      {wizardSteps.map((name, at) => (
        <li
          key={name}
          aria-current={at === now ? 'step' : undefined}
          className={classes(
            'flex flex-col gap-2 border-t-3 pt-2.5 text-sm sm:text-[0.9375rem]',
            at <= now ? 'border-terracotta' : 'border-line',
            at === now ? 'font-semibold text-ink' : 'text-muted',
          )}
        >
          <span className="flex items-start gap-1.5 leading-snug">
            {at < now ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-olive" strokeWidth={2.5} />
            ) : (
              <span aria-hidden className="tabular-nums max-sm:hidden">
                {`${at + 1}.`}
              </span>
            )}
            <span>
              {t(`jobs.${name}`)}
              {at < now && <span className="sr-only"> {t('jobs.stepDone')}</span>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
