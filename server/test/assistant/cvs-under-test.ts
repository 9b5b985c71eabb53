import { type Cv, cvSchema } from '@trayecto/core/cv';
import { sampleCv } from '../model/sample-cv';

export const frenchCv = cvSchema.parse({
  personal: { name: 'Chloé Martin', email: 'chloe.martin@example.com', title: 'Infirmière' },
  summary: 'Infirmière diplômée avec six ans de pratique en soins intensifs.',
  work_experience: [
    {
      title: 'Infirmière',
      company: 'Hôpital Exemple',
      location: 'Lyon',
      dates: 'mars 2018 – aujourd’hui',
      description: 'Soins aux patients et accueil des familles',
      achievements: ['Formation de 4 élèves infirmières', 'Tenue des dossiers de 20 patients'],
    },
  ],
  education: [{ degree: 'Diplôme d’État', institution: 'IFSI Exemple', dates: '2014 – 2017' }],
  skills: ['Soins intensifs', 'Triage'],
});

const japaneseCv = cvSchema.parse({
  personal: { name: '山田 花子', email: 'hanako@example.com', title: '経理担当' },
  summary: '経理として10年の経験があります。',
  work_experience: [
    {
      title: '経理担当',
      company: 'サンプル株式会社',
      dates: '2014年4月 – 現在',
      description: '月次決算と請求書の管理',
      achievements: ['決算の日数を5日に短縮'],
    },
  ],
  skills: ['SAP', '簿記'],
});

/** Many jobs with long texts: 200 KB of JSON. */
function makeLong(): Cv {
  const job = sampleCv.work_experience[0];
  const sentence = 'Coordinación de la recepción de mercancía y control de 350 referencias. ';
  const jobs = Array.from({ length: 40 }, (_, at) => ({
    ...job,
    company: `Distribuciones Ejemplo ${at + 1}`,
    description: sentence.repeat(30),
    achievements: Array.from({ length: 30 }, (__, line) => `${sentence}Turno ${line + 1}.`),
  }));
  return cvSchema.parse({ ...sampleCv, work_experience: jobs });
}

/** Words of Spanish, English and code that every object of the language has something under. */
const builtInNames = Object.getOwnPropertyNames(Object.prototype);
const builtInText = builtInNames.join(' ');
const builtInCv = cvSchema.parse({
  personal: { ...sampleCv.personal, title: 'constructor', location: 'constructor' },
  summary: `${sampleCv.summary} ${builtInText}.`,
  work_experience: builtInNames.map((name) => ({
    ...{ title: name, company: name, location: name, dates: `${name} 2019 – ${name}` },
    ...{ description: `${name}. ${builtInText}`, achievements: builtInNames },
  })),
  education: [{ degree: 'constructor', institution: 'toString', dates: 'valueOf' }],
  certifications: [{ name: 'constructor', issuer: 'toString', date: 'constructor' }],
  languages: [{ language: 'constructor', proficiency: 'toString' }],
  skills: builtInNames,
  additional: Object.fromEntries(
    builtInNames.filter((name) => name !== '__proto__').map((name) => [name, builtInNames]),
  ),
});

export const cvsUnderTest: readonly { what: string; cv: Cv; language: 'es' | 'en' }[] = [
  { what: 'with something in every part', cv: sampleCv, language: 'es' },
  { what: 'that is empty', cv: cvSchema.parse({}), language: 'es' },
  { what: 'in French', cv: frenchCv, language: 'es' },
  { what: 'in Japanese', cv: japaneseCv, language: 'en' },
  { what: 'whose words are names that every object has', cv: builtInCv, language: 'es' },
  { what: 'of 200 KB', cv: makeLong(), language: 'es' },
];
