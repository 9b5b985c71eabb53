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
import { LetterEditor } from './letter-editor';
import { LetterNotices } from './letter-notices';
import { TemplateCard } from './template-card';
import { type LetterTexts, useLetterTexts } from './use-letter-texts';
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
  const texts = useLetterTexts(cv, job);
  const { data: written } = letters;
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
            makeRest={written && (async () => ({ letter: texts.keep(written) }))}
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
          {written && <EngineChip engine={written.engine} />}
        </div>
        <p className="max-w-[42rem] text-muted">{t('jobs.templatesLine')}</p>
        {letters.isFetching && !written && <Writing />}
        {letters.isError && !letters.isFetching && (
          <EngineFailure
            error={letters.error}
            describe={(reason) => t('jobs.writeFailed', { reason })}
            onRetry={() => void letters.refetch()}
            onBuiltin={() => setEngine('builtin')}
          />
        )}
        {written && <Templates cv={cv} isSample={job.isSample} letters={written} texts={texts} />}
      </section>
    </div>
  );
}

interface TemplatesProps {
  readonly cv: CvRecord;
  readonly isSample: boolean;
  readonly letters: Letters;
  readonly texts: LetterTexts;
}

function Templates({ cv, isSample, letters, texts }: TemplatesProps) {
  const original = letters.templates.find(({ type }) => type === texts.opened);
  return (
    <>
      <LetterNotices letters={letters} isSample={isSample} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
        {letters.templates.map((template) => {
          const text = texts.read(template);
          return (
            <TemplateCard
              key={template.type}
              template={{ ...template, ...text }}
              isOpen={template.type === texts.opened}
              isEdited={text.body !== template.body || text.subject !== template.subject}
              isReplaced={letters.byBuiltin?.includes(template.type) ?? false}
              language={letters.language}
              onOpen={() => texts.open(template.type)}
            />
          );
        })}
      </ul>
      {original && (
        <LetterEditor
          key={original.type}
          cv={cv}
          letters={letters}
          original={original}
          text={texts.read(original)}
          onChange={(text) => texts.change(original, text)}
          onReset={() => texts.reset(original)}
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
