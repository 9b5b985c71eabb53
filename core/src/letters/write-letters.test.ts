import { describe, expect, it } from 'vitest';
import { type LetterJob, letterKinds } from '../assistant';
import { type Cv, cvSchema, emptyCv } from '../cv';
import { detectDocumentLanguage } from '../document';
import { englishAnalyst, makeSample, sampleNames, spanishAnalyst } from '../document/fixtures';
import { listCvTexts } from '../improve';
import { englishSentences, spanishSentences } from '../improve/fixtures';
import { listSamplePostings } from '../jobs';
import { type AnswerSentence, translateCv } from '../translate';
import { findLetterInventions } from './find-letter-inventions';
import { writeLetters } from './write-letters';

const today = new Date('2026-11-15T12:00:00Z');
const postings = listSamplePostings(today);
const blank: LetterJob = { title: '', company: '', description: '', language: null };

const analystJob: LetterJob = {
  title: 'Analista de datos (H/M)',
  company: 'Energía Clarión',
  description:
    'Consultas SQL y cuadros de mando en Power BI.\nImprescindible: SQL, Python y Excel.',
  language: 'es',
};
const englishJob: LetterJob = {
  title: 'Data Analyst',
  company: 'Meridian Buses',
  description: 'You will write SQL queries for our planners. You need SQL, Python and Power BI.',
  language: 'en',
};

/** One made-up person for each profession, who tells of their work as people do. */
function listProfessions(table: string): readonly { readonly name: string; readonly cv: Cv }[] {
  const lines = new Map<string, string[]>();
  for (const row of table.trim().split('\n')) {
    const [head = '', written = ''] = row.split(' | ');
    const name = head.split(' ').slice(3).join(' ');
    lines.set(name, [...(lines.get(name) ?? []), written]);
  }
  return [...lines].map(([name, achievements]) => ({
    name,
    cv: cvSchema.parse({
      personal: { name: 'Noa Prat Levi', email: 'noa.prat@example.com', phone: '+34 600 111 222' },
      work_experience: [
        { title: name, company: 'Talleres Olmo S.L.', dates: '2018 - 2024', achievements },
      ],
    }),
  }));
}

function inventionsOf(cv: Cv, job: LetterJob) {
  const { templates, language } = writeLetters({ cv, job, today });
  const from = detectDocumentLanguage(cv);
  const told = from === language ? [] : listCvTexts(translateCv({ cv, from, to: language }).cv);
  return templates.flatMap((template) => findLetterInventions(template, cv, job, told));
}

const bodyOf = (cv: Cv, job: LetterJob, type: (typeof letterKinds)[number]) =>
  writeLetters({ cv, job, today }).templates.find((one) => one.type === type)?.body ?? '';

describe('three emails for one job', () => {
  const { templates, ...rest } = writeLetters({ cv: spanishAnalyst, job: analystJob, today });

  it('are one of each kind, in the language of the job description', () => {
    expect(templates.map(({ type }) => type)).toEqual(letterKinds);
    expect(rest).toEqual({
      language: 'es',
      headline: 'Analista de datos sénior',
      quoted: [],
      leftOut: [],
      isTranslated: false,
      isOtherLanguage: false,
    });
  });

  it.each(templates)(
    '$type names the role, the company, numbers and a way to answer',
    ({ body }) => {
      expect(body.toLowerCase()).toContain('analista de datos');
      expect(body).not.toContain('(H/M)');
      expect(body).toContain('Energía Clarión');
      expect(body).toContain('35 %');
      expect(body).toContain('cuatro compañeros en Power BI');
      expect(body).toContain('SQL');
      expect(body).toContain(spanishAnalyst.personal.name);
      expect(body).toContain(spanishAnalyst.personal.email);
      expect(body).toContain(spanishAnalyst.personal.phone);
    },
  );

  it('differ in build and in how they address the reader', () => {
    const [formal = '', startup = '', creative = ''] = templates.map(({ body }) => body);
    expect(formal).toMatch(/ustedes|su disposición/);
    for (const informal of [startup, creative]) {
      expect(informal).toMatch(/\b(?:te|tu)\b/i);
      expect(informal).not.toMatch(/\busted|\bLes\b|su disposición/);
    }
    expect(startup.match(/^- /gm)).toHaveLength(3);
    expect(formal).not.toMatch(/^- /m);
    expect(creative).toMatch(/^Reduje un 35 %/);
    expect(creative).toContain('«Consultas SQL y cuadros de mando en Power BI»');
    // Of the sentences of ours none is in two of them.
    const sentences = [formal, startup, creative].map(
      (body) => new Set(body.split(/(?<=[.?:])\s+/).filter((one) => !/\d|@|Banco/.test(one))),
    );
    const all = sentences.flatMap((set) => [...set]);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(templates.map(({ subject }) => subject)).size).toBe(3);
  });

  it('do not bring besides what an achievement of theirs names', () => {
    const description = 'Imprescindible: SQL, Python y Power BI. Se valora Airflow.';
    const startup = bodyOf(spanishAnalyst, { ...analystJob, description }, 'startup');
    expect(startup).toMatch(/^- .*Python y SQL/m);
    expect(startup).toContain('traigo además Apache Airflow.');
  });

  it('do not quote a wish list as if it were the work', () => {
    const description =
      'You will own the claims dashboards in Power BI. Nice to have: Power BI, Spanish and Azure.';
    const ask = (text: string) =>
      bodyOf(englishAnalyst, { ...analystJob, language: 'en', description: text }, 'creative');
    expect(ask(description)).toContain('“You will own the claims dashboards in Power BI”');
    expect(ask('Nice to have: Power BI, Spanish and Azure.')).not.toContain('Nice to have');
  });

  it('tell what the job description asks for before what it does not', () => {
    const about = (skill: string): LetterJob => ({
      ...analystJob,
      description: `Imprescindible: ${skill}.`,
    });
    const first = (skill: string) =>
      bodyOf(spanishAnalyst, about(skill), 'creative').split('\n')[0];
    expect(first('Power BI')).toContain('Power BI');
    expect(first('Python')).toContain('Python');
  });
});

describe('a CV in the other language', () => {
  /** Sure of one sentence alone. */
  const sureOf =
    (opening: string, text: string): AnswerSentence =>
    (sentence) =>
      sentence.startsWith(opening)
        ? { text, isSure: true }
        : { text: `Something like ${sentence}`, isSure: false };
  it('is written in the job description’s, and a draft stays as it was written and is marked', () => {
    const answer = sureOf(
      'Reduje un 35 %',
      'Reduced monthly closing time by 35% with automated processes in Python and SQL.',
    );
    const { language, templates, quoted, leftOut, isTranslated, headline } = writeLetters(
      { cv: spanishAnalyst, job: englishJob, today },
      answer,
    );
    expect({ language, isTranslated }).toEqual({ language: 'en', isTranslated: true });
    expect(headline).toBe('Senior Data Analyst');
    expect(templates[0]?.body).toContain('I reduced monthly closing time by 35%');
    const { drafts } = translateCv({ cv: spanishAnalyst, from: 'es', to: 'en' }, answer);
    expect(quoted.length).toBeGreaterThan(0);
    const sources = drafts.map(({ source }) => source.replace(/\.$/, ''));
    for (const line of [...quoted, ...leftOut]) expect(sources).toContain(line.replace(/\.$/, ''));
    for (const line of quoted)
      for (const { body } of templates) expect(body).toContain(`- “${line}”`);
    for (const { draft } of drafts)
      for (const { body } of templates) expect(body).not.toContain(draft.replace(/\.$/, ''));
  });

  it('goes the other way too', () => {
    const { language, templates } = writeLetters(
      { cv: englishAnalyst, job: analystJob, today },
      sureOf(
        'Cut monthly closing',
        'Reduje el tiempo de cierre mensual un 35 % con procesos automáticos en Python y SQL.',
      ),
    );
    expect(language).toBe('es');
    expect(templates[0]?.body).toContain('Estimado equipo de Energía Clarión');
    expect(templates[0]?.body).toContain('trabajo como analista de datos sénior');
    expect(templates[0]?.body).toContain('reduje el tiempo de cierre mensual un 35 %');
  });
});

describe('grammar', () => {
  const person = (title: string, company: string, line: string): Cv =>
    cvSchema.parse({
      personal: { name: 'Noa Prat Levi' },
      work_experience: [{ title, company, dates: '2020 - present', achievements: [line] }],
    });
  const deed = 'Redujo un 18 % la espera en urgencias';

  it.each([
    [
      'Enfermera de urgencias',
      'Hospital San Telmo',
      'como enfermera de urgencias en el Hospital San Telmo.',
    ],
    ['Enfermera', 'Residencia Los Pinos', 'como enfermera en la Residencia Los Pinos.'],
    ['Data Analyst', 'Energía Clarión', 'como Data Analyst en Energía Clarión.'],
  ])('in Spanish, %s at %s', (title, company, told) => {
    const body = bodyOf(person(title, company, deed), analystJob, 'formal');
    expect(body).toContain(`En la actualidad trabajo ${told}`);
    expect(body).toContain('Allí reduje un 18 % la espera en urgencias.');
  });

  it.each([
    ['Emergency nurse', 'an emergency nurse'],
    ['Line Cook', 'a Line Cook'],
    ['HR Manager', 'an HR Manager'],
    ['University Lecturer', 'a University Lecturer'],
    ['Underwriter', 'an underwriter'],
    ['Head of Sales', 'Head of Sales'],
  ])('in English, %s', (title, told) => {
    const cv = person(title, 'Harbour Grill', 'Reduced food waste by 22% in the kitchen');
    const body = bodyOf(cv, { ...englishJob, title: 'Chef' }, 'formal');
    expect(body).toContain(`I currently work as ${told} at Harbour Grill.`);
  });

  it('what is written without a verb becomes part of a sentence', () => {
    const cv = person('Conductor', 'Transportes Duero', 'Cero accidentes en 400.000 km');
    expect(bodyOf(cv, analystJob, 'formal')).toContain(
      'lo siguiente: cero accidentes en 400.000 km.',
    );
    expect(bodyOf(cv, analystJob, 'creative')).toMatch(/^Cero accidentes en 400\.000 km\. /);
  });
});

describe('little to go on', () => {
  it('an empty CV and an empty job description still give three letters without a hole', () => {
    for (const { subject, body } of writeLetters({ cv: emptyCv(), job: blank, today }).templates) {
      expect(subject.trim()).not.toBe('');
      expect(`${subject}\n${body}`).not.toMatch(/undefined|null|\s[.,:]|\(\)|«»|“”| {2}|\n{3}/);
    }
  });

  it('a first job is applied for with education and with what was done elsewhere', () => {
    const cv = cvSchema.parse({
      personal: { name: 'Nuria Salas' },
      education: [{ degree: 'Grado en Enfermería', institution: 'Universidad de Sevilla' }],
      additional: { Voluntariado: ['Coordiné la vacunación de 300 personas en el barrio'] },
      skills: ['Trabajo en equipo'],
    });
    const job = {
      ...blank,
      title: 'Enfermera/o',
      description: 'Imprescindible: vacunación y triaje.',
    };
    expect(bodyOf(cv, job, 'formal')).toContain('Grado en Enfermería, Universidad de Sevilla');
    expect(bodyOf(cv, job, 'creative')).toContain('vacunación de 300 personas');
  });

  it('a job description in a third language is answered in the CV’s', () => {
    const job = {
      ...blank,
      title: 'Analyste de données (H/F)',
      description:
        'Nous recherchons pour notre équipe une personne qui maîtrise SQL, avec une expérience dans les tableaux de bord. Vous êtes à l’aise dans votre travail et vous aimez les données.',
    };
    const spanish = writeLetters({ cv: spanishAnalyst, job, today });
    expect(spanish).toMatchObject({ language: 'es', isOtherLanguage: true });
    expect(writeLetters({ cv: englishAnalyst, job, today }).language).toBe('en');
  });

  it('of a CV in a third language names are used and sentences are not', () => {
    const cv = cvSchema.parse({
      personal: { name: 'Léa Martin' },
      work_experience: [
        {
          title: 'Analyste',
          company: 'Lumière',
          dates: '2019 - 2024',
          achievements: [
            'J’ai réduit de 35 % le temps de clôture avec les équipes dans une banque et pour vous',
          ],
        },
      ],
    });
    const body = bodyOf(cv, analystJob, 'formal');
    expect(body).toContain('Lumière');
    expect(body).not.toContain('réduit');
  });

  it('an employer whose name ends with a stop gets no second one', () => {
    const [person] = listProfessions(spanishSentences);
    const letters = writeLetters({ cv: person?.cv ?? emptyCv(), job: analystJob, today });
    for (const { body } of letters.templates) expect(body).not.toMatch(/[^.]\.\.(?:\s|$)/);
  });
});

describe('nothing is made up', () => {
  it.each(
    sampleNames.flatMap((name) => (['es', 'en'] as const).map((one) => [name, one] as const)),
  )('for "%s" in %s', (name, language) => {
    const cv = makeSample(name, language);
    for (const job of [analystJob, englishJob, blank]) expect(inventionsOf(cv, job)).toEqual([]);
  });

  it.each([...listProfessions(spanishSentences), ...listProfessions(englishSentences)])(
    'for $name',
    ({ name, cv }) => {
      const at = name.length * 7;
      const jobs = [postings[at % postings.length], postings[(at + 31) % postings.length]];
      for (const job of jobs) if (job) expect(inventionsOf(cv, job)).toEqual([]);
    },
  );

  it('and what is made up would be found', () => {
    const lie = {
      subject: 'x',
      body: 'En Banco Guadalquivir reduje los costes un 77 % con Kubernetes.',
    };
    const found = findLetterInventions(lie, spanishAnalyst, analystJob);
    expect(found.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['new-number', 'new-skill']),
    );
  });
});
