import type { Page } from '@playwright/test';

/** Session storage belongs to a tab: what would be there after signing in is put there as the page begins to load. */
export async function openWithSession(page: Page, session: string, path: string): Promise<void> {
  const script = await page.addInitScript(
    (text) => sessionStorage.setItem('trayecto.session', text),
    session,
  );
  await page.goto(path);
  // Anyone who signs out stays out.
  await script.dispose();
}
