import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';
import { isNotHeld } from './held-papers';

const NOW = new Date('2026-11-18T00:00:00Z');
const CERTIFICATES = ['GWO Basic Safety Training', 'WSET Level 3', 'Primeros auxilios', 'IPAF 3a'];

function isOver(text: string, { section = 'certifications', date = '2022' } = {}): boolean {
  return isNotHeld({ section, pointer: '', text, lastUsed: date, note: '' }, NOW);
}

describe('a certificate that is not held', () => {
  const OVER = [
    '(expired 2024)',
    '(caducó en febrero de 2026, por renovar)',
    '- lapsed',
    '(valid to 2024)',
    '(valid until October 2026)',
    '(válido hasta 10/2026)',
    '(caduca en mayo de 2026)',
    '- exam in February 2027',
    '(examen en junio de 2027)',
    '(comienza en enero de 2027)',
    '– sitting it in May 2027',
    ', from 03/2027',
  ];
  it.each(CERTIFICATES.flatMap((name) => OVER.map((remark) => `${name} ${remark}`)))(
    '%s',
    (text) => {
      expect(isOver(text)).toBe(true);
    },
  );

  const HELD = [
    '',
    '(valid to 2028)',
    '(valid until November 2026)',
    '(válido hasta 2026)',
    '(caduca en enero de 2027)',
    '- exam in February 2024',
    '(renewed 2025)',
    '2021-2028',
    '(2022 to 2029)',
    'Cat. 2079',
  ];
  it.each(CERTIFICATES.flatMap((name) => HELD.map((remark) => `${name} ${remark}`)))(
    'but: %s',
    (text) => {
      expect(isOver(text)).toBe(false);
    },
  );

  it.each(['2023, valid to June 2025', '2022 (expired)', '2021, caduca en mayo de 2026'])(
    'is told by its date too: %s',
    (note) => {
      const field = { section: 'certifications', pointer: '', text: 'NPLQ', lastUsed: null };
      expect(isNotHeld({ ...field, note }, NOW)).toBe(true);
      expect(isNotHeld({ ...field, note: '2023' }, NOW)).toBe(false);
    },
  );

  it('is one whose date is still to come', () => {
    expect(isOver('CS39', { date: '2027' })).toBe(true);
    expect(isOver('CS39', { date: '2026-12' })).toBe(true);
    expect(isOver('CS39', { date: '2026' })).toBe(false);
    expect(isOver('CS39', { date: '2026-11' })).toBe(false);
  });

  it('is no job, whatever ended there', () => {
    expect(isOver('Contract expired in 2024', { section: 'work_experience' })).toBe(false);
  });
});

it('what is not held is near and not shown, with the line that says so', () => {
  const name = 'GWO Basic Safety Training (caducó en febrero de 2026)';
  const cv = cvSchema.parse({ certifications: [{ name, date: '2024' }] });
  const posting = readPosting('Oferta\nRequisitos\n- GWO Basic Safety Training en vigor\n');
  const before = compareWithPosting(cv, posting, new Date('2026-01-10T00:00:00Z'));
  const held = cvSchema.parse({
    certifications: [{ name: 'GWO Basic Safety Training (válido hasta febrero de 2026)' }],
  });
  expect(
    compareWithPosting(held, posting, new Date('2026-01-10T00:00:00Z')).matchedSkills,
  ).toHaveLength(1);
  expect(compareWithPosting(held, posting, NOW).matchedSkills).toEqual([]);
  expect(before.matchedSkills).toEqual([]);
  expect(before.missingSkills[0]?.related[0]?.cvPlaces[0]?.line).toBe(name);
});
