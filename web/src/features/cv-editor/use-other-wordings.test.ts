import { cvSchema } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { describePlace } from './use-other-wordings';

const original = cvSchema.parse({
  personal: { name: 'Rosa Luna', title: 'Panadera' },
  work_experience: [
    { title: 'Encargada', company: 'Horno Mora', location: 'Lugo, España', dates: '2019 – 2021' },
  ],
  education: [{ institution: 'IES Sol' }],
});

describe('what is told of a text with the question for its other wordings', () => {
  it.each([
    ['/personal/title', 'Panadera', { kind: 'title', title: 'Panadera', dates: '', names: [] }],
    [
      '/work_experience/0/achievements/2',
      'Abrí la tienda de Horno Mora en Lugo.',
      { kind: 'deed', title: 'Encargada', dates: '2019 – 2021', names: ['Horno Mora', 'Lugo'] },
    ],
    ['/work_experience/0/title', 'Encargada', { kind: 'title', title: 'Encargada' }],
    ['/summary', 'Me formé en el IES Sol.', { kind: 'other', names: ['IES Sol'] }],
  ])('of %s', (pointer, source, place) => {
    expect(describePlace(pointer, source, original)).toMatchObject(place);
  });
});
