import { type ComponentType, lazy } from 'react';
import { useAccount } from '../api/use-account';
import { type LazyArea, languageStore } from '../i18n';
import { type Path, paths } from './paths';

type Access = 'public' | 'user' | 'admin';

interface AppRoute {
  readonly path: Path;
  readonly access: Access;
  readonly Screen: ComponentType;
}

const loadLanding = () => import('../features/home/landing-screen');
const loadStart = () => import('../features/home/start-screen');
const loadAuth = () => import('../features/auth/auth-screen');
const loadImport = () =>
  withWords(import('../features/import/import-screen'), 'upload', 'tips', 'cv');
const loadEdit = () =>
  withWords(import('../features/cv-list/edit-screen'), 'cv', 'review', 'upload', 'tips');
const loadNotYet = () => withWords(import('../features/not-yet/not-yet-screen'), 'soon');

/** A screen is drawn once its code and its words are there. */
async function withWords<Module>(
  code: Promise<Module>,
  ...areas: readonly LazyArea[]
): Promise<Module> {
  const [module] = await Promise.all([code, languageStore.addAreas(...areas)]);
  return module;
}

const LandingScreen = lazy(loadLanding);
const StartScreen = lazy(loadStart);
const AuthScreen = lazy(loadAuth);
const ImportScreen = lazy(loadImport);
const EditScreen = lazy(loadEdit);
const NotYetScreen = lazy(loadNotYet);

function HomeScreen() {
  return useAccount().status === 'signed-in' ? <StartScreen /> : <LandingScreen />;
}

export const routes: readonly AppRoute[] = [
  { path: paths.home, access: 'public', Screen: HomeScreen },
  { path: paths.auth, access: 'public', Screen: AuthScreen },
  { path: paths.import, access: 'user', Screen: ImportScreen },
  { path: paths.edit, access: 'user', Screen: EditScreen },
  { path: paths.profile, access: 'user', Screen: () => <NotYetScreen screen="profile" /> },
  { path: paths.improve, access: 'user', Screen: () => <NotYetScreen screen="improve" /> },
  { path: paths.jobs, access: 'user', Screen: () => <NotYetScreen screen="jobs" /> },
  { path: paths.development, access: 'user', Screen: () => <NotYetScreen screen="development" /> },
  { path: paths.skillGap, access: 'user', Screen: () => <NotYetScreen screen="skillgap" /> },
  { path: paths.optimizer, access: 'user', Screen: () => <NotYetScreen screen="optimizer" /> },
  { path: paths.enhancer, access: 'user', Screen: () => <NotYetScreen screen="enhancer" /> },
  { path: paths.jobSearch, access: 'user', Screen: () => <NotYetScreen screen="jobSearch" /> },
  { path: paths.admin, access: 'admin', Screen: () => <NotYetScreen screen="admin" /> },
  { path: paths.debug, access: 'public', Screen: () => <NotYetScreen screen="debug" /> },
];

/** Starts fetching the code of the first screen while the session is still being looked at. */
export function preloadScreen(path: string, hasSession: boolean) {
  const load = {
    [paths.home]: hasSession ? loadStart : loadLanding,
    [paths.auth]: loadAuth,
    ...(hasSession ? { [paths.import]: loadImport, [paths.edit]: loadEdit } : {}),
  }[path];
  // A failure here is met again, and shown, when the screen is drawn.
  (load ?? (hasSession ? loadNotYet : loadAuth))().catch(() => undefined);
}
