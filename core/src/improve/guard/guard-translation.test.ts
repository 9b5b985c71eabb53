import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '../../cv';
import { spanishCv } from '../fixtures/sample-cvs';
import { compareTexts, guardTranslation } from './guard-translation';

/** What a translator makes of it. */
const english: Cv = cvSchema.parse({
  personal: { ...spanishCv.personal, title: 'Logistics manager' },
  summary: '',
  work_experience: [
    {
      ...spanishCv.work_experience[0],
      title: 'Logistics manager',
      dates: 'March 2019 – present',
      achievements: [
        'In charge of the warehouse and the orders',
        'Coordinate the routes of 14 lorries',
        'Reports in Power BI for the management',
        'In charge of a team of eight people',
      ],
    },
    {
      ...spanishCv.work_experience[1],
      title: 'Warehouse clerk',
      dates: 'September 2014 – February 2019',
      description: 'Processed delivery notes. Served suppliers.',
      achievements: [
        'Introduced a bar code system, reducing inventory errors by 30%',
        'Trained 6 operators',
        'Improved the service to carriers',
      ],
    },
  ],
  education: [
    { ...spanishCv.education[0], degree: 'BA in Business Administration', dates: '2010–2014' },
  ],
  skills: ['JavaScript', 'SAP', 'Teamwork', 'Power BI', 'Excel', 'JavaScript', 'Teamwork'],
  certifications: [{ ...spanishCv.certifications[0], name: 'Forklift driver' }],
  languages: [{ language: 'English', proficiency: 'B2' }],
  additional: { Hobbies: ['Mountains'], Volunteering: ['Food bank since 2018'] },
});

const ES_EN = { from: 'es', to: 'en' } as const;
const knowsNone = () => false;
const guard = (translated: Cv) => guardTranslation(spanishCv, translated, ES_EN, knowsNone);
function lie(change: (cv: Cv) => void): Cv {
  const cv = structuredClone(english);
  change(cv);
  return cv;
}

const lies: readonly [string, string, (cv: Cv) => void][] = [
  [
    'a translated employer',
    'new-employer',
    (cv) => {
      cv.work_experience[0]!.company = 'East Fruits Ltd';
    },
  ],
  [
    'a translated school',
    'new-institution',
    (cv) => {
      cv.education[0]!.institution = 'University of Valencia';
    },
  ],
  [
    'a changed number',
    'new-number',
    (cv) => {
      cv.work_experience[1]!.achievements[1] = 'Trained 60 operators';
    },
  ],
  [
    'a lost number',
    'text-lost',
    (cv) => {
      cv.work_experience[0]!.achievements[1] = 'Coordinate lorry routes';
    },
  ],
  [
    'a changed month',
    'changed-date',
    (cv) => {
      cv.work_experience[0]!.dates = 'May 2019 – present';
    },
  ],
  [
    'another e-mail',
    'changed-contact',
    (cv) => {
      cv.personal.email = 'lucy@example.com';
    },
  ],
  [
    'an added skill',
    'new-skill',
    (cv) => {
      cv.skills.push('Kubernetes');
    },
  ],
  [
    'a changed skill',
    'new-skill',
    (cv) => {
      cv.skills[0] = 'Java';
    },
  ],
  [
    'another language',
    'new-language',
    (cv) => {
      cv.languages[0]!.language = 'French';
    },
  ],
  [
    'a better level',
    'new-language',
    (cv) => {
      cv.languages[0]!.proficiency = 'C2';
    },
  ],
  [
    'a tool nobody named',
    'new-skill',
    (cv) => {
      cv.work_experience[0]!.achievements[2] = 'Reports in Power BI and Tableau for the management';
    },
  ],
  [
    'a dropped job',
    'entry-lost',
    (cv) => {
      cv.work_experience.pop();
    },
  ],
  [
    'an added job',
    'entry-added',
    (cv) => {
      cv.work_experience.push({
        ...cv.work_experience[0]!,
        company: 'Globex',
        title: 'CEO',
        dates: '2001',
      });
    },
  ],
  [
    'a text left out',
    'text-lost',
    (cv) => {
      cv.work_experience[1]!.description = '';
    },
  ],
];

describe('guardTranslation', () => {
  it('lets a true translation through', () => {
    expect(guard(english)).toEqual({ cv: english, findings: [] });
  });

  it('takes an everyday word for no program of that name', () => {
    const original = cvSchema.parse({ summary: 'Formo a los equipos de la red de oficinas.' });
    const translated = cvSchema.parse({ summary: 'I train the teams of the office network.' });
    expect(guardTranslation(original, translated, ES_EN, knowsNone).findings).toEqual([]);
    const lying = cvSchema.parse({ summary: 'I train people of the network in Teams.' });
    expect(guardTranslation(original, lying, ES_EN, knowsNone).findings).toHaveLength(1);
  });

  it.each(lies)('catches %s', (_, code, change) => {
    const { cv, findings } = guard(lie(change));
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(cv.work_experience.map(({ company }) => company)).toEqual(
      spanishCv.work_experience.map(({ company }) => company),
    );
    expect(cv.personal.email).toBe(spanishCv.personal.email);
    expect(JSON.stringify(cv)).not.toMatch(
      /Kubernetes|Tableau|"Java"|60 operators|"C2"|French|Globex/,
    );
  });
});

describe('numbers that the other language tells in its own way', () => {
  it.each([
    ['Key person to six under-twos', 'Tutora de referencia de seis menores de dos'],
    ['Rhyme time for under-fives', 'Hora del cuento para menores de cinco años'],
    ['Taught in a dual-control Corsa', 'Clases en un Corsa de doble mando'],
    ['Bundled court papers', 'Doblé documentos judiciales'],
    ['No points on my licence', 'Cero puntos en el carné'],
    ['Firm, kind and quick, often all at once', 'Firme, amable y rápida, a menudo todo a la vez'],
    ['Stocktake once a week', 'Inventario una vez por semana'],
  ])('lose nothing: %s', (was, is) => {
    expect(compareTexts(was, is, new Set())).toEqual([]);
    expect(compareTexts(is, was, new Set())).toEqual([]);
  });

  it.each([
    ['Rhyme time for under-fives', 'Hora del cuento para menores de seis años'],
    ['Managed a team of people', 'Dirigí a once personas'],
    ['Doblé documentos', 'Doubled the documents'],
    ['Dirigí once tiendas', 'Managed the shops'],
    ['Some points on my licence', 'Cero puntos en el carné'],
  ])('are missed where they are lost or made up: %s', (was, is) => {
    expect(compareTexts(was, is, new Set())).not.toEqual([]);
  });
});
