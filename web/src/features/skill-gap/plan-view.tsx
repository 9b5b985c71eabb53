import type { PlanItem, SkillGapResult } from '@trayecto/core/assistant';
import { useLanguage } from '../../i18n';
import { BuiltinMark } from '../../tasks/builtin-places';
import { EngineText } from '../../tasks/engine-text';
import { labelName } from '../../tasks/label-name';
import { ResourceLink } from '../../tasks/resource-link';

interface PlanViewProps {
  readonly plan: SkillGapResult['actionablePlan'];
  readonly recommendations: SkillGapResult['recommendations'];
}

const horizons = ['shortTerm', 'mediumTerm', 'longTerm'] as const;

/** What to do and when, on a line of time; recommendations where there is no plan. */
export function PlanView({ plan, recommendations }: PlanViewProps) {
  const { t } = useLanguage();
  if (!plan) return <Recommendations recommendations={recommendations ?? []} />;
  return (
    <section aria-labelledby="plan" className="flex flex-col gap-5">
      <h2 id="plan" className="font-serif text-2xl font-semibold">
        {t('skillGap.planTitle')}
      </h2>
      <ol className="grid gap-x-6 gap-y-8 lg:grid-cols-3">
        {horizons.map((horizon) => (
          <li key={horizon} className="relative border-t-2 border-terracotta pt-5">
            <span
              aria-hidden
              className="absolute -top-[0.5rem] left-0 size-3.5 rounded-full border-2 border-terracotta bg-paper"
            />
            <h3 className="font-serif text-lg font-semibold">{t(`skillGap.${horizon}`)}</h3>
            <p className="text-sm text-muted">{t(`skillGap.${horizon}Months`)}</p>
            {plan[horizon].length === 0 ? (
              <p className="mt-4 text-muted">{t('skillGap.nothingInHorizon')}</p>
            ) : (
              <ul className="mt-4 flex flex-col gap-4">
                {plan[horizon].map((item) => (
                  <PlanStep key={item.action} item={item} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlanStep({ item }: { item: PlanItem }) {
  const { t } = useLanguage();
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">
        <EngineText>{item.action}</EngineText>
        <BuiltinMark place={item.skillId} />
      </p>
      <p className="mt-0.5 text-sm text-muted">
        <EngineText>{item.timeframe}</EngineText>
      </p>
      {item.resources.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3 text-[0.9375rem]">
          {item.resources.map(({ name, link, type }) => (
            <li key={name}>
              <span className="text-muted">
                {t(`skillGap.type-${type}`)}
                {': '}
              </span>
              <ResourceLink name={name} link={link} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Recommendations({
  recommendations,
}: {
  recommendations: NonNullable<SkillGapResult['recommendations']>;
}) {
  const { t } = useLanguage();
  if (recommendations.length === 0) return null;
  return (
    <section aria-labelledby="recommendations" className="flex flex-col gap-4">
      <h2 id="recommendations" className="font-serif text-2xl font-semibold">
        {t('skillGap.recommendationsTitle')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {recommendations.map(({ title, description, type, timeToAcquire, link }) => (
          <li key={title + type} className="rounded-card border border-line bg-surface p-4">
            <h3 className="font-semibold">
              <ResourceLink name={labelName(title)} link={link} />
            </h3>
            <p className="text-sm text-muted">
              {t(`skillGap.type-${type}`)}
              {' · '}
              <EngineText>{timeToAcquire}</EngineText>
            </p>
            <p className="mt-2">
              <EngineText>{description}</EngineText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
