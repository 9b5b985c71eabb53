import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from './en';
import { es } from './es';

describe('the language store', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function openStore() {
    return (await import('./language-store')).languageStore;
  }

  it('begins with the shell’s words in Spanish, and fetches no other language’s', async () => {
    vi.doMock('./en/shell', () => {
      throw new Error('asked for');
    });
    const store = await openStore();
    await store.prepare();
    expect(store.get().t('nav.home')).toBe(es.nav.home);
    expect(store.get().hasWords('errors.network')).toBe(true);
    expect(store.get().hasWords('errors.toString')).toBe(false);
    vi.doUnmock('./en/shell');
  });

  it('has chosen English fetched alone, also for a screen that comes before the start', async () => {
    const spanish = ['./es/shell', './es/upload'];
    for (const file of spanish)
      vi.doMock(file, () => {
        throw new Error('asked for');
      });
    localStorage.setItem('trayecto.language', 'en');
    const store = await openStore();
    await Promise.all([store.addAreas('upload'), store.prepare()]);
    expect(store.get().t('nav.home')).toBe(en.nav.home);
    expect(store.get().t('upload.title')).toBe(en.upload.title);
    for (const file of spanish) vi.doUnmock(file);
  });

  it('without any words fetched, can say that it could not begin', async () => {
    vi.doMock('./es/shell', () => {
      throw new Error('no network');
    });
    const store = await openStore();
    await expect(store.prepare()).rejects.toMatchObject({ message: '' });
    expect(store.get().t('status.startFailedTitle')).toBe(es.status.startFailedTitle);
    vi.doUnmock('./es/shell');
  });

  it('fetches a screen’s words, and keeps them over a change of language', async () => {
    const store = await openStore();
    await store.addAreas('upload');
    expect(store.get().t('upload.title')).toBe(es.upload.title);
    await store.choose('en');
    expect(store.get().t('upload.title')).toBe(en.upload.title);
    expect(store.get().t('nav.home')).toBe(en.nav.home);
  });

  it('words that cannot be had leave the screen as it was, also for the next screen', async () => {
    vi.doMock('./en/shell', () => {
      throw new Error('no network');
    });
    const store = await openStore();
    await expect(store.choose('en')).rejects.toThrow();
    vi.doUnmock('./en/shell');
    await store.addAreas('upload');
    expect(store.get().language).toBe('es');
    expect(store.get().t('upload.title')).toBe(es.upload.title);
    expect(store.chosen()).toBeNull();
  });

  it('ends in the language chosen last, whatever arrives first', async () => {
    const store = await openStore();
    await Promise.all([store.addAreas('cv'), store.choose('en'), store.addAreas('review')]);
    expect(store.get().language).toBe('en');
    expect(store.get().t('review.title')).toBe(en.review.title);
    await Promise.all([store.choose('es'), store.choose('en'), store.choose('es')]);
    expect(store.get().t('review.title')).toBe(es.review.title);
    expect(store.chosen()).toBe('es');
  });
});
