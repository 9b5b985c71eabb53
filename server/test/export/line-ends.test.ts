import { type Cv, cvSchema } from '@trayecto/core/cv';
import type { TemplateName } from '@trayecto/core/document';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { readPdf } from '../../src/import/pdf/read-pdf';
import { getPdfium, readPdfPages } from './read-pdf-words';

let writer: DocumentWriter;
let photo: { base64: string };
beforeAll(async () => {
  writer = await createDocumentWriter(1);
  const create = { width: 64, height: 64, channels: 3, background: '#1f6f78' } as const;
  photo = { base64: (await sharp({ create }).jpeg().toBuffer()).toString('base64') };
});
afterAll(() => writer?.close());

const nurse = cvSchema.parse({
  personal: {
    name: 'María del Carmen Etxeberria Rodríguez',
    title: 'Enfermera supervisora',
    email: 'carmen@example.com',
    location: 'Vitoria-Gasteiz, Álava',
    linkedin: 'linkedin.com/in/carmen-etxeberria-ejemplo',
  },
  work_experience: [
    {
      title: 'Enfermera de cuidados intensivos',
      company: 'Hospital Santa Lucía',
      dates: 'septiembre de 2008 – febrero de 2015',
      achievements: ['Tutoricé a 34 residentes.'],
    },
  ],
});

async function readLines(cv: Cv, template: TemplateName): Promise<string[]> {
  const options = { photo: 'always' } as const;
  const bytes = await writer.write({ format: 'pdf', cv, template, language: 'es', options, photo });
  return readPdf(await getPdfium(), bytes).document.lines.map(({ text }) => text);
}

async function readPage(cv: Cv, template: TemplateName): Promise<string> {
  const bytes = await writer.write({ format: 'pdf', cv, template, language: 'es' });
  const [page = ''] = await readPdfPages(bytes);
  return page;
}

describe('where lines end on the page that prints', () => {
  it('a name a little too long is on one line; a longer one is parted in its middle', async () => {
    const { name } = nurse.personal;
    expect((await readLines(nurse, 'modern'))[0]).toBe(name);
    const parted = (await readLines(nurse, 'first-job')).slice(0, 2);
    expect(parted).toEqual(['María del Carmen', 'Etxeberria Rodríguez']);
  });

  it('a name that would be on many lines beside the addresses is above them', async () => {
    const { name } = nurse.personal;
    const row = 'carmen@example.com · Vitoria-Gasteiz, Álava';
    const [above, , ...below] = await readLines(nurse, 'timeline');
    expect([above, ...below].join('\n')).toContain(`${name}\n${row}`);
    const short = cvSchema.parse({ ...nurse, personal: { ...nurse.personal, name: 'Ana Gil' } });
    expect((await readLines(short, 'timeline')).join('\n')).not.toContain(row);
  });

  it('a short skill is not broken at its sign, wherever it ends', async () => {
    for (let count = 4; count < 16; count += 1) {
      const skills = ['Redes', ...Array(count).fill('CI/CD'), 'Git'];
      const lines = await readLines(cvSchema.parse({ ...nurse, skills }), 'minimal');
      expect(lines.filter((line) => /CI\/(?!CD)/.test(line))).toEqual([]);
    }
  });

  it('the one line said of a job is never alone on a page', async () => {
    const last = { title: 'Auxiliar', description: 'Los sábados.', achievements: ['La última.'] };
    let parted = 0;
    for (let count = 28; count < 40; count += 1) {
      const achievements = Array.from({ length: count }, (_, at) => `Línea número ${at}`);
      const work_experience = [...nurse.work_experience, { title: 'Jefa', achievements }, last];
      const cv = cvSchema.parse({ ...nurse, work_experience });
      const bytes = await writer.write({ format: 'pdf', cv, template: 'minimal', language: 'es' });
      const [, second] = await readPdfPages(bytes);
      if (second === undefined) continue;
      parted += 1;
      expect(second.trim()).not.toMatch(/^–\s*La última/);
    }
    expect(parted).toBeGreaterThan(3);
  });

  it.each(['modern', 'minimal'] as const)(
    'no year is alone on the last line, and no line begins with a dash, in %s',
    async (template) => {
      const endings = ['en 2020.', 'de 2022 – 2024'];
      const achievements = Array.from({ length: 36 }, (_, at) =>
        [...'abcdefghijklmnopqrst'.slice(0, 5 + (at % 15))]
          .map((letter) => `${letter}eses`)
          .concat(endings[at % 2] ?? '')
          .join(' '),
      );
      const lines = await readLines(
        cvSchema.parse({ ...nurse, work_experience: [{ title: 'Jefa', achievements }] }),
        template,
      );
      expect(lines.filter((line) => line.includes('2020.')).length).toBeGreaterThan(10);
      expect(lines.filter((line) => /^(?:2020\.|[–—-] 2024)$/.test(line))).toEqual([]);
    },
  );

  it('a dash of dates is never alone beside a line of time', async () => {
    const page = await readPage(nurse, 'timeline');
    expect(page).toMatch(/septiembre de 2008 –\s*[\r\n]/);
  });

  it('an address too long for its column breaks at its own signs', async () => {
    const github = 'github.com/carmen.etxeberria/notas.de.enfermeria';
    const page = await readPage({ ...nurse, personal: { ...nurse.personal, github } }, 'sidebar');
    expect(page).toMatch(/github\.com\/carmen\.etxeberria\/\s*[\r\n]\s*notas\.de\.enfermeria/);
  });
});
