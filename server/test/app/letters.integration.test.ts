import { writeEmailTemplates } from '@trayecto/core/contract';
import { englishAnalyst, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { findLetterInventions } from '@trayecto/core/letters';
import { expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { readPdfPages } from '../export/read-pdf-words';
import { useTwoPeople } from './two-people';

const job = {
  title: 'Analista de datos',
  company: 'Energía Clarión',
  description: 'Imprescindible: SQL, Python y Power BI. Harás cuadros de mando para la dirección.',
  language: 'es' as const,
};

describeOnOneDatabase('emails for a job', (context) => {
  const people = useTwoPeople(context);
  const post = (path: string, body: unknown, as?: string) => people.call('POST', path, body, as);
  const saveCv = (cv: unknown = spanishAnalyst) => people.saveCv(cv);

  it('are three, in the documented shape, and say nothing that is not known', async () => {
    const { status, json } = await post('/api/email-templates', { cvId: await saveCv(), job });
    expect(status).toBe(200);
    const answer = writeEmailTemplates.output.parse(json);
    expect(answer).toMatchObject({ language: 'es', engine: { kind: 'builtin' }, cvVersion: 1 });
    expect(answer.templates.map(({ type }) => type)).toEqual(['formal', 'startup', 'creative']);
    for (const template of answer.templates) {
      expect(template.body).toContain('Energía Clarión');
      expect(findLetterInventions(template, spanishAnalyst, job)).toEqual([]);
    }
  });

  it('are written for the best of the jobs found for a CV, in that job’s language', async () => {
    const cvId = await saveCv(englishAnalyst);
    const [best] = (await post('/api/match-jobs', { cvId })).json.matches;
    const { title, company, description, language } = best;
    const question = { cvId, job: { title, company, description, language } };
    const answer = writeEmailTemplates.output.parse(
      (await post('/api/email-templates', question)).json,
    );
    expect(answer.language).toBe(language);
    for (const { body } of answer.templates) expect(body).toContain(company);
  });

  it('need a CV of one’s own that was read, and a job that can be', async () => {
    const cvId = await saveCv();
    const ask = (body: object, as = people.token) => post('/api/email-templates', body, as);
    expect((await ask({ cvId, job }, people.stranger)).status).toBe(404);
    expect((await ask({ cvId })).json.code).toBe('validation_failed');
    expect((await ask({ cvId, job: { ...job, title: 'x'.repeat(301) } })).status).toBe(400);
    expect((await ask({ cvId, job: { ...job, language: 'fr' } })).status).toBe(400);
    expect((await ask({ cvId: await saveCv(null), job })).json.code).toBe('no_parsed_data');
    expect((await ask({ cvId, job: { title: '' } })).status).toBe(200);
    expect(
      (await people.app.call('POST', '/api/email-templates', { body: { cvId, job } })).status,
    ).toBe(401);
  });

  it.each(['modern', 'classic', 'minimal', 'executive'])(
    'become a letter of one page in the look %s',
    async (template) => {
      const letter = {
        subject: 'Candidatura al puesto de Analista de datos',
        body: 'Estimado equipo:\n\nMe dirijo a ustedes.\n\n- Reduje un 35 % el cierre.\n\nAtentamente,\nLucía',
      };
      const write = async (format: string) => {
        const body = { cv: spanishAnalyst, language: 'es', template, format, letter };
        const answer = await fetch(`${people.app.url}/api/documents`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${people.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(answer.status).toBe(200);
        return new Uint8Array(await answer.arrayBuffer());
      };
      const pages = await readPdfPages(await write('pdf'));
      expect(pages).toHaveLength(1);
      const words = JSON.stringify(pages);
      for (const word of ['Lucía', 'Candidatura', 'Estimado', '35', 'Atentamente'])
        expect(words).toContain(word);
      expect(words).not.toContain('Guadalquivir');
      expect(new TextDecoder('latin1').decode((await write('docx')).slice(0, 2))).toBe('PK');
      expect(new TextDecoder().decode(await write('txt'))).toContain('- Reduje un 35 % el cierre.');
    },
  );
});
