import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { improveCv } from '../improve';
import { analyzeSkillGap } from '../skill-gap';
import {
  answerCard,
  beginAnswer,
  findSaidOnce,
  isStillAsked,
  MOST_CARDS,
  makeCards,
  sayAgain,
} from './interview';

const cv = cvSchema.parse({
  personal: { name: 'Ana Ruiz', title: 'Desarrolladora', email: 'ana@example.com', phone: '600' },
  skills: ['JavaScript'],
  work_experience: [
    {
      title: 'Desarrolladora',
      company: 'Alba',
      dates: '2019 - 2023',
      achievements: ['Se migró la web a React', 'Tareas varias de soporte', 'Mejora de las ventas'],
    },
    {
      title: 'Becaria',
      company: 'Duero',
      dates: '2018',
      description: 'Ayudé en varios proyectos.',
    },
  ],
});
const posting =
  'Desarrolladora web. Requisitos: imprescindible TypeScript y JavaScript. Se valora Docker. Experiencia con React.';
const today = new Date('2026-11-16T00:00:00Z');
const gap = (of: typeof cv) =>
  analyzeSkillGap(
    { cv: of, jobDescription: posting, jobTitle: 'Desarrolladora web', language: 'es' },
    today,
  );

const cardsOf = () => {
  const { questions } = improveCv({
    cv,
    language: 'es',
    style: 'formal',
    focusArea: 'experience',
    instructions: '',
  });
  return makeCards(cv, { skills: gap(cv).missingSkills, questions });
};

describe('makeCards', () => {
  it('asks for what the job asks for first, then for what lines leave open, eight at most', () => {
    const cards = cardsOf();
    expect(cards.length).toBeGreaterThanOrEqual(4);
    expect(cards.length).toBeLessThanOrEqual(MOST_CARDS);
    expect(cards[0]).toMatchObject({ kind: 'skill', skill: 'TypeScript' });
    expect(cards.map(({ kind }) => kind)).toContain('who-did-it');
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });
});

describe('a short interview', () => {
  const long = cvSchema.parse({
    ...cv,
    work_experience: [
      {
        ...{ title: 'Vidriera', company: 'Ebro', dates: '2019 - 2023' },
        achievements: [
          'Emplomé 12 vitrales',
          'Bajé la rotura un 8 %',
          'Soplé lámparas',
          'Corté lunas',
        ],
      },
      { title: 'Aprendiza', company: 'Tajo', dates: '2018', achievements: ['Pulí espejos'] },
    ],
  });
  const skills = [{ name: 'Vitrofusión', importance: 'critical' }] as const;

  it('goes on to five cards with what came of the latest actions, those without a number first', () => {
    const cards = makeCards(long, { skills });
    expect(cards.map(({ kind, quote, job }) => [kind, quote, job])).toEqual([
      ['skill', '', null],
      ['missing-result', 'Soplé lámparas', 0],
      ['missing-result', 'Corté lunas', 0],
      ['missing-result', 'Pulí espejos', 1],
      ['missing-result', 'Emplomé 12 vitrales', 0],
    ]);
    const placed = answerCard(long, cards[1]!, {
      verdict: 'yes',
      text: 'Las vende el museo',
      job: 0,
    });
    expect(placed?.cv.work_experience[0]?.achievements).toContain('Soplé lámparas');
    expect(placed?.line).toBe('Las vende el museo');
  });

  it('asks only what came of it where nothing else is open, and nothing without a job', () => {
    const cards = makeCards(long, {});
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['missing-result']));
    expect(makeCards(cvSchema.parse({}), {})).toEqual([]);
  });

  it('names a skill as the question does, and adds it in the language of the CV', () => {
    const names = { es: 'toma de comandas', en: 'taking orders' };
    const asked = { name: names.en, names, importance: 'critical' } as const;
    const [card] = makeCards(cv, { skills: [asked] }, 'es');
    expect(card).toMatchObject({ asked: 'taking orders', skill: 'toma de comandas' });
    const placed = card && answerCard(cv, card, { verdict: 'yes', text: 'Serví mesas', job: 0 });
    expect(placed?.cv.skills).toContain('toma de comandas');
    expect(placed?.line).toBe('Serví mesas (toma de comandas)');
    expect(makeCards(cv, { skills: [{ ...asked, names: null }] }, 'es')[0]?.skill).toBe(names.en);
  });

  it('asks no more about a line that is gone', () => {
    const cards = makeCards(long, {});
    const without = (gone: string) => ({
      ...long,
      work_experience: long.work_experience.map((job) => ({
        ...job,
        achievements: job.achievements.filter((line) => line !== gone),
      })),
    });
    for (const card of cards) {
      expect(isStillAsked(long, card)).toBe(true);
      expect(isStillAsked(without(card.quote), card)).toBe(false);
    }
    for (const card of makeCards(cv, { skills: [{ name: 'Docker', importance: 'critical' }] }))
      if (card.kind === 'skill') expect(isStillAsked(cvSchema.parse({}), card)).toBe(true);
  });
});

describe('answerCard', () => {
  const skill = makeCards(cv, { skills: [{ name: 'TypeScript', importance: 'critical' }] })[0]!;

  it('puts a yes into the job it was in, in the person’s words, and the match goes up for it', () => {
    const placed = answerCard(cv, skill, {
      verdict: 'yes',
      text: 'pasé la tienda a TypeScript.',
      job: 0,
    });
    expect(placed).toMatchObject({
      job: 0,
      line: 'Pasé la tienda a TypeScript.',
      instead: '',
      skill: 'TypeScript',
    });
    expect(placed?.cv.work_experience[0]?.achievements.at(-1)).toBe('Pasé la tienda a TypeScript.');
    expect(gap(placed!.cv).matchPercentage).toBeGreaterThan(gap(cv).matchPercentage);
  });

  it('names the skill where the words do not, and lists no skill for “a little”', () => {
    const placed = answerCard(cv, skill, {
      verdict: 'little',
      text: 'Tipé los formularios',
      job: 1,
    });
    expect(placed?.line).toBe('Tipé los formularios (TypeScript)');
    expect(placed?.cv.skills).toEqual(cv.skills);
  });

  it('changes nothing for a no, nor for a yes that says nothing', () => {
    expect(answerCard(cv, skill, { verdict: 'no', text: 'Sí, mucho', job: 0 })).toBeNull();
    expect(answerCard(cv, skill, { verdict: 'little', text: '', job: 0 })).toBeNull();
  });

  it('turns a sentence without a doer into the person’s own action only after a yes', () => {
    const card = cardsOf().find(({ kind }) => kind === 'who-did-it')!;
    expect(card.suggestion).toBe('Migré la web a React');
    const placed = answerCard(cv, card, { verdict: 'yes', text: '', job: null });
    expect(placed).toMatchObject({
      instead: 'Se migró la web a React',
      line: 'Migré la web a React',
    });
    expect(placed?.cv.work_experience[0]?.achievements).not.toContain('Se migró la web a React');
  });

  it('takes a line to reword that is as it was for no answer', () => {
    const quote = cv.work_experience[0]?.achievements[0] ?? '';
    const card = { ...skill, kind: 'missing-number' as const, job: 0, quote };
    expect(beginAnswer(card, 500)).toBe(quote);
    const same = { verdict: 'yes', text: quote, job: null } as const;
    expect(answerCard(cv, card, same)).toBeNull();
    expect(answerCard(cv, card, { ...same, text: `${quote} 40` })?.instead).toBe(quote);
    expect(beginAnswer({ ...card, kind: 'missing-result' }, 500)).toBe('');
  });

  it('keeps a description of several sentences and adds the answer beside it', () => {
    const card = {
      ...skill,
      kind: 'what-exactly' as const,
      job: 1,
      quote: 'Ayudé en varios proyectos.',
    };
    const placed = answerCard(cv, card, {
      verdict: 'yes',
      text: 'Probé tres versiones de la app',
      job: null,
    });
    expect(placed?.cv.work_experience[1]).toMatchObject({
      description: 'Probé tres versiones de la app',
    });
  });
});

describe('what was said before', () => {
  const [card] = makeCards(cv, { skills: [{ name: 'TypeScript', importance: 'critical' }] });
  if (!card) throw new Error('no card');
  const yes = {
    skill: 'typescript',
    kind: 'yes',
    where: 'duero',
    line: 'Tipé los formularios',
  } as const;

  it('is found by the name of the skill, the latest first', () => {
    const other = { ...yes, skill: 'Docker' };
    expect(findSaidOnce(card, [other, yes, { ...yes, kind: 'no' }])).toBe(yes);
    expect(findSaidOnce(card, [other, { ...yes, skill: '' }])).toBeUndefined();
    expect(findSaidOnce({ ...card, kind: 'prove-it' }, [yes])).toBeUndefined();
  });

  it('is said again at the employer of that name, wherever this CV has it', () => {
    const placed = answerCard(cv, card, sayAgain(cv, yes));
    expect(placed).toMatchObject({ job: 1, skill: 'TypeScript' });
    expect(placed?.line).toContain('Tipé los formularios');
    expect(sayAgain(cv, { ...yes, where: 'Ebro' }).job).toBeNull();
    expect(answerCard(cv, card, sayAgain(cv, { ...yes, kind: 'no' }))).toBeNull();
  });
});
