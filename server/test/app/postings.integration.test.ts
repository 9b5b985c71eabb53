import { afterAll, beforeAll, expect, it } from 'vitest';
import { FetchRefused } from '../../src/jobs/fetch-public';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { writePdf } from '../files/write-pdf';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const pages: Record<string, string> = {
  'https://empleo.example.com/data': `<html><head><meta charset="iso-8859-1"><script type="application/ld+json">
    {"@context":"https://schema.org","@type":"JobPosting","title":"Analista de datos","hiringOrganization":{"name":"Aurora Seguros"},
     "jobLocation":{"address":{"addressLocality":"Madrid"}},"description":"<p>Imprescindible SQL y Python.</p>"}</script></head>
    <body><nav>Entrar</nav></body></html>`,
  'https://empleo.example.com/plain': `<!doctype html><html><head><title>x</title></head><body><nav>Entrar</nav>
    <main><h1>Panadera</h1><p>Horno Sol, Cádiz</p><p>Buscamos panadera con experiencia en masa madre para nuestro obrador.</p></main></body></html>`,
};

describeOnOneDatabase('a job description that is brought otherwise', (context) => {
  let app: TestApp;
  let closed: TestApp;
  let places: TestPlace[];
  let token: string;
  beforeAll(async () => {
    places = [await context.openFresh(), await context.openFresh()];
    const [first, second] = places;
    if (!first || !second) throw new Error('no place');
    app = await startTestApp(
      first,
      { JOB_LINKS: 'on', RATE_LIMIT_SCALE: '1000' },
      {
        fetchFeed: async (url) => {
          const text = pages[url];
          if (text === undefined) throw new FetchRefused('feed_not_public', 'not public');
          return { text, url };
        },
      },
    );
    closed = await startTestApp(second, { RATE_LIMIT_SCALE: '1000' });
    token = (await signInNewPerson(app)).session.access_token;
  });
  afterAll(async () => {
    await Promise.all([app?.stop(), closed?.stop()]);
    await Promise.all(places.map((place) => place.cleanup()));
  });

  const open = (url: string) =>
    app.call('POST', '/api/read-posting-link', { token, body: { url } });

  it('comes from a link with what the page says for machines', async () => {
    const { status, json } = await open('https://empleo.example.com/data');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      title: 'Analista de datos',
      company: 'Aurora Seguros',
      place: 'Madrid',
    });
    expect(json.text).toContain('Imprescindible SQL y Python.');
    expect(json.text).not.toContain('Entrar');
  });

  it('or as the text of the page, without what surrounds it', async () => {
    const { status, json } = await open('https://empleo.example.com/plain');
    expect(status).toBe(200);
    expect(json).toMatchObject({ title: 'Panadera', language: 'es' });
    expect(json.text).toContain('masa madre');
    expect(json.text).not.toContain('Entrar');
  });

  it('a link is refused as a feed would be, and everywhere unless the settings say otherwise', async () => {
    expect((await open('http://169.254.169.254/latest')).json.code).toBe('feed_not_public');
    const ways = await app.call('GET', '/api/read-posting', { token });
    expect(ways.json.links).toBe(true);
    const other = (await signInNewPerson(closed)).session.access_token;
    expect((await closed.call('GET', '/api/read-posting', { token: other })).json.links).toBe(
      false,
    );
    const body = { url: 'https://empleo.example.com/data' };
    const refused = await closed.call('POST', '/api/read-posting-link', { token: other, body });
    expect([refused.status, refused.json.code]).toEqual([403, 'links_off']);
  });

  it('comes from a file', async () => {
    const lines = ['Analista de datos', 'Aurora Seguros · Madrid', 'Imprescindible SQL y Python.'];
    const bytes = writePdf([
      lines.map((text, index) => ({ text, x: 40, y: 780 - index * 24, size: 12 })),
    ]);
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(bytes)], 'oferta.pdf'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${app.url}/api/read-posting`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(await answer.json()).toMatchObject({
      title: 'Analista de datos',
      company: 'Aurora Seguros',
    });
  });
});
