import type { Page } from '@playwright/test';
import { paths } from '../web/src/app/paths';
import { es } from '../web/src/i18n/es';

const {
  admin,
  auth,
  debug,
  cv,
  careerPlan,
  enhance,
  improve,
  jobs,
  jobSearch,
  landing,
  optimize,
  profile,
  skillGap,
  start,
  upload,
} = es;

export interface Screen {
  readonly path: string;
  /** What is in the tab before the name of the app, in Spanish. */
  readonly title: string;
  /** Brings the screen into the state meant, once it is open. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const visitorScreens: readonly Screen[] = [
  { path: paths.home, title: landing.page },
  { path: paths.auth, title: auth.signInPage },
  { path: paths.debug, title: debug.page },
];

export const protectedScreens: readonly Screen[] = [
  { path: paths.import, title: upload.page },
  { path: paths.edit, title: cv.page },
  { path: paths.profile, title: profile.page },
  { path: paths.improve, title: improve.page },
  { path: paths.jobs, title: jobs.page },
  { path: paths.careerPlan, title: careerPlan.page },
  { path: paths.skillGap, title: skillGap.page },
  { path: paths.optimize, title: optimize.page },
  { path: paths.enhance, title: enhance.page },
  { path: paths.jobSearch, title: jobSearch.page },
];

export const adminScreens: readonly Screen[] = [{ path: paths.admin, title: admin.page }];

export const signedInHome: Screen = { path: paths.home, title: start.page };

/** The first load fetches the screen's code; its heading says that it has been drawn. */
export async function openScreen(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepare?.(page);
}
