import { Building2, MapPin } from 'lucide-react';
import { useTranslate } from '../../i18n';
import { Chip } from '../../ui/chip';
import { MatchBadge } from './match-badge';
import type { JobMatch } from './use-matches';

interface JobHeadProps {
  readonly job: JobMatch;
  readonly headingId: string;
  readonly level: 'h2' | 'h3';
}

/** What a job is and how well it fits. */
export function JobHead({ job, headingId, level: Heading }: JobHeadProps) {
  const t = useTranslate();
  return (
    <header className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading
          id={headingId}
          translate="no"
          className="min-w-0 grow basis-52 font-serif text-xl leading-snug font-semibold wrap-anywhere"
        >
          {job.title}
        </Heading>
        <MatchBadge percent={job.matchScore} />
      </div>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[0.9375rem] text-muted">
        {job.company !== '' && (
          <li className="flex items-center gap-1.5 font-medium text-ink">
            <Building2 aria-hidden className="size-4.5 shrink-0 text-muted" strokeWidth={1.5} />
            <span translate="no">{job.company}</span>
          </li>
        )}
        {job.location !== '' && (
          <li className="flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
            <span translate="no">{job.location}</span>
          </li>
        )}
        {job.isRemote && !/remot/i.test(job.location) && (
          <li>
            <Chip tone="sea">{t('jobs.remote')}</Chip>
          </li>
        )}
        {job.isSample && (
          <li>
            <Chip>{t('jobs.sample')}</Chip>
          </li>
        )}
      </ul>
    </header>
  );
}
