import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '../cv/cv-schema';
import { englishCv, spanishCv } from './fixtures/sample-cvs';
import { guardAgainstInvention } from './guard-against-invention';
import { improveCv } from './improve-cv';

/** A model that tells the truth but for one thing. */
function lie(change: (cv: Cv) => void, original = spanishCv): Cv {
  const cv = structuredClone(original);
  change(cv);
  return cv;
}

const guard = (proposed: Cv, original = spanishCv) =>
  guardAgainstInvention(original, proposed, original === spanishCv ? 'es' : 'en');
const codes = (proposed: Cv, original = spanishCv) =>
  guard(proposed, original).findings.map(({ code }) => code);

const lies: [string, string, (cv: Cv) => void][] = [
  [
    'a new employer',
    'new-employer',
    (cv) => {
      cv.work_experience[0]!.company = 'Amazon Logistics';
    },
  ],
  [
    'an employer that never was',
    'entry-added',
    (cv) => {
      cv.work_experience.push(
        cvSchema.shape.work_experience.parse([
          { title: 'CEO', company: 'Globex', dates: '2008-2010' },
        ])[0]!,
      );
    },
  ],
  [
    'a better title',
    'new-title',
    (cv) => {
      cv.work_experience[0]!.title = 'Directora de logística';
    },
  ],
  [
    'a changed date',
    'changed-date',
    (cv) => {
      cv.work_experience[1]!.dates = '09/2012 – 02/2019';
    },
  ],
  [
    'a changed month',
    'changed-date',
    (cv) => {
      cv.work_experience[1]!.dates = 'agosto 2014 – 02/2019';
    },
  ],
  [
    '30% made 40%',
    'new-number',
    (cv) => {
      cv.work_experience[1]!.achievements[0] =
        'Implanté un sistema de códigos de barras que redujo los errores un 40%';
    },
  ],
  [
    'a number in words',
    'new-number',
    (cv) => {
      cv.work_experience[1]!.achievements[1] = 'Formé a sesenta operarios';
    },
  ],
  [
    'a number of another job',
    'new-number',
    (cv) => {
      cv.work_experience[1]!.achievements[1] = 'Formé a 14 operarios';
    },
  ],
  [
    'a doubling',
    'new-number',
    (cv) => {
      cv.work_experience[1]!.achievements[2] = 'Dupliqué la atención a los transportistas';
    },
  ],
  [
    'a new degree',
    'new-degree',
    (cv) => {
      cv.education[0]!.degree = 'Máster en Logística Internacional';
    },
  ],
  [
    'a degree that never was',
    'new-degree',
    (cv) => {
      cv.education.push(
        cvSchema.shape.education.parse([{ degree: 'MBA', institution: 'IESE' }])[0]!,
      );
    },
  ],
  [
    'a new school',
    'new-institution',
    (cv) => {
      cv.education[0]!.institution = 'Universidad de Harvard';
    },
  ],
  [
    'a new skill',
    'new-skill',
    (cv) => {
      cv.skills.push('Kubernetes');
    },
  ],
  [
    'a skill inside a sentence',
    'new-skill',
    (cv) => {
      cv.work_experience[0]!.achievements[2] =
        'Elaboré informes en Power BI y Tableau para la dirección';
    },
  ],
  [
    'a certificate',
    'new-certificate',
    (cv) => {
      cv.certifications.push({ name: 'PMP', issuer: 'PMI', date: '2020' });
    },
  ],
  [
    'a language',
    'new-language',
    (cv) => {
      cv.languages.push({ language: 'Alemán', proficiency: 'C1' });
    },
  ],
  [
    'a better level',
    'new-language',
    (cv) => {
      cv.languages[0]!.proficiency = 'C1';
    },
  ],
  [
    'a dropped job',
    'entry-lost',
    (cv) => {
      cv.work_experience.splice(0, 1);
    },
  ],
  [
    'a prize',
    'new-certificate',
    (cv) => {
      cv.work_experience[0]!.achievements.push('Premio a la mejor responsable de logística');
    },
  ],
  [
    'another e-mail',
    'changed-contact',
    (cv) => {
      cv.personal.email = 'lucia@example.test';
    },
  ],
  [
    'another telephone',
    'changed-contact',
    (cv) => {
      cv.personal.phone = '+34 600 111 223';
    },
  ],
  [
    'a lost skill',
    'text-lost',
    (cv) => {
      cv.skills = cv.skills.filter((skill) => skill !== 'SAP');
    },
  ],
  [
    'emptied text',
    'text-lost',
    (cv) => {
      cv.work_experience[0]!.achievements = [];
    },
  ],
  [
    'a section of its own',
    'entry-added',
    (cv) => {
      cv.additional.Premios = ['Premio Nacional de Logística'];
    },
  ],
  [
    'a section gone',
    'text-lost',
    (cv) => {
      delete cv.additional.Voluntariado;
    },
  ],
  [
    'a boast in the summary',
    'new-number',
    (cv) => {
      cv.summary = 'Responsable de logística con 15 años de experiencia.';
    },
  ],
  [
    'a language in the summary',
    'new-language',
    (cv) => {
      cv.summary = 'Responsable de logística con alemán fluido.';
    },
  ],
];

lies.push(
  [
    'a number of the bullet above',
    'new-number',
    (cv) => {
      cv.work_experience[1]!.achievements[2] = 'Mejoré un 30% la atención a los transportistas';
    },
  ],
  [
    'an address in the text',
    'changed-contact',
    (cv) => {
      cv.summary = 'Escríbeme a otra.lucia@example.test';
    },
  ],
  [
    'a famous employer',
    'new-employer',
    (cv) => {
      cv.work_experience[1]!.achievements[1] = 'Formé a 6 operarios en Mercadona';
    },
  ],
);

describe('guardAgainstInvention', () => {
  it('lets the original through as it is', () => {
    for (const cv of [spanishCv, englishCv]) expect(guard(cv, cv)).toEqual({ cv, findings: [] });
  });

  it.each(lies)('catches %s and puts the original back', (_, code, change) => {
    const { cv, findings } = guard(lie(change));
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(findings.every(({ reverted }) => reverted)).toBe(true);
    expect({ ...cv, skills: cv.skills.toSorted() }).toEqual({
      ...spanishCv,
      skills: spanishCv.skills.toSorted(),
    });
  });

  it('takes out a sentence with a prize and a number and leaves the rest', () => {
    const proposed = lie((cv) => {
      cv.summary =
        'Responsable de logística en Frutas Levante. Premio Nacional de Innovación 2021 por ahorrar 500.000 euros.';
    });
    const { cv, findings } = guard(proposed);
    expect(cv.summary).toBe('Responsable de logística en Frutas Levante.');
    expect(findings.map(({ code }) => code)).toContain('new-number');
  });

  it('takes other ways of saying the same for the same', () => {
    const honest = lie((cv) => {
      const [first, second] = cv.work_experience;
      first!.achievements = [
        'Gestión del almacén y de los pedidos',
        'Coordino las rutas de catorce camiones',
        'Elaboro informes en Power BI para la dirección',
        'Superviso un equipo de ocho personas',
      ];
      second!.achievements[0] =
        'Reduje un 30 % los errores de inventario con un sistema de códigos de barras';
      first!.dates = '03/2019 – actualidad';
      cv.skills = ['JavaScript', 'SAP', 'Power BI', 'Microsoft Excel', 'Trabajo en equipo'];
      cv.summary = 'Responsable de logística con experiencia en SAP y Power BI.';
    });
    expect(codes(honest)).toEqual([]);
    expect(guard(honest).cv).toEqual(honest);
  });

  it('knows the same lies in English', () => {
    const proposed = lie((cv) => {
      cv.work_experience[1]!.achievements[1] =
        'Introduced a wound care checklist, reducing infections by 45%';
      cv.work_experience[0]!.achievements.push('Won the Florence Nightingale Award');
      cv.summary = 'Charge nurse with twenty years on surgical wards.';
    }, englishCv);
    const { cv, findings } = guard(proposed, englishCv);
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['new-number', 'new-certificate']),
    );
    expect(cv.work_experience).toEqual(englishCv.work_experience);
    expect(cv.summary).not.toContain('twenty');
  });

  it('reports a bullet nobody speaks of any more', () => {
    const proposed = lie((cv) => {
      cv.work_experience[1]!.achievements.splice(1, 1);
    });
    expect(guard(proposed).findings).toEqual([
      {
        code: 'text-lost',
        pointer: '/work_experience/1',
        quote: 'Formé a 6 operarios',
        reverted: false,
      },
    ]);
  });

  it('has nothing to say about what the built-in engine writes', () => {
    const result = improveCv({
      cv: spanishCv,
      language: 'es',
      style: 'executive',
      focusArea: 'leadership',
      instructions: '',
    });
    expect(codes(result.cv)).toEqual([]);
  });
});
