import {
  AppError,
  type AskedSource,
  type FoundJob,
  foundJob,
  getJob,
  type jobSourceNames,
  matchJobs,
  searchJobs,
} from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { detectDocumentLanguage } from '@trayecto/core/document';
import type { JobPosting, RankedPosting } from '@trayecto/core/jobs';
import type { Language } from '@trayecto/core/language';
import type { ChooseAssistant } from '../assistant/model/choose-assistant';
import { requireParsedCv } from '../assistant/require-parsed-cv';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import type { JobBoard } from './job-board';
import type { AskJobs } from './job-engine';
import type { SearchAll } from './search-all';

const searchesPerUser: Limit = { name: 'job-search-user', most: 600, windowSeconds: 60 * 60 };
const LONGEST_LISTED_TEXT = 8_000;
const MOST_MATCHES = 30;
/** A job in a language someone does not speak comes behind all others. */
const UNSPOKEN = 100;
const ownId = /^own-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

interface JobParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
  readonly board: JobBoard;
  readonly askJobs: AskJobs;
  readonly searchAll: SearchAll;
}

export function createJobRoutes(parts: JobParts): readonly Route[] {
  const { database, throttle, choose, board, askJobs, searchAll } = parts;

  async function judge(
    userId: string,
    cv: Cv,
    jobs: readonly JobPosting[],
    language: Language,
    signal: AbortSignal,
  ) {
    // A model would be asked once a listing: that is neither quick nor cheap.
    const builtin = await choose(userId, ['matchJobs'], 'builtin');
    const asked = jobs.map(({ id, title, description }) => ({ id, title, description }));
    const context = { signal, onProgress: () => {} };
    const { matches } = await builtin.matchJobs({ cv, jobs: asked, language }, context);
    return new Map(matches.map((match) => [match.id, match]));
  }

  async function findSample(id: string, owner: string): Promise<JobPosting | undefined> {
    if (!(await board.showsSamples())) return undefined;
    const samples = await askJobs('listSamples', null, { owner });
    return samples.find((sample) => sample.id === id);
  }

  return [
    route(searchJobs, async ({ caller, body, signal }) => {
      await throttle.take(searchesPerUser, caller.userId);
      const { cvId, ...query } = body;
      const chosen = cvId && (await requireParsedCv(database, caller.userId, cvId));
      const searching = { owner: caller.userId, signal };
      const seeker = chosen && (await askJobs('readSeeker', chosen.cv, searching));
      const spoken = seeker ? { spoken: seeker.spoken } : {};
      const { ranked, sources } = await searchAll({ ...query, ...spoken }, searching);
      const postings = ranked.map(({ posting }) => posting);
      const scores = chosen
        ? await judge(caller.userId, chosen.cv, postings, detectDocumentLanguage(chosen.cv), signal)
        : new Map();
      return {
        jobs: ranked.map((one) => toFound(one, scores.get(one.posting.id)?.matchScore ?? null)),
        sources: [...sources],
        error: describeFailures(sources),
      };
    }),

    route(matchJobs, async ({ caller, body, signal }) => {
      await throttle.take(searchesPerUser, caller.userId);
      const { cv } = await requireParsedCv(database, caller.userId, body.cvId);
      const location = cv.personal.location;
      const found = new Map<string, RankedPosting>();
      let sources: readonly AskedSource[] = [];
      // One after the other: each asks the same sources.
      const searching = { owner: caller.userId, signal };
      const { interests, spoken } = await askJobs('readSeeker', cv, searching);
      for (const interest of interests) {
        const result = await searchAll({ interest, location, spoken }, searching);
        sources = result.sources;
        for (const one of result.ranked) {
          if (!found.has(one.posting.id)) found.set(one.posting.id, one);
        }
      }
      const candidates = [...found.values()]
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_CANDIDATES);
      const postings = candidates.map(({ posting }) => posting);
      const scores = await judge(caller.userId, cv, postings, body.language, signal);
      const matches = candidates.flatMap((one) => {
        const match = scores.get(one.posting.id);
        if (match === undefined || match.matchScore === null) return [];
        const { matchScore, matching, missing } = match;
        const order = one.isSpoken ? matchScore : matchScore - UNSPOKEN;
        const found = { ...toFound(one, matchScore), matchScore, skills: { matching, missing } };
        return [{ found, order }];
      });
      return {
        matches: matches
          .sort((a, b) => b.order - a.order)
          .slice(0, MOST_MATCHES)
          .map(({ found: match }) => match),
        sources: [...sources],
      };
    }),

    route(getJob, async ({ caller, params }) => {
      const [, id] = ownId.exec(params.id) ?? [];
      const posting = id ? await board.find(id) : await findSample(params.id, caller.userId);
      if (!posting) throw new AppError('not_found');
      return { job: toFound({ posting, nearness: 'here' }, null) };
    }),
  ];
}

const MOST_CANDIDATES = 60;

function toFound(
  { posting, nearness }: Pick<RankedPosting, 'posting' | 'nearness'>,
  matchScore: number | null,
): FoundJob {
  const { url, description, ...rest } = posting;
  return foundJob.parse({
    ...rest,
    link: url,
    description: description.slice(0, LONGEST_LISTED_TEXT),
    nearness,
    matchScore,
  });
}

const sourceLabels: Readonly<Record<(typeof jobSourceNames)[number], string>> = {
  own: 'the own board',
  samples: 'the samples',
  remotive: 'Remotive',
  arbeitnow: 'Arbeitnow',
  adzuna: 'Adzuna',
};

function describeFailures(sources: readonly AskedSource[]): string | null {
  const silent = sources.filter(({ status }) => status !== 'answered');
  if (silent.length === 0) return null;
  return `No answer from ${silent.map(({ name }) => sourceLabels[name]).join(', ')}.`;
}
