import { summarizeCv } from '@trayecto/core/contract';
import { cvSchema } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { makeRecord } from './fake-cv-server';
import { searchCvs } from './search-cvs';

const jose = summarizeCv(
  makeRecord({
    filename: 'CV-final.pdf',
    parsed_data: cvSchema.parse({ personal: { name: 'José Núñez' } }),
  }),
);
const unread = summarizeCv(
  makeRecord({ filename: 'Currículum.doc', parsed_data: null, metadata: { tags: ['Sanidad'] } }),
);
const cvs = [jose, unread];

describe('searchCvs', () => {
  it.each([
    ['', cvs],
    ['  ', cvs],
    ['nunez', [jose]],
    ['JOSÉ', [jose]],
    ['final', [jose]],
    ['curriculum', [unread]],
    ['sanid', [unread]],
    ['nadie', []],
  ])('%j', (query, found) => {
    expect(searchCvs(cvs, query)).toEqual(found);
  });
});
