import type { FoundJob, JobSourceName } from '@trayecto/core/contract';
import { Building2, CalendarDays, MapPin } from 'lucide-react';
import { type Translate, useLanguage } from '../../i18n';
import { Chip, type ChipTone } from '../../ui/chip';

const BRANDS: Partial<Record<JobSourceName, string>> = {
  remotive: 'Remotive',
  arbeitnow: 'Arbeitnow',
  adzuna: 'Adzuna',
};

export function nameSource(source: JobSourceName, t: Translate): string {
  return BRANDS[source] ?? t(source === 'own' ? 'jobSearch.own' : 'jobSearch.samplesSource');
}

/** Company, place, day and source, and what is worth a badge. */
export function JobFacts({ job }: { job: FoundJob }) {
  const { t, formats } = useLanguage();
  return (
    <div className="flex flex-col gap-2.5">
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[0.9375rem] text-muted">
        {job.company !== '' && (
          <li className="flex min-w-0 items-center gap-1.5 font-medium text-ink">
            <Building2 aria-hidden className="size-4.5 shrink-0 text-muted" strokeWidth={1.5} />
            <span translate="no">{job.company}</span>
          </li>
        )}
        {job.location !== '' && (
          <li className="flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
            <span translate="no">{job.location}</span>
          </li>
        )}
        {job.postedOn && (
          <li className="flex items-center gap-1.5">
            <CalendarDays aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
            <time translate="no" dateTime={job.postedOn}>
              {formats.shortDate(new Date(`${job.postedOn}T12:00`))}
            </time>
          </li>
        )}
        <li>{t('jobSearch.source', { source: nameSource(job.source, t) })}</li>
      </ul>
      <Badges job={job} />
    </div>
  );
}

function Badges({ job }: { job: FoundJob }) {
  const { t, formats } = useLanguage();
  if (!job.isSample && !job.isRemote && job.matchScore === null) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {job.matchScore !== null && (
        <Chip tone={chooseTone(job.matchScore)}>
          {t('jobSearch.match', { percent: formats.percent(job.matchScore / 100) })}
        </Chip>
      )}
      {job.isRemote && <Chip tone="sea">{t('jobSearch.remote')}</Chip>}
      {job.isSample && <Chip>{t('jobSearch.sample')}</Chip>}
    </p>
  );
}

function chooseTone(percent: number): ChipTone {
  if (percent >= 90) return 'olive';
  return percent >= 80 ? 'sea' : 'sun';
}
