import { renderToString } from 'react-dom/server.edge';
import { App } from '../app/app';
import { paths } from '../app/paths';
import { preloadScreen } from '../app/routes';
import { languageStore, type PlainKey } from '../i18n';

export interface DrawnScreen {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** What React leaves where a part waits for something or fails: neither may happen in a page made ahead. */
const FAILURE = '<!--$!-->';

const SCREENS: readonly { path: string; page: PlainKey }[] = [
  { path: paths.home, page: 'landing.page' },
  { path: paths.auth, page: 'auth.signInPage' },
];

/** Run by the build: the screens a visitor may see first, as the app itself would draw them. */
export async function renderScreens(): Promise<DrawnScreen[]> {
  await languageStore.prepare();
  return Promise.all(
    SCREENS.map(async ({ path, page }) => {
      await preloadScreen(path, false);
      const { t } = languageStore.get();
      const html = renderToString(<App path={path} />);
      if (html.includes(FAILURE)) throw new Error(`The screen of ${path} cannot be drawn ahead.`);
      return { path, title: t('common.pageTitle', { page: t(page) }), html };
    }),
  );
}
