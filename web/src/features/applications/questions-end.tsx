import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import type { Fit } from './use-fit';
import type { NextStep } from './use-next-step';

interface QuestionsEndProps {
  readonly fit: Fit;
  /** The match when the application was begun; null for one that was never compared. */
  readonly start: number | null;
  readonly next: NextStep;
  readonly takesFocus: boolean;
}

/** After the last question: what the answers have changed, and the way on. */
export function QuestionsEnd({ fit, start, next, takesFocus }: QuestionsEndProps) {
  const { t, formats } = useLanguage();
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last question has been answered
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, []);
  const kinds = Object.values(fit.answerKinds);
  const count = kinds.filter((kind) => kind !== 'no').length;
  const now = fit.result.matchPercentage;
  const to = formats.percent(now / 100);
  const hasChanged = start !== null && start !== now;
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="questions-end"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="questions-end" className="font-serif text-xl font-semibold">
        {t('applications.trueEnd')}
      </h2>
      <p role="status">
        {count === 0 ? t('applications.trueAddedNone') : t('applications.trueAdded', { count })}{' '}
        {hasChanged
          ? t('applications.trueChanged', { from: formats.percent(start / 100), to })
          : t('applications.trueSame', { to })}
      </p>
      {/* Where the panes are side by side, the foot of this one has it in sight. */}
      {next.kind !== 'none' && (
        <Button className="border-ink! bg-ink! text-paper! min-[1200px]:hidden" onClick={next.go}>
          <span translate={next.kind === 'own' ? 'no' : undefined}>{next.words}</span>
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      )}
    </section>
  );
}
