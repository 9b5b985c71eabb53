import type { CareerPlan, PlanGap } from '@trayecto/core/assistant';
import { Check, ChevronDown } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { BuiltinMark } from '../../tasks/builtin-places';
import { EngineText } from '../../tasks/engine-text';
import { labelName } from '../../tasks/label-name';
import { Chip } from '../../ui/chip';

/** What is missing, each to be opened for its reason; below it what is there already. */
export function GapList({ analysis }: { analysis: CareerPlan['analysis'] }) {
  const { t } = useLanguage();
  const { gaps, strengths } = analysis;
  return (
    <section aria-labelledby="gaps" className="flex flex-col gap-4">
      <h2 id="gaps" className="font-serif text-2xl font-semibold">
        {t('careerPlan.gaps')}
      </h2>
      {gaps.length === 0 ? (
        <p className="text-lead">{t('careerPlan.noGaps')}</p>
      ) : (
        <>
          <p className="text-muted">{t('careerPlan.gapsLine')}</p>
          <ol className="flex flex-col divide-y divide-line border-y border-line">
            {gaps.map((gap) => (
              <GapRow key={gap.id} gap={gap} />
            ))}
          </ol>
        </>
      )}
      {strengths.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('careerPlan.strengths')}</h3>
          <ul className="flex flex-wrap gap-2">
            {strengths.map(({ name, quote }) => (
              <li key={name} title={quote}>
                <Chip tone="olive">
                  <Check aria-hidden className="size-3.5" />
                  <EngineText>{labelName(name)}</EngineText>
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function GapRow({ gap }: { gap: PlanGap }) {
  const { t } = useLanguage();
  const { id, name, why, jobs, near } = gap;
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-2 [&::-webkit-details-marker]:hidden">
          <span className="grow font-semibold">
            <EngineText>{labelName(name)}</EngineText>
          </span>
          {jobs > 0 && <Chip tone="sun">{t('careerPlan.gapJobs', { count: jobs })}</Chip>}
          <ChevronDown
            aria-hidden
            className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="pb-3 text-[0.9375rem] text-muted">
          <EngineText>{why}</EngineText>
          {near.length > 0 && ` ${t('careerPlan.near', { skills: near.join(', ') })}`}
          <BuiltinMark place={`gap:${id}`} />
        </p>
      </details>
    </li>
  );
}
