import type { CareerPlan } from '@trayecto/core/assistant';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { classes } from '../../ui/classes';

const RANKS = [1, 2, 3, 4, 5, 6] as const;

/** Six steps, with the user's current one and the one they want to reach. */
export function LevelLadder({ analysis }: { analysis: CareerPlan['analysis'] }) {
  const { t } = useLanguage();
  const { current_rank: current, target_rank } = analysis;
  const target = target_rank ?? current;
  const low = Math.min(current, target);
  const high = Math.max(current, target);
  return (
    <section
      aria-labelledby="levels"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 rounded-card border border-line bg-surface p-6 md:grid-cols-[minmax(0,1fr)_14rem_minmax(0,1fr)]"
    >
      <h2 id="levels" className="sr-only">
        {t('careerPlan.levels')}
      </h2>
      <Level
        label={t('careerPlan.currentLevel')}
        tone="sea"
        level={analysis.current_level}
        reasons={analysis.current_reasons}
      />
      <div
        role="img"
        aria-label={t('careerPlan.ladder', { current: String(current), target: String(target) })}
        className="flex h-28 items-end gap-1.5 md:h-32 md:self-center"
      >
        {RANKS.map((rank) => (
          <span
            key={rank}
            style={{ height: `${(rank / RANKS.length) * 100}%` }}
            className={classes(
              'grow rounded-t-[0.3rem]',
              rank === target
                ? 'bg-terracotta'
                : rank === current
                  ? 'bg-sea'
                  : rank > low && rank < high
                    ? 'bg-terracotta-soft'
                    : 'bg-desk',
            )}
          />
        ))}
      </div>
      <Level
        label={t('careerPlan.targetLevel')}
        tone="terracotta"
        level={analysis.target_level}
        reasons={analysis.target_reasons}
      />
    </section>
  );
}

interface LevelProps {
  readonly label: string;
  readonly tone: 'sea' | 'terracotta';
  readonly level: string;
  readonly reasons: readonly string[];
}

function Level({ label, tone, level, reasons }: LevelProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className={classes('eyebrow', tone === 'sea' ? 'text-sea' : 'text-terracotta')}>
        {label}
      </h3>
      <p className="font-serif text-2xl leading-tight font-semibold">
        <EngineText>{level}</EngineText>
      </p>
      <ul className="flex flex-col gap-1 text-[0.9375rem] text-muted">
        {reasons.map((reason) => (
          <li key={reason}>
            <EngineText>{reason}</EngineText>
          </li>
        ))}
      </ul>
    </div>
  );
}
