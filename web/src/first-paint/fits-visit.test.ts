import { describe, expect, it } from 'vitest';
import { NEWCOMER } from '../app/newcomer';
import { fitsVisit, type Visit } from './fits-visit';

const visitor: Visit = {
  drawnPath: '/auth',
  path: '/auth',
  search: '',
  hash: '',
  historyState: null,
  hasSession: false,
  language: null,
};

describe('fitsVisit', () => {
  it.each<[string, Partial<Visit>]>([
    ['a visitor', {}],
    ['a visitor who chose Spanish', { language: 'es' }],
    ['someone who comes by a link with a note', { search: '?from=mail' }],
    ['someone who follows a link within the page', { hash: '#content' }],
    ['someone back where they had scrolled to', { historyState: { scrollY: 300 } }],
  ])('shows the drawn screen to %s', (_, visit) => {
    expect(fitsVisit({ ...visitor, ...visit })).toBe(true);
  });

  it.each<[string, Partial<Visit>]>([
    ['someone signed in', { hasSession: true }],
    ['someone who reads English', { language: 'en' }],
    ['the tests’ own language', { language: 'pseudo' }],
    ['another address than it was drawn for', { path: '/edit' }],
    ['a page without a drawn screen', { drawnPath: undefined }],
    ['someone who is told why they are asked to sign in', { search: '?next=%2Fedit' }],
    ['someone with a recovery link', { hash: '#reset=k7Wq2mZ9xT4vB8nL1pR6' }],
    ['someone invited to sign up', { historyState: NEWCOMER }],
  ])('waits for the app with %s', (_, visit) => {
    expect(fitsVisit({ ...visitor, ...visit })).toBe(false);
  });
});
