import type { SectionImprovement } from '@trayecto/core/assistant';
import { useLanguage } from '../../i18n';
import { CopyCard } from '../../tasks/copy-card';
import { ImprovementCard } from './improvement-card';
import type { Optimization } from './optimize-task';
import { useApply } from './use-apply';

/** Texts to copy first, then what can be put into the CV. */
export function ImprovementList({ shown }: { shown: Optimization }) {
  const { t } = useLanguage();
  const applying = useApply(shown.question.cvId);
  const { sectionImprovements } = shown.result;
  const copied = sectionImprovements.filter(({ change }) => change === null);
  const applied = sectionImprovements.filter(({ change }) => change !== null);
  return (
    <section aria-labelledby="improvements" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 id="improvements" className="font-serif text-2xl font-semibold">
          {t('optimize.improvements')}
        </h2>
        <p className="max-w-[46rem] text-muted">
          {t(
            sectionImprovements.length === 0
              ? 'optimize.noImprovements'
              : 'optimize.improvementsLine',
          )}
        </p>
      </div>
      {copied.length > 0 && (
        <Group title={t('tasks.forLinkedin')} isTitled={applied.length > 0}>
          {copied.map((one) => (
            <CopyCard key={keyOf(one)} improvement={one} />
          ))}
        </Group>
      )}
      {applied.length > 0 && (
        <Group title={t('optimize.forCv')} isTitled={copied.length > 0}>
          {applied.map((one) => (
            <ImprovementCard key={keyOf(one)} improvement={one} applying={applying} />
          ))}
        </Group>
      )}
    </section>
  );
}

const keyOf = ({ id, title, after }: SectionImprovement) => id || title + after;

interface GroupProps {
  readonly title: string;
  readonly isTitled: boolean;
  readonly children: React.ReactNode;
}

function Group({ title, isTitled, children }: GroupProps) {
  return (
    <div className="flex flex-col gap-3">
      {isTitled && <h3 className="eyebrow text-muted">{title}</h3>}
      <ul aria-label={title} className="flex flex-col gap-4">
        {children}
      </ul>
    </div>
  );
}
