import type { InterfaceLanguage } from '@trayecto/core/contract';
import type { Area } from './message-types';

/** Words that come with the screens that use them, so that the first page does not wait for all of them. */
const loaders = {
  es: {
    admin: () => import('./es/admin').then(({ admin }) => admin),
    announce: () => import('./es/announce').then(({ announce }) => announce),
    applications: () => import('./es/applications').then(({ applications }) => applications),
    debug: () => import('./es/debug').then(({ debug }) => debug),
    recovery: () => import('./es/recovery').then(({ recovery }) => recovery),
    choice: () => import('./es/choice').then(({ choice }) => choice),
    cv: () => import('./es/cv').then(({ cv }) => cv),
    development: () => import('./es/development').then(({ development }) => development),
    document: () => import('./es/document').then(({ document }) => document),
    editor: () => import('./es/editor').then(({ editor }) => editor),
    engine: () => import('./es/engine').then(({ engine }) => engine),
    enhancer: () => import('./es/enhancer').then(({ enhancer }) => enhancer),
    history: () => import('./es/history').then(({ history }) => history),
    improve: () => import('./es/improve').then(({ improve }) => improve),
    jobs: () => import('./es/jobs').then(({ jobs }) => jobs),
    jobSearch: () => import('./es/job-search').then(({ jobSearch }) => jobSearch),
    landing: () => import('./es/landing').then(({ landing }) => landing),
    optimizer: () => import('./es/optimizer').then(({ optimizer }) => optimizer),
    profile: () => import('./es/profile').then(({ profile }) => profile),
    proof: () => import('./es/proof').then(({ proof }) => proof),
    results: () => import('./es/results').then(({ results }) => results),
    review: () => import('./es/review').then(({ review }) => review),
    skillGap: () => import('./es/skill-gap').then(({ skillGap }) => skillGap),
    start: () => import('./es/start').then(({ start }) => start),
    tasks: () => import('./es/tasks').then(({ tasks }) => tasks),
    tips: () => import('./es/tips').then(({ tips }) => tips),
    upload: () => import('./es/upload').then(({ upload }) => upload),
  },
  en: {
    admin: () => import('./en/admin').then(({ admin }) => admin),
    announce: () => import('./en/announce').then(({ announce }) => announce),
    applications: () => import('./en/applications').then(({ applications }) => applications),
    debug: () => import('./en/debug').then(({ debug }) => debug),
    recovery: () => import('./en/recovery').then(({ recovery }) => recovery),
    choice: () => import('./en/choice').then(({ choice }) => choice),
    cv: () => import('./en/cv').then(({ cv }) => cv),
    development: () => import('./en/development').then(({ development }) => development),
    document: () => import('./en/document').then(({ document }) => document),
    editor: () => import('./en/editor').then(({ editor }) => editor),
    engine: () => import('./en/engine').then(({ engine }) => engine),
    enhancer: () => import('./en/enhancer').then(({ enhancer }) => enhancer),
    history: () => import('./en/history').then(({ history }) => history),
    improve: () => import('./en/improve').then(({ improve }) => improve),
    jobs: () => import('./en/jobs').then(({ jobs }) => jobs),
    jobSearch: () => import('./en/job-search').then(({ jobSearch }) => jobSearch),
    landing: () => import('./en/landing').then(({ landing }) => landing),
    optimizer: () => import('./en/optimizer').then(({ optimizer }) => optimizer),
    profile: () => import('./en/profile').then(({ profile }) => profile),
    proof: () => import('./en/proof').then(({ proof }) => proof),
    results: () => import('./en/results').then(({ results }) => results),
    review: () => import('./en/review').then(({ review }) => review),
    skillGap: () => import('./en/skill-gap').then(({ skillGap }) => skillGap),
    start: () => import('./en/start').then(({ start }) => start),
    tasks: () => import('./en/tasks').then(({ tasks }) => tasks),
    tips: () => import('./en/tips').then(({ tips }) => tips),
    upload: () => import('./en/upload').then(({ upload }) => upload),
  },
};

export type LazyArea = keyof (typeof loaders)['es'];

export async function loadAreas(
  language: InterfaceLanguage,
  names: Iterable<LazyArea>,
): Promise<Record<string, Area>> {
  const entries = [...names].map(async (name) => [name, await loaders[language][name]()] as const);
  return Object.fromEntries(await Promise.all(entries));
}
