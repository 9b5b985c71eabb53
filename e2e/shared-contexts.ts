import type { Browser, BrowserContext, Page } from '@playwright/test';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Shared {
  context: BrowserContext;
  /** Stays open without the app: it keeps the browser's process for this address alive, and its compiled code. */
  keeper: Page;
}

/**
 * What a browser keeps between tabs is most of what a page costs to open. The tests of a worker share a context for
 * each kind of device; a test has its own tabs, and finds nothing of the one before.
 */
export class SharedContexts {
  private readonly open = new Map<boolean, Shared>();

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
  ) {}

  async lend(isPhone: boolean): Promise<BrowserContext> {
    const { context } = this.open.get(isPhone) ?? (await this.create(isPhone));
    return context;
  }

  /** Closes the tabs, and takes back what a test can set in a context. */
  async tidy(isPhone: boolean): Promise<void> {
    const shared = this.open.get(isPhone);
    if (!shared) return;
    const { context, keeper } = shared;
    const tabs = context.pages().filter((page) => page !== keeper);
    await Promise.all(tabs.map((page) => page.close()));
    await Promise.all([
      context.setOffline(false),
      context.unrouteAll(),
      context.clearPermissions(),
      context.clearCookies(),
    ]);
    await keeper.evaluate(() => localStorage.clear());
  }

  private async create(isPhone: boolean): Promise<Shared> {
    const context = await this.browser.newContext({
      ...(isPhone ? phone : desktop),
      baseURL: this.baseURL,
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      reducedMotion: 'reduce',
      // It would answer in place of the server; it has its own journey.
      serviceWorkers: 'block',
    });
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt');
    const shared = { context, keeper };
    this.open.set(isPhone, shared);
    return shared;
  }
}
