import type { CareerPlan } from '@trayecto/core/assistant';
import { Hammer } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { BuiltinMark } from '../../tasks/builtin-places';
import { EngineText } from '../../tasks/engine-text';
import { labelName } from '../../tasks/label-name';
import { Chip } from '../../ui/chip';

export function ProjectList({ projects }: { projects: CareerPlan['projects'] }) {
  const { t } = useLanguage();
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="projects" className="flex flex-col gap-4">
      <h2 id="projects" className="font-serif text-2xl font-semibold">
        {t('careerPlan.projects')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
        {projects.map(({ title, description, skills_practiced, estimated_duration }, at) => (
          <li key={title} className="rounded-card border border-line bg-surface p-5">
            <h3 className="flex gap-3 font-semibold">
              <Hammer aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" strokeWidth={1.75} />
              <EngineText>{title}</EngineText>
            </h3>
            <p className="mt-2 text-[0.9375rem]">
              <EngineText>{description}</EngineText>
              <BuiltinMark place={`project:project-${at + 1}`} />
            </p>
            <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-muted">
              <span className="sr-only">{t('careerPlan.practises')}</span>
              {skills_practiced.map((skill) => (
                <Chip key={skill} tone="sea">
                  <EngineText>{labelName(skill)}</EngineText>
                </Chip>
              ))}
              <EngineText>{estimated_duration}</EngineText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
