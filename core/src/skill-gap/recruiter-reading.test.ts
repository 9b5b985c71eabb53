import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '../cv';
import { compareWithPosting } from './compare-with-posting';
import { readPosting } from './posting/read-posting';

const NOW = new Date('2025-11-15T00:00:00Z');

function demandsOf(posting: string): Record<string, string> {
  return Object.fromEntries(
    readPosting(posting).requirements.map(({ id, demand }) => [id, demand]),
  );
}

function compare(cv: Parameters<typeof cvSchema.parse>[0], posting: string) {
  const whole: Cv = cvSchema.parse(cv);
  return compareWithPosting(whole, readPosting(posting), NOW, 'es');
}

describe('a job description read as a recruiter reads it', () => {
  it('knows what is needed from what is a plus under headings of every day', () => {
    expect(
      demandsOf(`Frontend Engineer
We are a B2B SaaS company that loves yoga.

You will have
Solid HTML, CSS and TypeScript

Bonus if you have
Worked with GraphQL

What's in it for you
German lessons and private health insurance`),
    ).toEqual({ html: 'required', css: 'required', typescript: 'required', graphql: 'optional' });
  });

  it('takes nothing from the perks or the company, and one degree from a choice', () => {
    const demands = demandsOf(`Contable
Despacho en Zaragoza busca contable. Imprescindible grado en ADE o Economía, o similar, y manejo de Sage 200 o A3. Valoramos inglés y Power BI.
Se ofrece: conciliación familiar y formación en marketing.`);
    expect(demands).toEqual({
      'bachelors-degree': 'required',
      'sage-200': 'required',
      a3: 'required',
      english: 'optional',
      'power-bi': 'optional',
    });
  });

  it('ends a field of study where something else is asked for', () => {
    const { requirements } = readPosting(
      'Se valorará máster en cuidados críticos, inglés B2 y ECMO.',
    );
    expect(requirements.map(({ id, languageLevel }) => [id, languageLevel])).toEqual([
      ['masters-degree', null],
      ['english', 'B2'],
      ['ecmo', null],
    ]);
  });

  it.each([
    ['Requisitos\n- Gestión de redes sociales', 'networking'],
    [
      'Te integrarás en un equipo médico multidisciplinar.\nRequisitos\n- Triaje',
      'medical-devices',
    ],
    ['Requirements\n- Experience in a B2B SaaS company', 'b2b-sales'],
    ['Requisitos\n- Recogida de contenedores de basura', 'containers'],
  ])('%j does not ask for %s', (posting, id) => {
    expect(demandsOf(posting)).not.toHaveProperty(id);
  });

  it.each([
    ['Requisitos\n- Redes: switches Cisco, VPN y cortafuegos', 'networking'],
    ['Requirements\n- B2B sales and key accounts', 'b2b-sales'],
    ['Requisitos\n- Docker, Kubernetes y contenedores', 'containers'],
  ])('%j asks for %s', (posting, id) => {
    expect(demandsOf(posting)).toHaveProperty(id);
  });
});

describe('what one thing says of another', () => {
  it.each([
    [['Vue.js'], 'Requisitos: HTML, CSS y JavaScript.', 100],
    [['Soporte vital avanzado'], 'Requirements: ALS.', 100],
    [['Carnet C+E'], 'Requisitos: carnet de conducir C y carnet B.', 100],
    [['Carnet C'], 'Requisitos: carnet C+E.', 20],
    [['Sage 200'], 'Requisitos: ERP.', 100],
    [['NIIF'], 'Requirements: IFRS.', 100],
  ])('%j for %j', (skills, posting, percentage) => {
    expect(compare({ skills }, posting).matchPercentage).toBe(percentage);
  });

  it('takes a BSc in Economics for "grado en ADE o Economía"', () => {
    const education = [{ degree: 'BSc Economics', dates: '2010 - 2014' }];
    expect(compare({ education }, 'Requisitos: grado en ADE o Economía.').matchPercentage).toBe(
      100,
    );
    expect(compare({ education }, 'Requisitos: grado en Enfermería.').matchPercentage).toBeLessThan(
      50,
    );
  });

  it('counts the years of the field alone', () => {
    const work_experience = [
      { title: 'Enfermera', company: 'Hospital', dates: '2019 - 2021' },
      { title: 'Camarera', company: 'Bar', dates: '2009 - 2019' },
    ];
    const { scoreParts } = compare(
      { work_experience },
      'Enfermera\nRequisitos: 4 años de experiencia.',
    );
    const years = scoreParts.find(({ part }) => part === 'years');
    expect(years?.share).toBe(0.5);
  });
});

describe('the points', () => {
  const known = [
    'Excel',
    'SAP',
    'Python',
    'Docker',
    'trabajo en equipo',
    'contabilidad',
    'Zyxtool',
  ];

  it('of anything asked for are more than those of any plus, and all add up', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(known, { minLength: 2 }),
        fc.integer({ min: 1, max: 6 }),
        fc.subarray(known),
        fc.boolean(),
        (names, cut, skills, isOneLine) => {
          const musts = names.slice(0, cut);
          const nices = names.slice(cut);
          const list = (all: readonly string[]) =>
            isOneLine ? `- ${all.join(', ')}` : all.map((name) => `- ${name}`).join('\n');
          const posting = `Requisitos\n${list(musts)}\nValorable\n${nices.length === 0 ? '' : list(nices)}`;
          const { scoreParts, matchPercentage } = compare({ skills }, posting);
          const points = (part: string) =>
            scoreParts
              .filter((one) => one.part === part)
              .flatMap(({ weight, items }) => {
                const total = items.reduce((sum, item) => sum + item.weight, 0);
                return items.map((item) => (weight * item.weight) / total);
              });
          const least = Math.min(...points('mustHaves'));
          for (const nice of points('niceToHaves')) expect(nice).toBeLessThan(least);
          const sum = scoreParts.reduce((all, { weight, share }) => all + weight * share, 0);
          expect(Math.abs(matchPercentage - sum)).toBeLessThanOrEqual(0.6);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('what weighs less', () => {
  const shareOf = (posting: string, id: string) => {
    const { scoreParts } = compare({ skills: ['SAP'] }, posting);
    const all = scoreParts.flatMap(({ weight, items }) => {
      const total = items.reduce((sum, item) => sum + item.weight, 0);
      return items.map((item) => ({ id: item.id, points: (weight * item.weight) / total }));
    });
    return all.find((one) => one.id === id)?.points ?? 0;
  };

  it('is each of several things in one line', () => {
    const apart = 'Requisitos\n- SAP\n- Python\n- Docker\n- Contabilidad\n- Excel';
    const listed = 'Requisitos\n- SAP\n- Python, Docker, contabilidad, Excel';
    expect(shareOf(apart, 'sap')).toBeCloseTo(20, 0);
    expect(shareOf(listed, 'sap')).toBeCloseTo(33, 0);
  });

  it('is what the CV says in other words, and it is said so', () => {
    const work = { title: 'Ayudante', company: 'Bar', dates: '2020 - 2024' };
    const achievements = ['Trato diario con viajeros, mayores y niños'];
    const { scoreParts, matchedSkills } = compare(
      { work_experience: [{ ...work, achievements }] },
      'Requisitos\n- Buen trato con el viajero\n- SAP\n- Python',
    );
    expect(matchedSkills.map(({ isLikely }) => isLikely)).toEqual([true]);
    const items = scoreParts.flatMap((part) => part.items);
    expect(items.find(({ how }) => how === 'shown')?.share).toBe(0.85);
  });
});

describe('years', () => {
  it('are asked for together with what they are of', () => {
    const posting = readPosting(
      'Requisitos\n- Mínimo 3 años de experiencia en departamento contable',
    );
    expect(posting.years?.least).toBe(3);
    expect(posting.requirements.map(({ names }) => names.es)).toEqual(['departamento contable']);
  });
});
