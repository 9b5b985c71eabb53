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
  { path: paths.enhancer, label: 'nav.enhancer' },
  { path: paths.admin, label: 'nav.admin', isForAdmins: true },
];
