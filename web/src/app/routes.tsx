import { type ComponentType, lazy } from 'react';
import { useAccount } from '../api/use-account';
import { type LazyArea, languageStore } from '../i18n';
import { firstScreen } from './first-screen';
import { type Path, paths } from './paths';

type Access = 'public' | 'user' | 'admin';

interface AppRoute {
  readonly path: Path;
  readonly access: Access;
  readonly Screen: ComponentType;
}

const landing = firstScreen(() => withWords(import('../features/home/landing-screen'), 'landing'));
const auth = firstScreen(() => withWords(import('../features/auth/auth-screen'), 'auth', 'errors'));
const loadStart = () => withWords(import('../features/home/start-screen'), 'start');
const loadImport = () =>
  withWords(import('../features/import/import-screen'), 'upload', 'tips', 'errors');
const loadEdit = () =>
  withWords(
    import('./edit/edit-screen'),
    'applications',
    'cv',
    'document',
    'editor',
    'history',
    'proof',
    'review',
    'engine',
    'errors',
    'tasks',
    'upload',
  );
const loadImprove = () =>
  withWords(
    import('../features/improve/improve-screen'),
    'applications',
    'improve',
    'choice',
    'editor',
    'engine',
    'errors',
    'tasks',
  );
const loadProfile = () =>
  withWords(
    import('../features/profile/profile-screen'),
    'auth',
    'profile',
    'engine',
    'errors',
    'tasks',
  );
/** What the shell of the tasks says. */
const taskWords = ['tasks', 'choice', 'engine', 'results', 'errors'] as const;
const loadSkillGap = () =>
  withWords(
    import('../features/skill-gap/skill-gap-screen'),
    'skillGap',
    'editor',
    'applications',
    ...taskWords,
  );
const loadOptimize = () =>
  withWords(
    import('../features/optimize/optimize-screen'),
    'applications',
    'optimize',
    'editor',
    ...taskWords,
  );
const loadEnhance = () =>
  withWords(
    import('../features/enhance/enhance-screen'),
    'enhance',
    'document',
    'editor',
    'applications',
    ...taskWords,
  );
const loadCareerPlan = () =>
  withWords(import('../features/career-plan/career-plan-screen'), 'careerPlan', ...taskWords);
const loadAdmin = () =>
  withWords(import('../features/admin/admin-screen'), 'admin', 'tasks', 'errors');
const loadDebug = () => withWords(import('../features/debug/debug-screen'), 'debug');
const loadJobs = () =>
  withWords(
    import('../features/jobs/jobs-screen'),
    'jobs',
    'choice',
    'engine',
    'errors',
    'applications',
  );
const loadJobSearch = () =>
  withWords(import('../features/job-search/job-search-screen'), 'jobSearch', 'applications');

const loadNewApplication = () =>
  withWords(import('../features/applications/new-screen'), 'applications', 'choice');
const loadApplication = () =>
  withWords(
    import('../features/applications/workspace-screen'),
    'applications',
    'choice',
    'editor',
    'engine',
    'errors',
    'jobs',
    'tasks',
  );

const loadShared = () =>
  withWords(import('../features/shared/shared-screen'), 'shared', 'document');

/** Drawn a moment after its skeleton, as React does. The list is on its way by then. */
const loadBoard = async () => {
  const code = import('../applications/board/board');
  void code.then(({ fetchApplicationsAhead }) => fetchApplicationsAhead());
  return withWords(code, 'applications');
};
const startFromText = async (text: string) =>
  (await import('../applications/start-from-text')).startFromText(text);

/** What is fetched is drawn once its code and its words are there. */
export async function withWords<Module>(
  code: Promise<Module>,
  ...areas: readonly LazyArea[]
): Promise<Module> {
  const [module] = await Promise.all([code, languageStore.addAreas(...areas)]);
  return module;
}

const StartScreen = lazy(loadStart);
const Board = lazy(loadBoard);
const Shelf = lazy(() => withWords(import('../cvs/shelf'), 'choice', 'start'));
const ImportScreen = lazy(loadImport);
const EditScreen = lazy(loadEdit);
const ImproveScreen = lazy(loadImprove);
const ProfileScreen = lazy(loadProfile);
const SkillGapScreen = lazy(loadSkillGap);
const OptimizeScreen = lazy(loadOptimize);
const EnhanceScreen = lazy(loadEnhance);
const CareerPlanScreen = lazy(loadCareerPlan);
const NewApplicationScreen = lazy(loadNewApplication);
const ApplicationScreen = lazy(loadApplication);
const SharedScreen = lazy(loadShared);
const AdminScreen = lazy(loadAdmin);
const DebugScreen = lazy(loadDebug);
const JobsScreen = lazy(loadJobs);
const JobSearchScreen = lazy(loadJobSearch);

function HomeScreen() {
  const LandingScreen = landing.choose();
  return useAccount().status === 'signed-in' ? (
    <StartScreen Board={Board} Shelf={Shelf} startFromText={startFromText} />
  ) : (
    <LandingScreen />
  );
}

function AuthScreen() {
  const Screen = auth.choose();
  return <Screen />;
}

export const routes: readonly AppRoute[] = [
  { path: paths.home, access: 'public', Screen: HomeScreen },
  { path: paths.auth, access: 'public', Screen: AuthScreen },
  { path: paths.import, access: 'user', Screen: ImportScreen },
  { path: paths.edit, access: 'user', Screen: EditScreen },
  { path: paths.profile, access: 'user', Screen: ProfileScreen },
  { path: paths.improve, access: 'user', Screen: ImproveScreen },
  { path: paths.jobs, access: 'user', Screen: JobsScreen },
  { path: paths.careerPlan, access: 'user', Screen: CareerPlanScreen },
  { path: paths.skillGap, access: 'user', Screen: SkillGapScreen },
  { path: paths.optimize, access: 'user', Screen: OptimizeScreen },
  { path: paths.enhance, access: 'user', Screen: EnhanceScreen },
  { path: paths.jobSearch, access: 'user', Screen: JobSearchScreen },
  { path: paths.newApplication, access: 'user', Screen: NewApplicationScreen },
  { path: paths.application, access: 'user', Screen: ApplicationScreen },
  { path: paths.shared, access: 'public', Screen: SharedScreen },
  { path: paths.admin, access: 'admin', Screen: AdminScreen },
  { path: paths.debug, access: 'public', Screen: DebugScreen },
];

/** Fetches the code of the first screen. */
export async function preloadScreen(path: string, hasSession: boolean) {
  const load = {
    [paths.home]: hasSession ? loadStart : landing.preload,
    [paths.auth]: auth.preload,
    ...(hasSession ? { [paths.import]: loadImport, [paths.edit]: loadEdit } : {}),
  }[path];
  if (load) await load();
  else if (path.startsWith('/s/')) await loadShared();
  else if (!hasSession) await auth.preload();
}
