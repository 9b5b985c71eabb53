import { describe, expect, it } from 'vitest';
import { spanishCv } from '../../improve/fixtures/sample-cvs';
import { translateCv } from '../translate-cv';
import { openTranslationGuard } from './guard-model-translation';

const input = { cv: spanishCv, from: 'es', to: 'en' } as const;
const truth = translateCv(input).cv;
const guard = openTranslationGuard(input);
const lies = [
  ' at Google',
  ' with Kubernetes',
  ', saving 2 million euros',
  ' as managing director',
  ', winning a national award',
  ' in fluent German',
  ' as a certified PMP',
  ' until March',
  ' with a master’s degree',
  ' for NASA',
  ', leading a team',
  ' worldwide',
  ', doubling sales',
  ', promoted twice',
  ', headhunted by a rival',
  ', reporting to the board',
  ', with two patents',
  ', single-handedly',
];

/** Who leads a team may be said to lead one, and "la dirección" may be the board. */
const speaksOfIt = (lie: string, source: string) =>
  (/team/.test(lie) && /equipo|operarios/.test(source)) ||
  (/board/.test(lie) && /dirección/.test(source));

describe('lies a model adds to the English of a CV', () => {
  it.each(lies)('“%s” reaches nobody', (lie) => {
    const told = structuredClone(truth);
    for (const job of told.work_experience)
      job.achievements = job.achievements.map((line) => line.replace(/\.$/, '') + lie);
    const through = guard(told).cv.work_experience.flatMap(({ achievements }, job) =>
      achievements.filter((line, at) => {
        const source = spanishCv.work_experience[job]?.achievements[at] ?? '';
        return line.includes(lie.replace(/^,? /, '')) && !speaksOfIt(lie, source);
      }),
    );
    expect(through).toEqual([]);
  });

  it('and the truth is taken as it is', () => {
    expect(guard(truth).warnings).toEqual([]);
  });
});
