import { describe, expect, it } from 'vitest';
import table from '../../../data/sister-words.tsv' with { type: 'text' };
import { cvSchema } from '../../cv';
import { wordList } from '../../language';
import { readRows } from '../../tables';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';
import { isContrary, isContraryToAll, writeLines } from './sister-things';

const NOW = new Date('2025-11-15T00:00:00Z');

interface Asked {
  readonly asked: string;
  readonly lines?: readonly string[];
  readonly certificates?: readonly string[];
}

/** The names that are shown, and those that are missing, of one thing asked for. */
function compare({ asked, lines = [], certificates = [] }: Asked) {
  const cv = cvSchema.parse({
    work_experience: [{ title: 'Encargada', dates: '2019 - 2024', achievements: lines }],
    certifications: certificates.map((name) => ({ name })),
  });
  const posting = readPosting(`Vacante\nRequisitos:\n- ${asked}\n- Buena presencia`);
  const { matchedSkills, missingSkills } = compareWithPosting(cv, posting, NOW, 'es');
  return {
    matched: matchedSkills.map(({ name }) => name),
    missing: missingSkills.map(({ name }) => name),
  };
}

describe('another of one family', () => {
  it.each([
    ['Cajas automáticas', 'Ajuste de embragues y cajas manuales'],
    ['Automatic gearboxes', 'Rebuilt manual gearboxes'],
    ['Historia clínica electrónica', 'Historias en papel y agenda'],
    ['Torno CNC', 'Torno convencional'],
    ['Soldadura TIG', 'Soldadura con electrodo'],
    ['Transporte de viajeros', 'Transporte de mercancías'],
  ])('%s is not shown by: %s', (asked, line) => {
    expect(isContrary(asked, line)).toBe(true);
    expect(isContrary(line, asked)).toBe(true);
    expect(isContrary(asked, `${line}; ${asked}`)).toBe(false);
    expect(isContrary(asked, asked)).toBe(false);
  });

  it('says nothing where the family is not named', () => {
    expect(isContrary('Cajas automáticas', 'Cajas de cambio y embragues')).toBe(false);
    expect(isContrary('Cajas de cambio', 'Cajas manuales')).toBe(false);
    expect(isContrary('Cajas manuales y automáticas', 'Cajas manuales')).toBe(false);
  });
});

describe('another product of one kind', () => {
  it.each([
    ['Nixfarma', 'Farmatic'],
    ['Zotero', 'Mendeley'],
    ['Klaviyo', 'ActiveCampaign'],
    ['Qualtrics', 'SurveyMonkey'],
  ])('%s is missing, by its own name, beside %s', (asked, had) => {
    expect(compare({ asked, lines: [`Trabajo diario con ${had}`] }).missing).toContain(asked);
    expect(compare({ asked, lines: [`Trabajo diario con ${asked}`] }).matched).toContain(asked);
  });

  it('shows the kind of it', () => {
    const { matched } = compare({ asked: 'LIMS', lines: ['Resultados en LabWare'] });
    expect(matched).toEqual(['LIMS']);
  });
});

describe('another certificate', () => {
  it.each([
    ['CSPO', 'Certified ScrumMaster (CSM)', 'CSPO'],
    ['AWS Solutions Architect Associate', 'AWS Certified Cloud Practitioner', 'AWS Certified'],
    ['Azure Data Engineer Associate', 'Azure Database Administrator Associate', 'DP-203'],
    ['AAT Level 4', 'AAT Level 3 Diploma', 'AAT Level 4'],
    ['QQI Level 6', 'QQI Level 5 Healthcare', 'QQI Level 6'],
    ['MRCVS', 'Medicina Veterinaria', 'MRCVS'],
  ])('%s is not shown by %s', (asked, had, name) => {
    const { matched, missing } = compare({ asked, certificates: [had] });
    expect(matched).toEqual([]);
    expect(missing.some((one) => one.startsWith(name))).toBe(true);
  });

  it.each([
    ['AAT Level 3', 'AAT Level 4 Diploma'],
    ['AAT Level 4', 'AAT Level 4 Diploma'],
    ['AWS Solutions Architect Associate', 'AWS Certified Solutions Architect – Associate'],
    ['CSPO', 'Certified Scrum Product Owner'],
  ])('%s is shown by %s', (asked, had) => {
    expect(compare({ asked, certificates: [had] }).matched).toHaveLength(1);
  });

  it('is no degree by its last word', () => {
    const { requirements } = readPosting(
      'Vacante\nRequisitos:\n- Azure Administrator Associate\n- a Level 3 award',
    );
    expect(requirements.filter(({ kind }) => kind === 'degree')).toEqual([]);
  });
});

it('a licence of another country is met in part', () => {
  const asked = 'Permiso de conducir válido en España';
  expect(compare({ asked, certificates: ['Texas driver license class C'] }).matched).toEqual([]);
  expect(compare({ asked, certificates: ['Permiso de conducir B'] }).matched).toHaveLength(1);
});

describe('a special kind of what the catalogue names', () => {
  it.each([
    ['Soldadura de polietileno', 'Soldadura de rejas', 0],
    ['Soldadura de polietileno', 'Soldadura de tuberías de polietileno', 1],
    ['Tramitación de siniestros de autos', 'Tramitación de siniestros del hogar', 0],
  ])('%s for: %s', (asked, line, met) => {
    expect(compare({ asked, lines: [line] }).matched).toHaveLength(met);
  });
});

describe('another of one family anywhere in a CV', () => {
  const families = readRows(table, ['family']).map(({ family }) =>
    family.split('|').map((member) => wordList(member)),
  );

  it.each(families)('of each member, no word is another member: %s', (...members) => {
    expect(members.length).toBeGreaterThan(1);
    const words = members.flat();
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(families)('%s', (...members) => {
    members.forEach(([one = ''], at) => {
      const [other = ''] = members[(at + 1) % members.length] ?? [];
      expect(isContraryToAll(one, writeLines([other, 'Atención telefónica']))).toBe(true);
      expect(isContraryToAll(one, writeLines([other, one]))).toBe(false);
      expect(isContraryToAll(one, writeLines(['Atención telefónica']))).toBe(false);
    });
  });

  it('is missing, though a line comes near', () => {
    const asked = 'Trabajar en cámaras de congelación';
    const near = 'Trabajo en la cámara de refrigerados';
    expect(compare({ asked, lines: [near] }).matched).toEqual([]);
    expect(
      compare({ asked, lines: [near, 'Reponía la cámara de congelados'] }).matched,
    ).toHaveLength(1);
  });
});
