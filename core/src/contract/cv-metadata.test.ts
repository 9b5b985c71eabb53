import { describe, expect, it } from 'vitest';
import { designSchema } from '../document';
import { type CvMetadata, readMetadata } from './cv-metadata';

const whole: CvMetadata = {
  engine: 'builtin',
  read_from_image: false,
  language: 'es',
  unplaced_lines: 2,
  review: { fields: ['/summary'], lines: [3] },
  open_points: 1,
  design: designSchema.parse({}),
  outdated: {
    original: [],
    english: [{ section: 'summary', entry: '', index: -1, field: 'summary', kind: 'changed' }],
  },
  english_drafts: [{ pointer: '/summary', source: 'Hola', draft: 'Hello', is_right: true }],
  english_unread: true,
  section_names: { original: ['Aficiones'], english: ['Hobbies'] },
  tailored_from: {
    cvId: '0f0e6b0a-4d6b-4a41-9d6f-2f6f6d6f0001',
    version: 3,
    jobTitle: 'Analista',
  },
};

describe('what is known about a CV besides its texts', () => {
  it('is read as it was written', () => {
    expect(readMetadata(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  it.each(Object.keys(whole))('is read without its %s where that makes no sense', (name) => {
    for (const odd of [null, 7.5, ['x'], { cvId: 1 }]) {
      const read = Object.entries(readMetadata({ ...whole, [name]: odd }));
      const others = Object.entries(whole).filter(([other]) => other !== name);
      expect(read.filter(([other]) => other !== name)).toEqual(others);
    }
  });

  it('of a former version may lack what came later', () => {
    expect(readMetadata(null)).toEqual({});
    expect(
      readMetadata({ outdated: { english: [{ section: 's', entry: 'e', field: 'f' }] } }),
    ).toEqual({
      outdated: {
        original: [],
        english: [{ section: 's', entry: 'e', index: -1, field: 'f', kind: 'changed' }],
      },
    });
  });
});
