import { expect, it } from 'vitest';
import { readJobFile } from './read-job-file';

const today = new Date('2026-11-15T12:00:00Z');
const read = (source: string) => readJobFile(source, today);

const job = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Enfermera de urgencias',
  description:
    '<p>Cuidado de pacientes en <b>urgencias</b></p><ul><li>Triaje</li></ul><script>alert(1)</script>',
  datePosted: '2026-11-01T08:00:00+01:00',
  hiringOrganization: { '@type': 'Organization', name: 'Clínica Ejemplo' },
  jobLocation: {
    '@type': 'Place',
    address: { addressLocality: 'Madrid', addressRegion: 'Madrid', addressCountry: 'ES' },
  },
  identifier: { '@type': 'PropertyValue', value: 'A-17' },
  url: 'https://jobs.example.com/a-17',
};

it('reads a schema.org JobPosting alone, in a graph and in the script of a page', () => {
  const page = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify({
    '@graph': [{ '@type': 'WebSite' }, job],
  }).replaceAll('</', '<\\/')}</script></head><body>x</body></html>`;
  const alone = read(JSON.stringify(job));
  expect(alone?.format).toBe('json-ld');
  expect(alone?.postings).toEqual([
    {
      externalId: 'A-17',
      title: 'Enfermera de urgencias',
      company: 'Clínica Ejemplo',
      location: 'Madrid, ES',
      country: 'ES',
      isRemote: false,
      language: 'es',
      description: 'Cuidado de pacientes en urgencias\n• Triaje',
      postedOn: '2026-11-01',
      url: 'https://jobs.example.com/a-17',
    },
  ]);
  expect(read(page)?.postings).toEqual(alone?.postings);
  expect(read(JSON.stringify([job, { ...job, identifier: 'B' }]))?.postings).toHaveLength(2);
});

it('a remote listing says so, with who may apply', () => {
  const remote = {
    ...job,
    jobLocation: undefined,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Spain' },
  };
  expect(read(JSON.stringify(remote))?.postings[0]).toMatchObject({
    isRemote: true,
    country: 'ES',
    location: 'Spain',
  });
});

it('says what is wrong with entries it does not take', () => {
  const file = [
    { ...job, title: ' ' },
    { ...job, description: '' },
    { ...job, validThrough: '2026-01-01' },
    { ...job, url: 'javascript:alert(1)' },
    { ...job, title: { '@value': 'Cook' }, hiringOrganization: 'Solo', datePosted: 'yesterday' },
  ];
  const { problems, postings } = read(JSON.stringify(file)) ?? {};
  expect(problems).toEqual([
    { entry: 1, problem: 'no-title' },
    { entry: 2, problem: 'no-text' },
    { entry: 3, problem: 'expired' },
    { entry: 4, problem: 'bad-link' },
  ]);
  expect(postings).toMatchObject([{ title: 'Cook', company: 'Solo', postedOn: null }]);
});

it('reads RSS with CDATA, escaped markup and namespaces', () => {
  const rss = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x "boom">]>
  <rss version="2.0" xmlns:content="c" xmlns:job="j"><channel><title>Bolsa &amp; Co</title>
  <item><title><![CDATA[Casa Nova: Cocinero de línea]]></title><link>https://example.com/1?a=1&amp;b=2</link>
   <guid isPermaLink="false">77</guid><pubDate>Sat, 14 Nov 2026 09:00:00 GMT</pubDate>
   <description>corta</description><content:encoded><![CDATA[<p>Preparar platos y </item> limpiar la cocina de la empresa</p>]]></content:encoded>
   <job:location>Sevilla, España</job:location></item>
  <item><title>Dependienta</title><description>&lt;p&gt;Vender &amp;amp; cobrar en la tienda &x;&lt;/p&gt;</description></item>
  </channel></rss>`;
  const { format, postings } = read(rss) ?? {};
  expect(format).toBe('feed');
  expect(postings).toMatchObject([
    {
      externalId: '77',
      title: 'Cocinero de línea',
      company: 'Casa Nova',
      location: 'Sevilla, España',
      country: 'ES',
      postedOn: '2026-11-14',
      url: 'https://example.com/1?a=1&b=2',
      language: 'es',
    },
    {
      title: 'Dependienta',
      company: 'Bolsa & Co',
      description: 'Vender & cobrar en la tienda &x;',
    },
  ]);
});

it('reads Atom', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><title>Welder at Ironbend</title>
    <link rel="self" href="https://example.com/self"/><link href="https://example.com/w"/><id>urn:w</id>
    <updated>2026-10-02T00:00:00Z</updated><summary type="html">&lt;b&gt;Weld&lt;/b&gt; steel for the team</summary></entry></feed>`;
  expect(read(atom)?.postings).toMatchObject([
    { title: 'Welder', company: 'Ironbend', url: 'https://example.com/w', postedOn: '2026-10-02' },
  ]);
});

it('reads tables in both languages, with quotes, semicolons and odd ends', () => {
  const spanish = `\uFEFFPuesto;Empresa;Ciudad;Descripción;Fecha;Remoto
"Camarero; sala";"Bar ""Sol""";Madrid;"Servir mesas
y cobrar";03/11/2026;no
Contable;Asesoría;Lugo;Llevar las cuentas;;sí`;
  expect(read(spanish)?.postings).toMatchObject([
    {
      title: 'Camarero; sala',
      company: 'Bar "Sol"',
      description: 'Servir mesas\ny cobrar',
      postedOn: '2026-11-03',
      isRemote: false,
    },
    { title: 'Contable', isRemote: true, postedOn: null },
  ]);
  const english =
    'Job title,Description,Apply URL\r\nCook,Cook food for the guests,https://example.com\r\n,,\r\n';
  expect(read(english)?.postings).toMatchObject([{ title: 'Cook', url: 'https://example.com' }]);
});

it('has no answer for what is none of these, and never throws', () => {
  for (const source of ['', 'hello', '{broken', '<html><p>no data</p>', 'a,b\n1,2', '\u0000'])
    expect(read(source)).toBeNull();
  for (const source of ['[]', '{}', '<rss><channel><item><title>x', '"@type"', 'null'])
    expect(() => read(source)).not.toThrow();
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  expect(read(deep)?.postings).toEqual([]);
});
