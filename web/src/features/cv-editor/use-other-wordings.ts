import { useQuery } from '@tanstack/react-query';
import {
  LONGEST_KEPT_NAME,
  LONGEST_REWORDED,
  listOtherWordings,
  MOST_KEPT_NAMES,
} from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { Language } from '@trayecto/core/language';
import type { DraftMark } from '@trayecto/core/review';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

interface OtherWordings {
  /** Undefined until they are known. */
  readonly wordings: readonly string[] | undefined;
  /** Why they cannot be known. */
  readonly problem: unknown;
}

/** Other translations of a draft from a place on, or where its translator was least sure. */
export function useOtherWordings(
  { pointer, source }: Pick<DraftMark, 'pointer' | 'source'>,
  text: string,
  at: number | null,
  { original, language }: { readonly original: Cv; readonly language: Language },
): OtherWordings {
  const isAsked =
    Math.max(source.length, text.length) <= LONGEST_REWORDED && /\S/.test(source + text);
  const { data, error } = useQuery(
    {
      queryKey: ['other-wordings', language, pointer, source, text, at],
      queryFn: ({ signal }) =>
        call(
          listOtherWordings,
          {
            body: {
              ...{ language, source, text, ...describePlace(pointer, source, original) },
              ...(at !== null && { at }),
            },
          },
          { signal },
        ),
      enabled: isAsked,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient,
  );
  return { wordings: isAsked && error === null ? data?.texts : [], problem: error };
}

/** What there is to know of the text for its translation. */
export function describePlace(pointer: string, source: string, original: Cv) {
  const [, job, field] = /^\/work_experience\/(\d+)\/(\w+)/.exec(pointer) ?? [];
  const { title = '', dates = '' } = original.work_experience[Number(job ?? -1)] ?? {};
  const isTitle = field === 'title' || pointer === '/personal/title';
  return {
    kind: isTitle ? ('title' as const) : job === undefined ? ('other' as const) : ('deed' as const),
    title: (job === undefined ? original.personal.title : title).slice(0, LONGEST_KEPT_NAME),
    dates: dates.slice(0, LONGEST_KEPT_NAME),
    names: listNamesIn(source, original),
  };
}

/** Of people, employers, schools and towns, those that the text has. */
function listNamesIn(source: string, cv: Cv): string[] {
  const names = [
    cv.personal.name,
    ...cv.work_experience.flatMap(({ company, location }) => [company, ...location.split(',')]),
    ...cv.education.flatMap(({ institution, location }) => [institution, ...location.split(',')]),
    ...cv.certifications.map(({ issuer }) => issuer),
  ].map((name) => name.trim());
  return [...new Set(names)]
    .filter(
      (name) =>
        name.length > 1 &&
        name.length <= LONGEST_KEPT_NAME &&
        /^[\p{Lu}\d]/u.test(name) &&
        source.includes(name),
    )
    .slice(0, MOST_KEPT_NAMES);
}
