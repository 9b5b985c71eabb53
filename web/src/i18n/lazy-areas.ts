import type { InterfaceLanguage } from '@trayecto/core/contract';
import type { Dictionary } from './message-types';

/** Words that come with the screens that use them, so that the first page does not wait for all of them. */
const loaders = {
  es: {
    admin: () => import('./es/admin'),
    announce: () => import('./es/announce'),
    applications: () => import('./es/applications'),
    auth: () => import('./es/auth'),
    debug: () => import('./es/debug'),
    recovery: () => import('./es/recovery'),
    choice: () => import('./es/choice'),
    cv: () => import('./es/cv'),
    careerPlan: () => import('./es/career-plan'),
    document: () => import('./es/document'),
    editor: () => import('./es/editor'),
    engine: () => import('./es/engine'),
    enhance: () => import('./es/enhance'),
    errors: () => import('./es/errors'),
    history: () => import('./es/history'),
    improve: () => import('./es/improve'),
    jobs: () => import('./es/jobs'),
    jobSearch: () => import('./es/job-search'),
    landing: () => import('./es/landing'),
    optimize: () => import('./es/optimize'),
    profile: () => import('./es/profile'),
    proof: () => import('./es/proof'),
    readBack: () => import('./es/read-back'),
    results: () => import('./es/results'),
    review: () => import('./es/review'),
    share: () => import('./es/share'),
    shared: () => import('./es/shared'),
    skillGap: () => import('./es/skill-gap'),
    start: () => import('./es/start'),
    tasks: () => import('./es/tasks'),
    tips: () => import('./es/tips'),
    upload: () => import('./es/upload'),
  },
  en: {
    admin: () => import('./en/admin'),
    announce: () => import('./en/announce'),
    applications: () => import('./en/applications'),
    auth: () => import('./en/auth'),
    debug: () => import('./en/debug'),
    recovery: () => import('./en/recovery'),
    choice: () => import('./en/choice'),
    cv: () => import('./en/cv'),
    careerPlan: () => import('./en/career-plan'),
    document: () => import('./en/document'),
    editor: () => import('./en/editor'),
    engine: () => import('./en/engine'),
    enhance: () => import('./en/enhance'),
    errors: () => import('./en/errors'),
    history: () => import('./en/history'),
    improve: () => import('./en/improve'),
    jobs: () => import('./en/jobs'),
    jobSearch: () => import('./en/job-search'),
    landing: () => import('./en/landing'),
    optimize: () => import('./en/optimize'),
    profile: () => import('./en/profile'),
    proof: () => import('./en/proof'),
    readBack: () => import('./en/read-back'),
    results: () => import('./en/results'),
    review: () => import('./en/review'),
    share: () => import('./en/share'),
    shared: () => import('./en/shared'),
    skillGap: () => import('./en/skill-gap'),
    start: () => import('./en/start'),
    tasks: () => import('./en/tasks'),
    tips: () => import('./en/tips'),
    upload: () => import('./en/upload'),
  },
};

export type LazyArea = keyof (typeof loaders)['es'];

/** Each file says what its area is called. */
export async function loadAreas(
  language: InterfaceLanguage,
  names: Iterable<LazyArea>,
): Promise<Dictionary> {
  const files: Dictionary[] = await Promise.all(
    [...names].map((name) => loaders[language][name]()),
  );
  return Object.fromEntries(files.flatMap((file) => Object.entries(file)));
}
