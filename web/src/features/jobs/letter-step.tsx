import type { LetterKind } from '@trayecto/core/assistant';
import type { CvRecord } from '@trayecto/core/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SaveAsApplication } from '../../applications/save-as-application';
import { useLanguage } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { EngineFailure } from '../../tasks/engine-failure';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { JobHead } from './job-head';
import { openLetterDrafts } from './letter-drafts';
import { LetterEditor } from './letter-editor';
import { LetterNotices } from './letter-notices';
import { TemplateCard } from './template-card';
import { type JobMatch, type Letters, useLetters } from './use-matches';

interface LetterStepProps {
  readonly cv: CvRecord;
  readonly job: JobMatch;
  readonly onLeave: () => void;
}

/** One job, and three emails for it. */
export function LetterStep({ cv, job, onLeave }: LetterStepProps) {
  const { t } = useLanguage();
  const [engine, setEngine] = useState<'builtin'>();
  const letters = useLetters(cv, job, engine);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-col gap-8">
      <section
        aria-label={t('jobs.chosen')}
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
      >
        <JobHead job={job} headingId="chosen-job" level="h2" />
        <div className="flex flex-wrap gap-3">
          <SaveAsApplication
            job={{
              posting: job.description,
              title: job.title,
              company: job.company,
              place: job.location,
              language: job.language,
              cv_id: cv.id,
            }}
          />
          <Button onClick={onLeave}>
            <ArrowLeft aria-hidden className="size-4.5" />
            {t('jobs.otherJob')}
          </Button>
        </div>
      </section>
      <section aria-labelledby="templates" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2
            id="templates"
            ref={heading}
            tabIndex={-1}
            className="font-serif text-2xl font-semibold outline-none"
          >
            {t('jobs.templates')}
          </h2>
          {letters.data && <EngineChip engine={letters.data.engine} />}
        </div>
        <p className="max-w-[42rem] text-muted">{t('jobs.templatesLine')}</p>
        {letters.isFetching && !letters.data && <Writing />}
        {letters.isError && !letters.isFetching && (
          <EngineFailure
            error={letters.error}
            describe={(reason) => t('jobs.writeFailed', { reason })}
            onRetry={() => void letters.refetch()}
            onBuiltin={() => setEngine('builtin')}
          />
        )}
        {letters.data && <Templates cv={cv} job={job} letters={letters.data} />}
      </section>
    </div>
  );
}

interface TemplatesProps {
  readonly cv: CvRecord;
  readonly job: JobMatch;
  readonly letters: Letters;
}

function Templates({ cv, job, letters }: TemplatesProps) {
  const drafts = openLetterDrafts(cv.user_id, cv.id, job.id);
  const [opened, setOpened] = useState<LetterKind | null>(null);
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(letters.templates.map((one) => [one.type, drafts.read(one)])),
  );
  const original = letters.templates.find(({ type }) => type === opened);
  return (
    <>
      <LetterNotices letters={letters} isSample={job.isSample} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
        {letters.templates.map((template) => (
          <TemplateCard
            key={template.type}
            template={{ ...template, ...texts[template.type] }}
            isOpen={template.type === opened}
            isEdited={
              texts[template.type]?.body !== template.body ||
              texts[template.type]?.subject !== template.subject
            }
            isReplaced={letters.byBuiltin?.includes(template.type) ?? false}
            language={letters.language}
            onOpen={() => setOpened(template.type)}
          />
        ))}
      </ul>
      {original && (
        <LetterEditor
          key={original.type}
          cv={cv}
          letters={letters}
          original={original}
          text={texts[original.type] ?? original}
          onChange={(text) => {
            setTexts({ ...texts, [original.type]: text });
            drafts.write(original, text);
          }}
          onReset={() => {
            const { subject, body } = original;
            setTexts({ ...texts, [original.type]: { subject, body } });
            drafts.forget(original.type);
          }}
        />
      )}
    </>
  );
}

const PLACES = ['formal', 'startup', 'creative'];

function Writing() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <p role="status" className="sr-only">
        {t('jobs.writing')}
      </p>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-56" />
      ))}
    </div>
  );
}
