import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { languages } from '../../language';
import { honestLines, lies } from '../fixtures/raised-claims';
import { guardAgainstInvention } from './guard-against-invention';
import { labelNewWords } from './label-new-words';

const LINES_OF_A_JOB = 4;
const read = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/** A CV of these lines, a few to a job, as other lines may excuse what is said in one. */
const makeCv = (lines: readonly string[]) =>
  cvSchema.parse({
    work_experience: Array.from({ length: Math.ceil(lines.length / LINES_OF_A_JOB) }, (_, at) => ({
      title: 'X',
      company: `Alba ${at}`,
      dates: '2015 - 2018',
      achievements: lines.slice(at * LINES_OF_A_JOB, (at + 1) * LINES_OF_A_JOB),
    })),
  });

describe.each(languages)('a model that says more than the person (%s)', (language) => {
  const guard = (lines: readonly (readonly [string, string])[], at: number) => {
    const cv = makeCv(lines.map(([was]) => was));
    const told = structuredClone(cv);
    const [job, line] = [Math.floor(at / LINES_OF_A_JOB), at % LINES_OF_A_JOB];
    const said = lines[at]?.[1] ?? '';
    told.work_experience[job]?.achievements.splice(line, 1, said);
    const guarded = guardAgainstInvention(cv, told, language);
    const isKept = guarded.cv.work_experience[job]?.achievements.includes(said) === true;
    return { isKept, labels: labelNewWords(cv, guarded.cv, language).map(({ quote }) => quote) };
  };

  it('is put back, or the words that are new are named', () => {
    const pairs = read(lies[language]).map(([, was = '', told = '']) => [was, told] as const);
    const passed = pairs.flatMap(([was, told], at) => {
      const { isKept, labels } = guard(pairs, at);
      return isKept && labels.length === 0 ? [`${was} → ${told}`] : [];
    });
    expect(pairs.length).toBeGreaterThan(100);
    expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(1);
  });

  it('may reword what is true', () => {
    const pairs = read(honestLines[language]).map(([was = '', told = '']) => [was, told] as const);
    const told = pairs.map((_, at) => guard(pairs, at));
    expect(pairs.filter((_, at) => told[at]?.isKept === false)).toEqual([]);
    expect(told.filter(({ labels }) => labels.length > 0).length).toBeLessThan(pairs.length / 3);
  });
});

describe('people named after what was done', () => {
  it.each([
    [
      'es',
      'Audité las cuentas del grupo',
      'Audité las cuentas del grupo con auditores',
      'auditores',
    ],
    ['es', 'Formé al personal nuevo', 'Formé al personal nuevo y a formadores', 'formadores'],
    ['en', 'Trained new staff', 'Trained new staff and trainers', 'trainers'],
    ['en', 'Audited the accounts', 'Audited the accounts with auditors', 'auditors'],
  ] as const)('%s: are new where only the deed was told (%s)', (language, was, told, word) => {
    const labels = (before: string) =>
      labelNewWords(makeCv([before]), makeCv([told]), language).map(({ quote }) => quote);
    expect(labels(was)).toContain(word);
    expect(labels(`${was} con ${word}`)).not.toContain(word);
  });
});

describe('words the person never wrote', () => {
  const labels = (was: object, told: object) =>
    labelNewWords(cvSchema.parse(was), cvSchema.parse(told), 'es').map(
      ({ pointer, quote }) => `${pointer}: ${quote}`,
    );
  const job = (...achievements: string[]) => ({
    work_experience: [{ title: 'X', company: 'Alba', achievements }],
  });

  it('are named in other sections and in studies too', () => {
    expect(
      labels(
        { additional: { Voluntariado: ['Doy clases de apoyo en el barrio'] } },
        { additional: { Voluntariado: ['Doy clases de apoyo y robótica en el barrio'] } },
      ),
    ).toEqual(['/additional/Voluntariado/0: robótica']);
    const degree = { degree: 'X', institution: 'Y' };
    expect(
      labels(
        { education: [{ ...degree, description: 'Prácticas en el laboratorio.' }] },
        { education: [{ ...degree, description: 'Prácticas de robótica en el laboratorio.' }] },
      ),
    ).toEqual(['/education/0/description: robótica']);
  });

  it('are named when they begin a sentence, unless they are what was done', () => {
    const summary = 'Llevo la caja de una tienda.';
    expect(labels({ summary }, { summary: `${summary} Ambiciosa y puntual.` })).toEqual([
      '/summary: Ambiciosa',
      '/summary: puntual',
    ]);
    const was = job('Abrí la tienda', 'Llevé las facturas del taller');
    const told = job('Apertura de la tienda', 'Gestioné las facturas del taller');
    expect(labels(was, told)).toEqual([]);
  });

  it('are named however short where a capital makes them a name', () => {
    const was = job('Llevé las facturas del taller');
    expect(labels(was, job('Llevé las facturas del taller en SAP y con Odoo'))).toEqual([
      '/work_experience/0/achievements/0: SAP',
      '/work_experience/0/achievements/0: Odoo',
    ]);
  });
});
