import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';
import { findUnownedClauses } from './own-deeds';
import { isFaultless, isPraised } from './praise';

const CREDIT = [
  'Tidy, careful, never missed a VAT deadline',
  'Abro pisos con ganzúa, casi nunca hay que romper nada',
  'Llevo 60 expedientes y no se me ha pasado un plazo',
  'Ten years on the cranes without a single accident',
  'Budgets of 90k, never over by more than 3%',
  'Trabajador, fuerte y sin miedo al frío',
  'Los vecinos llaman y preguntan por mí',
  'People tell me I am a calm voice',
];

describe('what is to the person’s credit', () => {
  it.each(CREDIT)('is theirs: %s', (line) => {
    expect(isFaultless(line) || isPraised(line)).toBe(true);
    expect(findUnownedClauses(line, true)).toEqual([]);
  });

  it.each([
    'Nunca he conducido un camión',
    'Never worked with SAP',
    'No he hecho nóminas',
    'Los vecinos llaman a la gestoría',
    'My boss did the VAT',
  ])('and this is not: %s', (line) => {
    expect(isFaultless(line) || isPraised(line)).toBe(false);
  });

  it.each([
    ['Attention to detail', 'Tidy, careful, never missed a VAT deadline'],
    ['Patience', 'Patient with people who are unwell and cross'],
    ['Persona empática', 'Tengo mano con los niños asustados'],
    ['Trabajar a la intemperie', 'Fuerte y sin miedo al frío'],
    ['Disponibilidad para guardias rotativas', 'Retén una semana de cada cuatro'],
    ['Report writing', 'Escribo los informes y los explico a concejales'],
    ['Uso de EPI', 'Casco, chaleco y arnés siempre'],
    ['A compassionate manner', 'Sit down with bereaved families'],
  ])('"%s" is shown by "%s"', (asked, line) => {
    const cv = cvSchema.parse({
      work_experience: [{ title: 'Puesto', dates: '2019 - 2024', achievements: [line] }],
    });
    const posting = readPosting(`Oferta\nRequisitos\n- ${asked}\n- Excel\n`);
    const { matchedSkills } = compareWithPosting(cv, posting, new Date('2026-11-18T00:00:00Z'));
    expect(matchedSkills.map(({ cvPlaces }) => cvPlaces[0]?.line)).toEqual([line]);
  });
});

it('a certificate that is the level of a language is shown', () => {
  const cv = cvSchema.parse({ languages: [{ language: 'Gallego', proficiency: 'CELGA 4' }] });
  const posting = readPosting('Oferta\nRequisitos\n- Acreditar CELGA 4\n- Excel\n');
  const { matchedSkills } = compareWithPosting(cv, posting, new Date('2026-11-18T00:00:00Z'));
  expect(matchedSkills.map(({ id }) => id)).toEqual(['celga-4']);
});
