import type { PlanCertification, PlanCourse, PlanStep } from '@trayecto/core/assistant';
import { horizons, type ScheduledPlan } from '@trayecto/core/timeline';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { ResourceLink } from '../../tasks/resource-link';

interface LearningPathProps {
  readonly steps: readonly PlanStep[];
  readonly scheduled: ScheduledPlan;
}

/** What to learn with, by when it would be done: courses, then certifications. */
export function LearningPath({ steps, scheduled }: LearningPathProps) {
  const { t } = useLanguage();
  const stepOf = new Map(steps.map((step) => [step.id, step]));
  const hasAny = steps.some((step) => step.courses.length + step.certifications.length > 0);
  if (!hasAny) return null;
  return (
    <section aria-labelledby="path" className="flex flex-col gap-5">
      <h2 id="path" className="font-serif text-2xl font-semibold">
        {t('careerPlan.path')}
      </h2>
      <ol className="flex flex-col">
        {horizons.map((horizon) => {
          const own = scheduled.steps
            .filter((step) => step.horizon === horizon)
            .flatMap(({ id }) => stepOf.get(id) ?? []);
          const courses = own.flatMap((step) => step.courses);
          const certifications = own.flatMap((step) => step.certifications);
          return (
            <li
              key={horizon}
              className="relative border-l-2 border-terracotta pb-9 pl-6 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden
                className="absolute top-1.5 -left-[0.5rem] size-3.5 rounded-full border-2 border-terracotta bg-paper"
              />
              <h3 className="font-serif text-lg font-semibold">{t(`careerPlan.${horizon}`)}</h3>
              <p className="text-sm text-muted">{t(`careerPlan.${horizon}Months`)}</p>
              {courses.length + certifications.length === 0 && (
                <p className="mt-3 text-muted">{t('careerPlan.nothingInHorizon')}</p>
              )}
              {courses.length > 0 && (
                <Group title={t('careerPlan.courses')}>
                  {courses.map((course) => (
                    <Course key={course.url + course.title} course={course} />
                  ))}
                </Group>
              )}
              {certifications.length > 0 && (
                <Group title={t('careerPlan.certifications')}>
                  {certifications.map((one) => (
                    <Certification key={one.name} certification={one} />
                  ))}
                </Group>
              )}
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-muted">{t('careerPlan.addressNote')}</p>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h4 className="eyebrow mb-2 text-muted">{title}</h4>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
        {children}
      </ul>
    </div>
  );
}

function Course({ course }: { course: PlanCourse }) {
  const { title, provider, url, duration, description } = course;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <ResourceLink name={title} link={url} weight="font-semibold" />
      <p className="text-sm text-muted">
        <span translate="no">{provider}</span>
        {' · '}
        <EngineText>{duration}</EngineText>
      </p>
      <p className="mt-1.5 text-[0.9375rem]">
        <EngineText>{description}</EngineText>
      </p>
    </li>
  );
}

function Certification({ certification }: { certification: PlanCertification }) {
  const { t } = useLanguage();
  const { name, provider, level, description, url } = certification;
  return (
    <li className="flex gap-3 rounded-card border border-line bg-surface p-4">
      <Award aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-ink" strokeWidth={1.75} />
      <div className="min-w-0">
        {url === undefined ? (
          <span translate="no" className="font-semibold wrap-anywhere">
            {name}
          </span>
        ) : (
          <ResourceLink name={name} link={url} weight="font-semibold" />
        )}
        <p className="text-sm text-muted">
          <span translate="no">{provider}</span>
          {' · '}
          {t('careerPlan.certificationLevel', { level })}
        </p>
        <p className="mt-1.5 text-[0.9375rem]">
          <EngineText>{description}</EngineText>
        </p>
      </div>
    </li>
  );
}
