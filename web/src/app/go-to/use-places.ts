import { useApplications } from '../../applications/use-applications';
import { useCvs } from '../../cvs/use-cvs';
import { type PlainKey, useTranslate } from '../../i18n';
import { editPath } from '../edit-path';
import { applicationPath, paths } from '../paths';
import { navEntries, toolEntries } from '../shell/nav-entries';
import { type FoundPlaces, findPlaces, type Place } from './find-places';

const MOST = 6;
/** Before anything is typed: a glance at each kind. */
const MOST_AT_FIRST = 4;

interface Screen {
  readonly path: string;
  readonly label: PlainKey;
  readonly isForAdmins?: boolean;
}

/** Each once, what the bar has first. */
const screens: readonly Screen[] = [
  ...navEntries,
  { path: paths.newApplication, label: 'goTo.newApplication' },
  { path: paths.import, label: 'goTo.upload' },
  ...toolEntries.filter(({ path }) => !navEntries.some((entry) => entry.path === path)),
  { path: paths.profile, label: 'goTo.profile' },
  { path: `${paths.profile}?tab=security`, label: 'goTo.security' },
];

export interface PlaceGroup extends FoundPlaces {
  readonly id: 'screens' | 'cvs' | 'applications';
}

/** Where one can go, what is the person's own first; kinds in which nothing is found are left out. */
export function usePlaces(query: string, isAdmin: boolean) {
  const t = useTranslate();
  const cvs = useCvs();
  const applications = useApplications('all');
  const kinds: readonly (readonly [PlaceGroup['id'], readonly Place[]])[] = [
    [
      'applications',
      (applications.data?.applications ?? []).map((application) => ({
        href: applicationPath(application.id),
        name: application.title || t('applications.untitled'),
        note: [
          application.company,
          application.is_archived
            ? t('applications.archived')
            : t(`applications.stage-${application.stage}`),
        ]
          .filter((part) => part !== '')
          .join(' · '),
      })),
    ],
    [
      'cvs',
      (cvs.data ?? []).map(({ id, filename, name, metadata }) => ({
        href: editPath(id),
        name: filename,
        note: [name, ...(metadata.tags ?? [])].filter((part) => part !== '').join(' · '),
      })),
    ],
    [
      'screens',
      screens
        .filter(({ isForAdmins }) => isAdmin || !isForAdmins)
        .map(({ path, label }) => ({ href: path, name: t(label), note: '' })),
    ],
  ];
  const isEmpty = query.trim() === '';
  const groups: readonly PlaceGroup[] = kinds
    .map(([id, places]) => ({ id, ...findPlaces(places, query, mostOf(id, isEmpty)) }))
    .filter(({ places }) => places.length > 0);
  return {
    groups,
    isLoading: cvs.isPending || applications.isPending,
    hasFailed: cvs.isError || applications.isError,
  };
}

function mostOf(id: PlaceGroup['id'], isEmpty: boolean): number {
  if (id === 'screens') return isEmpty ? screens.length : MOST;
  return isEmpty ? MOST_AT_FIRST : MOST;
}
