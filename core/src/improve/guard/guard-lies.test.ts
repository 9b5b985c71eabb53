import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '../../cv';
import { spanishCv } from '../fixtures/sample-cvs';
import { guardAgainstInvention } from './guard-against-invention';

/** A model that invents exactly one thing. */
function lie(change: (cv: Cv) => void): Cv {
  const cv = structuredClone(spanishCv);
  change(cv);
  return cv;
}

const guard = (proposed: Cv) => guardAgainstInvention(spanishCv, proposed, 'es');

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

describe('guardAgainstInvention, with a model that lies', () => {
  it.each(lies)('catches %s and puts the original back', (_, code, change) => {
    const { cv, findings } = guard(lie(change));
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(findings.every(({ reverted }) => reverted)).toBe(true);
    expect({ ...cv, skills: cv.skills.toSorted() }).toEqual({
      ...spanishCv,
      skills: spanishCv.skills.toSorted(),
    });
  });
});
