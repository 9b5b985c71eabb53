import { describe, expect, it } from 'vitest';
import { listFirstFiles } from './list-first-files';

const chunk = (fileName: string, source: string | null, imports: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  imports,
  isEntry: fileName === 'index.js',
  facadeModuleId: source && `/home/ana/trayecto/${source}`,
});

const outputs = [
  chunk('index.js', 'web/index.html', ['base.js']),
  chunk('base.js', null),
  chunk('shared.js', null, ['base.js']),
  chunk('zod.js', null),
  chunk('react-dom.js', 'node_modules/react-dom/client.js', ['base.js']),
  chunk('landing.js', 'web/src/features/home/landing-screen.tsx', ['index.js', 'shared.js']),
  chunk('auth.js', 'web/src/features/auth/auth-screen.tsx', ['shared.js']),
  chunk('api.js', 'web/src/api/live-api.ts', ['zod.js']),
  chunk('nav.js', 'web/src/app/shell/nav-bar.tsx'),
  chunk('start.js', 'web/src/features/home/start-screen.tsx', ['zod.js']),
  chunk('edit.js', 'web/src/app/edit/edit-screen.tsx'),
  chunk('import.js', 'web/src/features/import/import-screen.tsx'),
  chunk('en.js', 'web/src/i18n/en/shell.ts'),
  chunk('es.js', 'web/src/i18n/es/shell.ts'),
  ...['es', 'en'].flatMap((language) =>
    ['landing', 'auth', 'start'].map((area) =>
      chunk(`${area}-${language}.js`, `web/src/i18n/${language}/${area}.ts`),
    ),
  ),
  { type: 'asset' as const, fileName: 'index.html' },
];
const bundle = Object.fromEntries(outputs.map((output) => [output.fileName, output]));

describe('listFirstFiles', () => {
  it('lists a screen’s code with all it needs, but for what comes with every page', () => {
    const files = listFirstFiles(bundle);
    expect(files.everyPage).toEqual(['/react-dom.js']);
    expect(files.early.visitor).toEqual({
      '/': ['/landing.js', '/shared.js'],
      '/auth': ['/auth.js', '/shared.js'],
    });
  });

  it('keeps what talks to the server for those who have a session', () => {
    const { early } = listFirstFiles(bundle);
    expect(early.session).toEqual(['/api.js', '/zod.js', '/nav.js']);
    expect(early.screens['/']).toEqual(['/start.js', '/zod.js']);
    expect(early.shellWords).toEqual({ es: ['/es.js'], en: ['/en.js'] });
    expect(early.visitorWords.en).toEqual({
      '/': ['/landing-en.js'],
      '/auth': ['/auth-en.js'],
    });
    expect(early.sessionWords.es).toEqual({ '/': ['/start-es.js'] });
    expect(Object.values(early.visitor).flat()).not.toContain('/zod.js');
  });

  it('fails the build when a screen has moved', () => {
    const { 'landing.js': _, ...rest } = bundle;
    expect(() => listFirstFiles(rest)).toThrow('landing-screen');
  });
});
