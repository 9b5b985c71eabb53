import { Check, LoaderCircle } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { type ImproveStep, improveSteps, type TranslatedSentence } from './use-improve';

interface StepProgressProps {
  readonly step: ImproveStep;
  readonly percent: number;
  readonly sentence: TranslatedSentence | undefined;
  readonly onCancel: () => void;
}

/** Which of the four steps is under way, and how far all of it is. */
export function StepProgress({ step, percent, sentence, onCancel }: StepProgressProps) {
  const { t, formats } = useLanguage();
  const now = improveSteps.indexOf(step);
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-2">
        {improveSteps.map((name, index) => (
          <li
            key={name}
            aria-current={index === now ? 'step' : undefined}
            className={classes(
              'flex items-center gap-2.5',
              index > now && 'text-muted',
              index === now && 'font-semibold',
            )}
          >
            {index < now && <Check aria-hidden className="size-5 text-olive" />}
            {index === now && (
              <LoaderCircle
                aria-hidden
                className="size-5 text-terracotta motion-safe:animate-spin"
              />
            )}
            {index > now && <span aria-hidden className="size-5 rounded-full border border-edge" />}
            {t(`improve.${name}Step`)}
          </li>
        ))}
      </ol>
      <div className="flex items-center gap-3">
        <div
          role="progressbar"
          aria-label={t('improve.progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 grow overflow-hidden rounded-full bg-desk"
        >
          <div
            className="h-full rounded-full bg-terracotta transition-[width]"
            style={{ width: `${percent}%` }}
          />
        </div>
        <span className="text-sm tabular-nums">{formats.percent(percent / 100)}</span>
      </div>
      {sentence && (
        // A glimpse of the work for anyone who looks; what counts is read in the review.
        <div aria-hidden className="flex flex-col gap-1 text-sm">
          <p className="line-clamp-2 text-muted">{sentence.source}</p>
          <p className="line-clamp-2">{sentence.text}</p>
        </div>
      )}
      <Button onClick={onCancel}>{t('improve.cancel')}</Button>
    </div>
  );
}
