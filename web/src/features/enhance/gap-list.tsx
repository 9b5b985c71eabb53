import type { EnhanceGap } from '@trayecto/core/assistant';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { labelName } from '../../tasks/label-name';
import { ResourceLink } from '../../tasks/resource-link';
import { Chip, type ChipTone } from '../../ui/chip';

const tones = {
  critical: 'terracotta',
  important: 'sun',
  optional: 'neutral',
} as const satisfies Record<EnhanceGap['importance'], ChipTone>;
const names = {
  critical: 'enhance.critical',
  important: 'enhance.importantGap',
  optional: 'enhance.optional',
} as const;

/** What is not the person's yet, apart from everything that is. */
export function GapList({ gaps, hasMatch }: { gaps: readonly EnhanceGap[]; hasMatch: boolean }) {
  const { t } = useLanguage();
  if (gaps.length === 0 && !hasMatch) return null;
  return (
    <section aria-labelledby="gaps" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <h2 id="gaps" className="font-serif text-2xl font-semibold">
          {t('enhance.gaps')}
        </h2>
        <p className="max-w-[46rem] text-muted">
          {t(gaps.length === 0 ? 'enhance.noGaps' : 'enhance.gapsLine')}
        </p>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {gaps.map((gap) => (
          <GapCard key={gap.name} gap={gap} />
        ))}
      </ul>
    </section>
  );
}

function GapCard({ gap }: { gap: EnhanceGap }) {
  const { t, formats } = useLanguage();
  return (
    <li className="flex flex-col gap-2 rounded-card border border-dashed border-edge p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 grow font-semibold wrap-anywhere">
          <EngineText>{labelName(gap.name)}</EngineText>
        </h3>
        {gap.points > 0 && (
          <span className="text-sm text-muted tabular-nums">
            {t('enhance.points', { points: formats.number(gap.points) })}
          </span>
        )}
        <Chip tone={tones[gap.importance]}>{t(names[gap.importance])}</Chip>
      </div>
      <p className="text-[0.9375rem] text-muted">
        <EngineText>{gap.description}</EngineText>
      </p>
      {gap.steps.map(({ action, timeframe, resources }) => (
        <div key={action} className="text-[0.9375rem]">
          <p>
            <EngineText>{action}</EngineText>
            <span className="text-muted">
              {' · '}
              <EngineText>{timeframe}</EngineText>
            </span>
          </p>
          <ul className="mt-1 flex flex-col gap-1">
            {resources.map(({ name, link }) => (
              <li key={name}>
                <ResourceLink name={name} link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </li>
  );
}
