import { type Cv, cvSchema } from '@trayecto/core/cv';
import { applyChanges, guardAgainstInvention } from '@trayecto/core/improve';
import { describe, expect, it } from 'vitest';
import { modelCv, placeModelCv, writeModelCv } from '../../src/assistant/model/model-cv';
import { keepToTexts, proposeChanges } from '../../src/assistant/model/propose-changes';
import { variedCvs } from '../export/varied-cvs';
import { sampleCv } from './sample-cv';

type Answer = ReturnType<typeof writeModelCv>;

/** What models do to a CV, well or badly. */
const habits: Readonly<Record<string, (answer: Answer) => unknown>> = {
  'says it all again': (answer) => answer,
  'shouts every text': (answer) => mapTexts(answer, (text) => text.toUpperCase()),
  'leaves out the full stops': (answer) => mapTexts(answer, (text) => text.replace(/\.$/, '')),
  'empties every text': (answer) => mapTexts(answer, () => ''),
  'turns the order around': (answer) => ({
    ...answer,
    work_experience: answer.work_experience.toReversed(),
    education: answer.education.toReversed(),
    skills: answer.skills.toReversed(),
    additional: answer.additional.toReversed(),
  }),
  'forgets ids and half of the entries': (answer) => ({
    ...answer,
    work_experience: answer.work_experience.slice(1).map(({ id: _, ...entry }) => entry),
    education: [],
    additional: [],
  }),
  'says everything twice': (answer) => ({
    ...answer,
    work_experience: [...answer.work_experience, ...answer.work_experience],
    skills: [...answer.skills, ...answer.skills],
    additional: [...answer.additional, { heading: 'Más', lines: ['Premio Nobel 2031'] }],
  }),
};

const odd = cvSchema.parse({
  ...sampleCv,
  additional: {
    constructor: ['Carnet de conducir.'],
    '10': ['Vehículo propio.'],
    'a/b~c': ['Banco de alimentos.', 'Cruz de mayo.'],
    '': ['Referencias disponibles.'],
  },
});

const cases: [string, Cv][] = [
  ['with odd headings', odd],
  ['that is empty', cvSchema.parse({})],
  ...Object.entries(variedCvs.es),
];

describe.each(cases)('changes of a CV %s', (_, cv) => {
  it.each(Object.entries(habits))('by a model that %s', (_, answer) => {
    const said = modelCv.parse(JSON.parse(JSON.stringify(answer(writeModelCv(cv)))));
    const guarded = guardAgainstInvention(cv, placeModelCv(cv, said, 'kept'), 'es');
    const proposed = keepToTexts(cv, guarded.cv);
    const changes = proposeChanges(cv, proposed);
    const all = changes.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(applyChanges(cv, changes, all)).toEqual(proposed);
    expect(applyChanges(cv, changes, [])).toEqual(cv);
    expect(withoutTexts(proposed)).toEqual(withoutTexts(cv));
  });
});

it('finds the changes it is about', () => {
  const said = modelCv.parse(habits['leaves out the full stops']?.(writeModelCv(odd)));
  const pointers = proposeChanges(odd, placeModelCv(odd, said, 'kept')).map((one) => one.pointer);
  expect(pointers).toEqual(
    expect.arrayContaining(['/summary', '/additional/a~1b~0c', '/additional/constructor']),
  );
});

/** Who, where, what and when. */
function withoutTexts({ personal, work_experience, education, certifications, languages }: Cv) {
  return {
    personal,
    jobs: work_experience.map(({ description: _, achievements: __, ...job }) => job),
    studies: education.map(({ description: _, ...study }) => study),
    certifications,
    languages,
  };
}

function mapTexts(answer: Answer, change: (text: string) => string): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    typeof value === 'string' && key !== 'id' ? change(value) : value,
  );
}
