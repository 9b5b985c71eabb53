import { ArrowRight, Check, Minus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n';
import { labelName } from '../../tasks/label-name';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { JobHead } from './job-head';
import type { JobMatch } from './use-matches';

interface MatchCardProps {
  readonly job: JobMatch;
  readonly onChoose: () => void;
}

/** One recommended job: how well it fits, what matches, what is missing. */
export function MatchCard({ job, onChoose }: MatchCardProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { matching, missing } = job.skills;
  return (
    <li className="flex">
      <article
        aria-labelledby={`${id}-title`}
        className="flex w-full flex-col gap-4 rounded-card border border-line bg-surface p-5 transition-colors hover:border-edge sm:p-6"
      >
        <JobHead job={job} headingId={`${id}-title`} level="h3" />
        <div className="grid gap-3 sm:grid-cols-2">
          <SkillList
            label={t('jobs.matching')}
            names={matching}
            none={t('jobs.nothingMatching')}
            isMatch
          />
          <SkillList label={t('jobs.missing')} names={missing} none={t('jobs.nothingMissing')} />
        </div>
        <p
          id={`${id}-text`}
          lang={job.language ?? undefined}
          translate="no"
          className={classes(
            'text-[0.9375rem] whitespace-pre-line wrap-anywhere',
            !isOpen && 'line-clamp-3 text-muted',
          )}
        >
          {isOpen ? job.description : job.description.replace(/\s*\n\s*/g, ' ')}
        </p>
        <footer className="mt-auto flex flex-wrap gap-2 pt-1">
          <Button
            kind="primary"
            aria-label={t('jobs.chooseOf', { title: job.title })}
            onClick={onChoose}
          >
            {t('jobs.choose')}
            <ArrowRight aria-hidden className="size-4.5" />
          </Button>
          <Button
            kind="ghost"
            aria-expanded={isOpen}
            aria-controls={`${id}-text`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'jobs.less' : 'jobs.more')}
          </Button>
        </footer>
      </article>
    </li>
  );
}

interface SkillListProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly none: string;
  readonly isMatch?: boolean;
}

function SkillList({ label, names, none, isMatch = false }: SkillListProps) {
  const Icon = isMatch ? Check : Minus;
  return (
    <div className="flex flex-col gap-1.5">
      <p
        className={classes(
          'flex items-center gap-1.5 text-sm font-semibold',
          isMatch ? 'text-olive' : 'text-terracotta',
        )}
      >
        <Icon aria-hidden className="size-4" strokeWidth={2.5} />
        {label}
      </p>
      {names.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li
              key={name}
              className={classes(
                'rounded-full px-2.5 py-0.5 text-sm',
                isMatch ? 'bg-olive-soft text-olive' : 'bg-terracotta-soft text-terracotta',
              )}
            >
              {labelName(name)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
