import type { PlainKey } from '../../i18n';
import { paths } from '../paths';

interface NavEntry {
  readonly path: string;
  readonly label: PlainKey;
  readonly isForAdmins?: boolean;
}

export const navEntries: readonly NavEntry[] = [
  { path: paths.home, label: 'nav.home' },
  { path: paths.edit, label: 'nav.edit' },
  { path: paths.skillGap, label: 'nav.skillGap' },
  { path: paths.enhance, label: 'nav.enhance' },
  { path: paths.admin, label: 'nav.admin', isForAdmins: true },
];

/** What the home page lists too, for those who have it under the thumb. */
export const toolEntries: readonly NavEntry[] = [
  { path: paths.improve, label: 'nav.improve' },
  { path: paths.skillGap, label: 'nav.skillGap' },
  { path: paths.enhance, label: 'nav.enhance' },
  { path: paths.optimize, label: 'nav.optimize' },
  { path: paths.careerPlan, label: 'nav.careerPlan' },
  { path: paths.jobs, label: 'nav.jobs' },
  { path: paths.jobSearch, label: 'nav.jobSearch' },
];

/** Those of them that the bar of a wide screen has no room for. */
export const moreEntries: readonly NavEntry[] = toolEntries.filter(
  ({ path }) => !navEntries.some((entry) => entry.path === path),
);
