import { useQuery } from '@tanstack/react-query';
import {
  type CvRecord,
  type CvVersion,
  getCvVersion,
  listCvVersions,
} from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { findLineSource, readField } from '@trayecto/core/review';
import { useMemo } from 'react';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { useCvReading } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { type CvText, listChangesOf, saysThere } from './find-origin';

interface LineOriginProps {
  readonly record: CvRecord;
  /** As it is on the page. */
  readonly cv: Cv;
  readonly text: CvText;
  readonly at: string;
}

/** Where the text that is chosen came from: a line of the file, a change somebody made, or another CV. */
export function LineOrigin({ record, cv, text, at }: LineOriginProps) {
  const { t, formats } = useLanguage();
  const value = readField(cv, at);
  const reading = useCvReading(record.id);
  const known = text === 'original' ? reading.data : null;
  const source = useMemo(() => (known ? findLineSource(known, cv, at) : null), [known, cv, at]);
  const saved = text === 'original' ? record.parsed_data : record.parsed_data_english;
  const isNew = !saysThere(saved, at, value);
  const isTraced = !reading.isPending && !isNew && source?.isSame !== true;
  const version = useVersionOf({ record, cv, text, at }, value, isTraced && value !== '');
  if (value.trim() === '' || reading.isPending) return null;
  const job = record.metadata.tailored_from?.jobTitle;
  const told = tell();
  if (source === null && told === null) return null;
  return (
    <section aria-labelledby="line-origin" className="border-t border-line pt-4">
      <h3 id="line-origin" className="mb-2 font-semibold">
        {t('editor.origin')}
      </h3>
      {source && (
        <figure className="text-[0.9375rem]">
          <blockquote
            translate="no"
            className="rounded-control border border-line bg-surface px-3.5 py-2.5 wrap-anywhere"
          >
            <span className="bg-sun/35">{source.text}</span>
          </blockquote>
          <figcaption className="mt-1.5 text-sm text-muted">
            {source.page === null
              ? t('editor.originFile', { filename: record.filename })
              : t('editor.originPage', { filename: record.filename, page: source.page })}
          </figcaption>
        </figure>
      )}
      {told !== null && <p className="mt-1.5 text-sm text-muted">{told}</p>}
    </section>
  );

  function tell(): string | null {
    if (isNew) return t('editor.originNew');
    if (version) {
      const words = version.reason === 'restore' ? 'editor.originRestored' : 'editor.originVersion';
      const when = formats.date(new Date(version.created_at));
      return t(words, { when, version: version.version });
    }
    if (source) return source.isSame ? null : t('editor.originChanged');
    if (job !== undefined) return t('editor.originTailored', { job });
    if (known) return null;
    return t('editor.originHand', { when: formats.date(new Date(record.created_at)) });
  }
}

const MOST_LOOKED_AT = 8;

/** The version that brought a text; null while it isn't known, and where the first one had it. */
function useVersionOf(
  { record, cv, text, at }: LineOriginProps,
  value: string,
  isWanted: boolean,
): CvVersion | null {
  const { id } = record;
  const answer = useQuery(
    {
      queryKey: ['line-version', id, record.version, text, at, value],
      queryFn: async ({ signal }) => {
        const params = { id };
        const { versions } = await call(listCvVersions, { params }, { signal });
        const touched = listChangesOf(versions, cv, at, text).slice(0, MOST_LOOKED_AT);
        for (const version of touched) {
          const before = versions[versions.indexOf(version) + 1];
          if (!before) return null;
          const { version: was } = await call(
            getCvVersion,
            { params: { id, version: before.version } },
            { signal },
          );
          const had = text === 'original' ? was.parsed_data : was.parsed_data_english;
          if (!saysThere(had, at, value)) return version;
        }
        return null;
      },
      enabled: isWanted && record.version > 1,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient,
  );
  return isWanted ? (answer.data ?? null) : null;
}
