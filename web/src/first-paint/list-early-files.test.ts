import { describe, expect, it } from 'vitest';
import { listEarlyFiles } from './list-early-files';

const files = {
  session: ['/assets/api.js'],
  screens: { '/edit': ['/assets/edit.js'] },
  languages: { en: ['/assets/en.js'] },
};
const visit = {
  drawnPath: undefined,
  search: '',
  historyState: null,
  path: '/edit',
  hasSession: false,
  language: null,
};

describe('listEarlyFiles', () => {
  it('asks for nothing a visitor does not need', () => {
    expect(listEarlyFiles(visit, files)).toEqual([]);
    expect(listEarlyFiles({ ...visit, language: 'en' }, files)).toEqual(['/assets/en.js']);
  });

  it('asks for the screen of someone signed in, and for their language', () => {
    const signedIn = { ...visit, hasSession: true, language: 'en' };
    expect(listEarlyFiles(signedIn, files)).toEqual([
      '/assets/api.js',
      '/assets/edit.js',
      '/assets/en.js',
    ]);
    expect(listEarlyFiles({ ...visit, hasSession: true, path: '/jobs' }, files)).toEqual([
      '/assets/api.js',
    ]);
  });
});
