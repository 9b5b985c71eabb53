/** Every address of the app. */
export const paths = {
  home: '/',
  auth: '/auth',
  import: '/import',
  edit: '/edit',
  profile: '/profile',
  improve: '/improve',
  jobs: '/jobs',
  careerPlan: '/development',
  skillGap: '/skillgap',
  optimize: '/profile-optimizer',
  enhance: '/profile-enhancer',
  jobSearch: '/job-search',
  newApplication: '/applications/new',
  application: '/applications/:id',
  shared: '/s/:token',
  admin: '/admin',
  debug: '/debug',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

const KNOWN: ReadonlySet<string> = new Set(Object.values(paths));
const APPLICATION = /^\/applications\/[\da-f-]{36}$/;
const NEXT = 'next';

/** The workspace of one application, at one of its tabs. */
export function applicationPath(id: string, tab?: string): string {
  return `/applications/${id}${tab === undefined ? '' : `?tab=${tab}`}`;
}

/** The plan of a career, with the CV it starts from and the goal already written. */
export function planPath(cvId: string | undefined, goal: string): string {
  const filled = new URLSearchParams({ ...(cvId ? { cv: cvId } : {}), ...(goal ? { goal } : {}) });
  return filled.size === 0 ? paths.careerPlan : `${paths.careerPlan}?${filled}`;
}

/** Uploading a CV for an application that has none, and then returning to it. */
export function importForPath(applicationId: string): string {
  return `${paths.import}?${new URLSearchParams({ for: applicationId })}`;
}

/** The sign-in page, remembering where the person wanted to go. */
export function authPath(wanted: string): string {
  return wanted === paths.home
    ? paths.auth
    : `${paths.auth}?${new URLSearchParams({ [NEXT]: wanted })}`;
}

/**
 * Where to go after signing in. Anyone may have written the address of a link, so only a page of this app is
 * believed: `//evil.test`, `/\evil.test` and `javascript:` all lead home.
 */
export function readNextPath(search: string): string {
  const wanted = new URLSearchParams(search).get(NEXT);
  if (!wanted?.startsWith('/')) return paths.home;
  const here = 'https://app.invalid';
  const url = parseUrl(wanted, here);
  if (!url || url.origin !== here) return paths.home;
  const isKnown = KNOWN.has(url.pathname) || APPLICATION.test(url.pathname);
  const isPage = isKnown && url.pathname !== paths.auth;
  return isPage ? `${url.pathname}${url.search}${url.hash}` : paths.home;
}

export function hasNextPath(search: string): boolean {
  return readNextPath(search) !== paths.home;
}

function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
