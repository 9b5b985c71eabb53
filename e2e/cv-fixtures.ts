import type { Locator, Page } from '@playwright/test';
import { type CvRecord, createCv, getCv, updateCv } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { es } from '../web/src/i18n/es';
import { test as base, expect } from './fixtures';
import { openWithSession } from './open-with-session';

interface Parts {
  /** Saves a CV of the person's and says which it is. */
  saveCv: (data?: unknown, filename?: string, content?: string) => Promise<CvRecord>;
  /** Changes it, as another device of the person's would. */
  changeCv: (record: CvRecord, body: object) => Promise<CvRecord>;
  readCv: (id: string) => Promise<CvRecord>;
  /** A second tab of the same browser, signed in. */
  openTab: (path: string) => Promise<Page>;
}

export const test = base.extend<Parts>({
  saveCv: async ({ api, account }, use) => {
    const { access_token } = await api.signIn(account);
    await use(
      async (parsed_data = spanishAnalyst, filename = 'cv-lucia.pdf', content = 'texto') => {
        const body = { filename, content, parsed_data };
        const answer = await api.call('POST', '/api/cvs', { body, token: access_token });
        return createCv.output.parse(answer).cv;
      },
    );
  },
  changeCv: async ({ api, account, baseURL }, use) => {
    const { access_token } = await api.signIn(account);
    await use(async ({ id, version }, body) => {
      const answer = await fetch(`${baseURL}/api/cvs/${id}`, {
        method: 'PATCH',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${access_token}`,
          'If-Match': `"${version}"`,
        },
        body: JSON.stringify(body),
      });
      return updateCv.output.parse(await answer.json()).cv;
    });
  },
  readCv: async ({ api, account }, use) => {
    const { access_token } = await api.signIn(account);
    await use(async (id) => {
      const answer = await api.call('GET', `/api/cvs/${id}`, { token: access_token });
      return getCv.output.parse(answer).cv;
    });
  },
  openTab: async ({ context, api, account }, use) => {
    await use(async (path) => {
      const session = JSON.stringify(await api.signIn(account));
      const page = await context.newPage();
      await openWithSession(page, session, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    });
  },
});

export { expect };

/** The page as it prints: its texts, each over its picture. */
export const sheet = (page: Page) => page.locator('article.place-layer');

/** What is done with a CV now and then is behind the dots over its page. */
export const openMore = (page: Page) =>
  page.getByRole('button', { name: es.cv.more, exact: true }).click();

export const openTemplates = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${es.document.template}: `) }).click();

/** What is done with a CV from the list. */
export const openItemMenu = (page: Page, filename: string) =>
  page.getByRole('button', { name: es.cv.itemMenu.replace('{filename}', filename) }).click();

const MOST_STOPS = 60;

/** Presses Tab until the element has the focus, as someone without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${MOST_STOPS} presses of Tab: ${target}`);
}

/** Takes an item by its handle and lets it go over another, as a hand with a mouse does. */
export async function drag(
  page: Page,
  handle: Locator,
  target: Locator,
  way: 'down' | 'across' = 'down',
): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = await Promise.all([handle.boundingBox(), target.boundingBox()]);
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 12, { steps: 3 });
  const box = way === 'across' ? to : from;
  await page.mouse.move(box.x + box.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** Takes something and lets it go again before anything of that is drawn, as a quick hand on a slow machine does. */
export async function flick(handle: Locator, target: Locator): Promise<void> {
  const over = await target.elementHandle();
  await handle.evaluate((element, goal) => {
    const centerOf = (box: DOMRect) => ({
      clientX: box.x + box.width / 2,
      clientY: box.y + box.height / 2,
    });
    const from = centerOf(element.getBoundingClientRect());
    const to = centerOf((goal ?? element).getBoundingClientRect());
    const send = (type: string, at: typeof from) =>
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, ...at }),
      );
    send('pointerdown', from);
    send('pointermove', {
      ...from,
      clientY: from.clientY + Math.sign(to.clientY - from.clientY) * 12,
    });
    send('pointermove', { ...from, clientY: to.clientY });
    send('pointerup', { ...from, clientY: to.clientY });
  }, over);
}
