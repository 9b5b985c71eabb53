import { useQuery } from '@tanstack/react-query';
import { type CvRecord, type ReadBackResult, readBack } from '@trayecto/core/contract';
import { useId, useState } from 'react';
import { call } from '../api/browser-api';
import { describeError } from '../api/describe-error';
import { queryClient } from '../api/query-client';
import { useApplications } from '../applications/use-applications';
import type { Design } from '../document/design';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { LoadingIndicator } from '../ui/loading-indicator';
import { SegmentedChoice } from '../ui/segmented-choice';
import { MissedValues, PostingHits, Traits } from './read-back-parts';

interface ReadBackDialogProps {
  readonly record: CvRecord;
  readonly design: Design;
  readonly onClose: () => void;
}

const TIMEOUT_MS = 90_000;

/** The PDF as it would go out, and what a machine gets of it. */
export default function ReadBackDialog({ record, design, onClose }: ReadBackDialogProps) {
  const { t, formats, language } = useLanguage();
  const [text, setText] = useState<'original' | 'english'>('original');
  const [applicationId, setApplicationId] = useState('');
  const body = {
    ...{ design, text, language },
    ...(applicationId !== '' && { application_id: applicationId }),
  };
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['read-back', record.id, record.version, body],
      queryFn: async ({ signal }) =>
        (
          await call(
            readBack,
            { params: { id: record.id }, body },
            { signal, timeoutMs: TIMEOUT_MS },
          )
        ).read_back,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      placeholderData: (previous) => previous,
    },
    queryClient,
  );
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t('readBack.title')}
      description={t('readBack.line')}
    >
      <div className="flex flex-col gap-6" aria-busy={isFetching}>
        <div className="flex flex-wrap items-end gap-4 empty:hidden">
          <ApplicationSelect value={applicationId} onChange={setApplicationId} />
          {record.parsed_data_english && (
            <SegmentedChoice
              legend={t('cv.whichText')}
              value={text}
              onChange={setText}
              options={[
                { value: 'original', label: t('cv.original') },
                { value: 'english', label: t('cv.english') },
              ]}
            />
          )}
        </div>
        {isFetching && <LoadingIndicator message={t('readBack.working')} />}
        {error && !isFetching && (
          <Alert kind="error">
            <p>{t('readBack.failed', { reason: describeError(error, t, formats) })}</p>
            <Button className="mt-3" onClick={() => void refetch()}>
              {t('readBack.retry')}
            </Button>
          </Alert>
        )}
        {data && <Result result={data} />}
      </div>
    </Dialog>
  );
}

interface ApplicationSelectProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function ApplicationSelect({ value, onChange }: ApplicationSelectProps) {
  const { t } = useLanguage();
  const id = useId();
  const list = useApplications('active').data?.applications ?? [];
  if (list.length === 0) return null;
  return (
    <div className="max-w-md grow basis-72">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {t('readBack.against')}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-4 text-base transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea"
      >
        <option value="">{t('readBack.againstNone')}</option>
        {list.map(({ id: one, title, company }) => (
          <option key={one} value={one} translate="no">
            {[title || t('readBack.untitled'), company].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </div>
  );
}

function Result({ result }: { result: ReadBackResult }) {
  const { t } = useLanguage();
  const { counts, pages } = result;
  const found = counts.found ?? 0;
  const count = found + (counts.elsewhere ?? 0) + (counts.text ?? 0) + (counts.lost ?? 0);
  const isWhole = found === count;
  return (
    <>
      <div>
        <p className="font-serif text-heading font-semibold">
          {isWhole ? t('readBack.all', { count }) : t('readBack.some', { found, count })}
        </p>
        <div aria-hidden className="mt-3 flex h-2 overflow-hidden rounded-full bg-desk">
          <span className="bg-olive" style={{ width: `${share(found, count)}%` }} />
          <span className="bg-sun" style={{ width: `${share(counts.elsewhere ?? 0, count)}%` }} />
          <span className="bg-sea" style={{ width: `${share(counts.text ?? 0, count)}%` }} />
        </div>
        <p className="mt-2 text-sm text-muted">{t('readBack.pages', { count: pages })}</p>
      </div>
      <MissedValues missed={result.missed} />
      <Traits result={result} />
      {result.posting && <PostingHits posting={result.posting} />}
      <PlainTexts result={result} />
    </>
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

function PlainTexts({ result }: { result: ReadBackResult }) {
  const { t } = useLanguage();
  const [whose, setWhose] = useState<'ours' | 'other'>('ours');
  const { text, other_text: other } = result;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-serif text-xl font-semibold">{t('readBack.textTitle')}</h3>
        {other !== null && (
          <SegmentedChoice
            legend={t('readBack.whose')}
            value={whose}
            onChange={setWhose}
            options={[
              { value: 'ours', label: t('readBack.ours') },
              { value: 'other', label: t('readBack.other') },
            ]}
          />
        )}
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who have keys alone
        tabIndex={0}
        translate="no"
        className="max-h-96 overflow-auto rounded-card border border-line bg-desk p-4 font-mono text-sm whitespace-pre-wrap"
      >
        {whose === 'other' && other !== null ? other : text}
      </pre>
    </section>
  );
}
