import { describe, expect, it } from 'vitest';
import { listEarlyFiles } from './list-early-files';

const files = {
  visitor: { '/': ['/assets/landing.js'], '/auth': ['/assets/auth.js'] },
  session: ['/assets/api.js'],
  screens: { '/edit': ['/assets/edit.js'] },
  shellWords: { es: ['/assets/es.js'], en: ['/assets/en.js'] },
  visitorWords: {
    es: { '/': ['/assets/landing-es.js'], '/auth': ['/assets/auth-es.js'] },
    en: { '/': ['/assets/landing-en.js'], '/auth': ['/assets/auth-en.js'] },
  },
  sessionWords: { es: { '/': ['/assets/start-es.js'] }, en: { '/': ['/assets/start-en.js'] } },
};
const visit = {
  drawnPath: undefined,
  search: '',
  hash: '',
  historyState: null,
  path: '/edit',
  hasSession: false,
  language: null,
};

describe('listEarlyFiles', () => {
  it('asks for the screen a visitor will see, and for nothing else', () => {
    expect(listEarlyFiles({ ...visit, path: '/' }, files)).toEqual([
      '/assets/landing.js',
      '/assets/es.js',
      '/assets/landing-es.js',
    ]);
    expect(listEarlyFiles({ ...visit, path: '/', language: 'en' }, files)).toEqual([
      '/assets/landing.js',
      '/assets/en.js',
      '/assets/landing-en.js',
    ]);
    expect(listEarlyFiles(visit, files)).toEqual([
      '/assets/auth.js',
      '/assets/es.js',
      '/assets/auth-es.js',
    ]);
  });

  it('asks for the screen of someone signed in, and for their language', () => {
    expect(listEarlyFiles({ ...visit, hasSession: true, path: '/' }, files)).toEqual([
      '/assets/api.js',
      '/assets/es.js',
      '/assets/start-es.js',
    ]);
    const signedIn = { ...visit, hasSession: true, language: 'en' };
    expect(listEarlyFiles(signedIn, files)).toEqual([
      '/assets/api.js',
      '/assets/edit.js',
      '/assets/en.js',
    ]);
    expect(listEarlyFiles({ ...visit, hasSession: true, path: '/jobs' }, files)).toEqual([
      '/assets/api.js',
      '/assets/es.js',
    ]);
  });
});
