import { describe, expect, it } from 'vitest';
import { emptyCv } from '../cv';
import { spanishAnalyst } from '../document/fixtures';
import { analyzeSkillGap } from '../skill-gap';
import { listInterviewQuestions } from './interview-questions';

const jobDescription = `Analista de datos
Imprescindible SQL, Python y Kubernetes. Inglés B2. Se valora Power BI y trabajo en equipo.`;

describe('likely questions of an interview', () => {
  for (const language of ['es', 'en'] as const) {
    const asked = { cv: spanishAnalyst, jobDescription, jobTitle: '', language };
    const result = analyzeSkillGap(asked, new Date('2026-11-16'));
    const questions = listInterviewQuestions(result, spanishAnalyst, language);

    it(`come from what the job description asks for (${language})`, () => {
      const ids = questions.map(({ id }) => id);
      expect(ids[0]).toBe('person');
      expect(ids.at(-1)).toBe('deed');
      expect(ids.length).toBeGreaterThan(4);
      expect(new Set(ids).size).toBe(ids.length);
      const asked = new Set([...result.matchedSkills, ...result.missingSkills].map(({ id }) => id));
      expect(ids.slice(1, -1).every((id) => asked.has(id))).toBe(true);
    });

    it(`every story is a line of the CV, word for word (${language})`, () => {
      const said = JSON.stringify(spanishAnalyst);
      const stories = questions.flatMap((one) => one.stories);
      expect(stories.length).toBeGreaterThan(2);
      for (const { line } of stories.filter(({ pointer }) => !pointer.endsWith('/title')))
        expect(said).toContain(JSON.stringify(line).slice(1, -1));
    });
  }
});

describe('what is missing', () => {
  const jobDescription = 'Requisitos:\n- Carné de carretillero\n- Grado en Derecho\n- Alemán B2';
  it.each([
    ['es', '¿Tienes esto: ', 'esta formación: ', '¿Qué nivel tienes de alemán?'],
    ['en', 'Do you have this: ', 'this qualification: ', 'How good is your German?'],
  ] as const)('is asked about by what it is (%s)', (language, licence, degree, spoken) => {
    const asked = { cv: spanishAnalyst, jobDescription, jobTitle: '', language };
    const result = analyzeSkillGap(asked, new Date('2026-11-16'));
    const said = listInterviewQuestions(result, spanishAnalyst, language).map(
      ({ question }) => question,
    );
    for (const words of [licence, degree, spoken])
      expect(said.some((question) => question.includes(words))).toBe(true);
  });

  it.each([
    ['es', 'Funciones:\n- Presentar los riesgos al consejo', ': Presentar los riesgos al consejo?'],
    ['en', 'You will:\n- Present the risks to the board', ': Present the risks to the board?'],
  ] as const)('is asked about in words that fit a whole deed (%s)', (language, job, question) => {
    const asked = { cv: emptyCv(), jobDescription: `Controller\n${job}`, jobTitle: '', language };
    const result = analyzeSkillGap(asked, new Date('2026-11-16'));
    const said = listInterviewQuestions(result, emptyCv(), language).map((one) => one.question);
    expect(said.filter((one) => one.endsWith(question))).toHaveLength(1);
    expect(said.join()).not.toMatch(/con Presentar|with Present/);
  });
});
