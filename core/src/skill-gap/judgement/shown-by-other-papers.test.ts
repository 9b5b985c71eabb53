import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { isSameTrait, readTrait } from '../evidence/listed-traits';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-18T00:00:00Z');

/** What is matched of one line that is asked for, beside two that nobody has. */
function matched(cv: object, asked: string, title = 'Gardener'): readonly string[] {
  const posting = readPosting(`${title}\n\nRequirements\n- ${asked}\n- Kiswahili C2\n- COBOL`);
  const result = compareWithPosting(cvSchema.parse(cv), posting, NOW, 'en');
  return result.matchedSkills.map(({ evidence }) => evidence[0] ?? '');
}

describe('a suite', () => {
  const suites = [
    ['Microsoft Office', ['Word', 'Excel', 'PowerPoint', 'Outlook']],
    ['Adobe Creative Suite', ['Photoshop', 'Illustrator', 'InDesign']],
  ] as const;
  const parts = suites.flatMap(([suite, names]) => names.map((name) => [suite, name] as const));

  it.each(parts)('%s shows %s', (suite, name) => {
    expect(matched({ skills: [suite] }, name)).toEqual([name]);
  });

  it.each(parts)('%s is no more than that: one part of it shows no other', (suite, name) => {
    const others = suites.find(([one]) => one === suite)?.[1].filter((other) => other !== name);
    for (const other of others ?? []) expect(matched({ skills: [name] }, other)).toEqual([]);
  });
});

describe('letters that are the name of a card', () => {
  it.each(['CSCS', 'CPCS', 'ECS'])('%s', (letters) => {
    const cv = { certifications: [{ name: `${letters} Gold`, issuer: '', date: '2024' }] };
    expect(matched(cv, `${letters} card`)).toHaveLength(1);
    expect(matched(cv, `${letters} card (Black)`)).toEqual([]);
  });
});

describe('a trait in the list of skills', () => {
  it.each([
    ['Organisation', 'Excellent organisational skills'],
    ['Empathy', 'Empathetic'],
    ['Puntualidad', 'Persona puntual'],
    ['Creativity', 'Creative'],
  ])('%s is %s', (own, asked) => {
    expect(isSameTrait(readTrait(own) ?? '', readTrait(asked) ?? '-')).toBe(true);
  });

  it.each([
    ['Communication', 'Commercial'],
    ['Creativity', 'Credibility'],
    ['Responsibility', 'Resilience'],
  ])('%s is not %s', (own, asked) => {
    expect(isSameTrait(readTrait(own) ?? '', readTrait(asked) ?? '-')).toBe(false);
  });
});

describe('a degree', () => {
  const ba = (degree: string) => ({
    education: [{ degree, institution: 'College', dates: '2016 - 2019' }],
  });
  const worked = (title: string) => ({
    work_experience: [{ title, dates: 'enero 2016 - actualidad', achievements: [] }],
  });

  it('in a relevant field is one in the field of the job', () => {
    expect(
      matched(ba('BA Events Management'), 'Degree in a relevant field', 'Event Coordinator'),
    ).toHaveLength(1);
    expect(
      matched(ba('BA Marine Biology'), 'Degree in a relevant field', 'Event Coordinator'),
    ).toEqual([]);
  });

  it('may be made up for by working in the trade, where the job says so', () => {
    const gardener = worked('Oficial jardinero');
    expect(
      matched(gardener, 'Ciclo formativo de jardinería o experiencia equivalente'),
    ).toHaveLength(1);
    expect(matched(gardener, 'Ciclo formativo de jardinería')).toEqual([]);
    expect(
      matched(worked('Contable'), 'Ciclo formativo de jardinería o experiencia equivalente'),
    ).toEqual([]);
  });
});

describe('what is not shown by another of its kind', () => {
  const worked = (title: string, ...achievements: readonly string[]) => ({
    work_experience: [{ title, dates: 'enero 2016 - actualidad', achievements }],
  });

  it.each([
    ['Klaviyo', 'Mailchimp'],
    ['Nixfarma', 'Farmatic'],
  ])('%s by %s', (asked, own) => {
    expect(matched({ skills: [own] }, asked)).toEqual([]);
    expect(matched({ skills: [asked] }, asked)).toEqual([asked]);
  });

  it.each([
    ['Pastelero', 'hotel', 'obrador'],
    ['Camarera', 'barco', 'banquetes'],
  ])('%s en %s by one somewhere else', (title, place, other) => {
    const line = (where: string) => `${title} de ${where} con siete años de oficio`;
    const asked = `3 años como ${title.toLowerCase()} en ${place}`;
    expect(matched(worked(title, line(other)), asked)).toEqual([]);
    expect(matched(worked(title, line(place)), asked)).toHaveLength(1);
  });

  it('a thing that was studied and that others do', () => {
    const studied = {
      education: [
        { degree: 'Panadería y repostería', institution: 'Escuela', dates: '2014 - 2016' },
      ],
    };
    const others = worked('Pastelero', 'El pan lo amasa otro turno');
    expect(matched(studied, 'Elaboración de pan')).toHaveLength(1);
    expect(matched({ ...studied, ...others }, 'Elaboración de pan')).toEqual([]);
  });
});
