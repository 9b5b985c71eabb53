import { describe, expect, it } from 'vitest';
import { es } from '../i18n/es';
import { renderScreens } from './render-screens';

const plainText = (html: string) => html.replace(/<[^>]*>/g, '');

describe('renderScreens', () => {
  it('draws what a visitor reads on the home page, all of it', async () => {
    const [home] = await renderScreens();
    expect(home?.title).toBe(`${es.landing.page} · Trayecto`);
    const text = plainText(home?.html ?? '');
    expect(text).toContain(plainText(es.landing.heroTitle));
    expect(text).toContain(es.landing.footerLicense);
  });

  it('draws the form to sign in, which puts nothing into an address', async () => {
    const { html = '' } = (await renderScreens()).find(({ path }) => path === '/auth') ?? {};
    expect(plainText(html)).toContain(es.auth.signInTitle);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html.match(/<input /g)).toHaveLength(2);
  });
});
