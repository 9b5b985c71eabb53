import type { FoundJob } from '@trayecto/core/contract';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { SaveAsApplication } from '../../applications/save-as-application';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { JobFacts } from './job-facts';
import { SaveButton } from './save-button';
import { toApplication } from './to-application';

interface JobCardProps {
  readonly job: FoundJob;
  readonly onFailure: (error: unknown) => void;
}

export function JobCard({ job, onFailure }: JobCardProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <article
        aria-labelledby={`${id}-title`}
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 transition-colors hover:border-edge sm:p-6"
      >
        <header className="flex flex-col gap-2">
          <h3 id={`${id}-title`} className="font-serif text-xl leading-snug font-semibold">
            <JobLink job={job} />
          </h3>
          <JobFacts job={job} />
        </header>
        <p
          id={`${id}-text`}
          lang={job.language ?? undefined}
          translate="no"
          className={classes(
            'max-w-[68ch] whitespace-pre-line wrap-anywhere',
            !isOpen && 'line-clamp-3',
          )}
        >
          {isOpen ? job.description : writeExcerpt(job.description)}
        </p>
        <footer className="flex flex-wrap gap-2">
          <SaveButton job={job} onFailure={onFailure} />
          <SaveAsApplication job={toApplication(job)} name={job.title} />
          <Button
            kind="ghost"
            aria-expanded={isOpen}
            aria-controls={`${id}-text`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'jobSearch.less' : 'jobSearch.more')}
          </Button>
        </footer>
      </article>
    </li>
  );
}

const LINK_LOOK =
  'wrap-anywhere text-ink underline decoration-line decoration-2 underline-offset-4 transition-colors hover:decoration-terracotta';

/** Samples and our own listings have a page here; the others are elsewhere. */
function JobLink({ job }: { job: FoundJob }) {
  const { t } = useLanguage();
  if (job.link.startsWith('/')) {
    return (
      <Link href={job.link} translate="no" className={LINK_LOOK} state={{ fromSearch: true }}>
        {job.title}
      </Link>
    );
  }
  return (
    <a href={job.link} target="_blank" rel="noopener noreferrer" className={LINK_LOOK}>
      <span translate="no">{job.title}</span>
      <ExternalLink aria-hidden className="ml-1.5 inline size-4 align-baseline text-muted" />
      <span className="sr-only"> {t('jobSearch.outside')}</span>
    </a>
  );
}

/** Lists on one line, since there is room for three. */
function writeExcerpt(text: string): string {
  return text
    .slice(0, 600)
    .replace(/:\s*\n+\s*[•*-]\s*/g, ': ')
    .replace(/\n+\s*[•*-]\s*/g, ' · ')
    .replace(/\s*\n\s*/g, ' ');
}
