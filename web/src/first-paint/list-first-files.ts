import type { EarlyFiles } from './list-early-files';

/** Which code a first page needs, by the files it is written in. */
const EVERY_PAGE = ['node_modules/react-dom/client.js'];
const VISITOR_SCREENS = {
  '/': ['src/features/home/landing-screen.tsx'],
  '/auth': ['src/features/auth/auth-screen.tsx'],
};
const SESSION_CODE = ['src/api/live-api.ts', 'src/app/shell/nav-bar.tsx'];
const SESSION_SCREENS = {
  '/': ['src/features/home/start-screen.tsx'],
  '/edit': ['src/app/edit/edit-screen.tsx'],
  '/import': ['src/features/import/import-screen.tsx'],
};
const SHELL_WORDS = { es: ['src/i18n/es/shell.ts'], en: ['src/i18n/en/shell.ts'] };
const VISITOR_WORDS = {
  es: { '/': ['src/i18n/es/landing.ts'], '/auth': ['src/i18n/es/auth.ts'] },
  en: { '/': ['src/i18n/en/landing.ts'], '/auth': ['src/i18n/en/auth.ts'] },
};
const SESSION_WORDS = {
  es: { '/': ['src/i18n/es/start.ts'] },
  en: { '/': ['src/i18n/en/start.ts'] },
};

interface FirstFiles {
  readonly everyPage: readonly string[];
  readonly early: EarlyFiles;
}

/** As much of the build's output as matters here. */
type BuiltFile =
  | { readonly type: 'asset'; readonly fileName: string }
  | {
      readonly type: 'chunk';
      readonly fileName: string;
      readonly isEntry: boolean;
      readonly imports: readonly string[];
      readonly facadeModuleId: string | null;
    };

/** The built files to fetch with the page itself, before the app that asks for them has come. */
export function listFirstFiles(bundle: Readonly<Record<string, BuiltFile>>): FirstFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  function collect(file: string, files: Set<string>) {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) collect(imported, files);
  }

  const withEveryPage = new Set<string>();
  for (const chunk of chunks.filter(({ isEntry }) => isEntry))
    collect(chunk.fileName, withEveryPage);

  function listFor(sources: readonly string[]): string[] {
    const files = new Set(withEveryPage);
    for (const source of sources) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
      if (!chunk) throw new Error(`${source} is no file of its own in the build.`);
      collect(chunk.fileName, files);
    }
    return [...files].filter((file) => !withEveryPage.has(file)).map((file) => `/${file}`);
  }

  const listEach = (sources: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(sources).map(([name, own]) => [name, listFor(own)]));

  return {
    everyPage: listFor(EVERY_PAGE),
    early: {
      visitor: listEach(VISITOR_SCREENS),
      session: listFor(SESSION_CODE),
      screens: listEach(SESSION_SCREENS),
      shellWords: { es: listFor(SHELL_WORDS.es), en: listFor(SHELL_WORDS.en) },
      visitorWords: { es: listEach(VISITOR_WORDS.es), en: listEach(VISITOR_WORDS.en) },
      sessionWords: { es: listEach(SESSION_WORDS.es), en: listEach(SESSION_WORDS.en) },
    },
  };
}
