import { type Cv, cvSchema } from '@trayecto/core/cv';
import { templateNames } from '@trayecto/core/document';
import { parseCv } from '@trayecto/core/import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocumentWriter, type DocumentWriter } from '../../src/export/document-writer';
import { readPdf } from '../../src/import/pdf/read-pdf';
import { compareCvs, describeDifferences, sumComparisons } from './compare-cvs';
import { getPdfium } from './read-pdf-words';
import { listSampleCvs } from './sample-cvs';

let writer: DocumentWriter;
beforeAll(async () => {
  writer = await createDocumentWriter(1);
});
afterAll(() => writer?.close());

const cv = cvSchema.parse({
  personal: { name: 'Marta Ibáñez Quiroga', email: 'marta.ibanez@example.com' },
  work_experience: [
    {
      title: 'Supervisora de urgencias',
      company: 'Hospital Campo Grande',
      location: 'Valladolid',
      dates: 'mar. 2021 – actualidad',
      description: 'Responsable del equipo de enfermería de urgencias de adultos.',
      achievements: [
        'Reduje un 28 % la espera en triaje con un circuito rápido para casos leves.',
        'Coordiné a 38 profesionales en tres turnos y bajé las horas extra un 17 %.',
      ],
    },
    {
      title: 'Enfermera referente de triaje',
      company: 'Hospital Campo Grande',
      location: 'Valladolid',
      dates: 'jun. 2018 – feb. 2021',
      achievements: ['Apliqué el sistema Manchester a unos 90 pacientes por turno.'],
    },
    {
      title: 'Enfermera de planta',
      company: 'Clínica Santa Eulalia',
      location: 'Zamora',
      dates: 'sep. 2012 – dic. 2014',
      achievements: ['Llevé 14 camas de medicina interna en turno rotatorio.'],
    },
  ],
  skills: ['Triaje Manchester', 'Soporte vital avanzado', 'Gestión de turnos'],
});

it.each(templateNames)(
  'jobs under their employer in %s are read back as they were',
  async (template) => {
    const options = { groupPosts: true };
    const bytes = await writer.write({ format: 'pdf', cv, template, language: 'es', options });
    const read = parseCv(readPdf(await getPdfium(), bytes).document).cv;
    expect(read.work_experience).toEqual(cv.work_experience);
  },
);

/** Each employer had the person before, as something else. */
function addEarlierPosts(cv: Cv): Cv {
  const titles = ['Auxiliar en prácticas', 'Ayudante de taller', 'Técnica de apoyo'];
  const work = cv.work_experience.flatMap((job, index) => {
    const year = 1990 - index;
    const earlier = {
      ...{ ...job, title: titles[index % titles.length] ?? '', description: '' },
      dates: `ene. ${year} – dic. ${year}`,
      achievements: ['Ordené el archivo de la casa y atendí a 30 personas al día.'],
    };
    return job.company === '' ? [job] : [job, earlier];
  });
  return { ...cv, work_experience: work };
}

// Employers in capitals, with dots in their names, in unlisted towns or none, over several pages.
const employed = listSampleCvs('es')
  .filter(({ name }) =>
    /^(?:civil|lawyer|chef|electrician$|head chef|village|intensive)/.test(name),
  )
  .map(({ cv }) => addEarlierPosts(cv));

it.each(templateNames)('employers of long CVs in %s lead the jobs below them', async (template) => {
  const options = { groupPosts: true };
  const comparisons = [];
  for (const cv of employed) {
    const bytes = await writer.write({ format: 'pdf', cv, template, language: 'es', options });
    const read = parseCv(readPdf(await getPdfium(), bytes).document).cv;
    comparisons.push(compareCvs(cv, read));
  }
  const { values, differences } = sumComparisons(comparisons);
  expect(differences.length / values, describeDifferences(differences)).toBeLessThanOrEqual(0.01);
});
