import type { InterfaceLanguage } from '@trayecto/core/contract';
import { locales } from '@trayecto/core/text';
import { common } from './es/common';
import { status } from './es/status';
import { formatMessage } from './format-message';
import { createFormats, type Formats } from './formats';
import { LANGUAGE_KEY } from './language-key';
import { type LazyArea, loadAreas } from './lazy-areas';
import type { Dictionary, Translate } from './message-types';

export type Language = InterfaceLanguage;
type StoredLanguage = Language | 'pseudo';

export interface LanguageState {
  readonly language: Language;
  readonly t: Translate;
  /** Whether there are words for a key, also for one that the server made up. */
  readonly hasWords: (key: string) => boolean;
  readonly formats: Formats;
}

const DEFAULT_LANGUAGE: Language = 'es';

/** What is there without being fetched: enough to say that we couldn’t fetch the rest. */
const FIRST_WORDS: Dictionary = { common, status };

const shells = {
  es: () => import('./es/shell'),
  en: () => import('./en/shell'),
} as const;

function findWords(messages: Dictionary, key: string) {
  const [area = '', name = ''] = key.split('.');
  const words = messages[area];
  return words && Object.hasOwn(words, name) ? words[name] : undefined;
}

function makeState(language: Language, messages: Dictionary): LanguageState {
  const locale = locales[language];
  const t: Translate = (key, ...[values]) =>
    formatMessage(findWords(messages, key) ?? key, values ?? {}, locale);
  const hasWords = (key: string) => findWords(messages, key) !== undefined;
  return { language, t, hasWords, formats: createFormats(locale) };
}

function readStored(): StoredLanguage | null {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return value === 'es' || value === 'en' || value === 'pseudo' ? value : null;
  } catch {
    return null;
  }
}

let state = makeState(DEFAULT_LANGUAGE, FIRST_WORDS);
/** A screen’s words may be asked for before the start. */
let asked: StoredLanguage = readStored() ?? DEFAULT_LANGUAGE;
let shown: StoredLanguage = DEFAULT_LANGUAGE;
let latest: Promise<void> = Promise.resolve();
const wantedAreas = new Set<LazyArea>();
const listeners = new Set<() => void>();

async function loadMessages(wanted: StoredLanguage): Promise<Dictionary> {
  const language = wanted === 'en' ? 'en' : 'es';
  const [{ shell }, areas] = await Promise.all([
    shells[language](),
    loadAreas(language, wantedAreas),
  ]);
  const messages = { ...shell, ...areas };
  return wanted === 'pseudo' ? (await import('./pseudo')).makePseudo(messages) : messages;
}

function store(language: Language) {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Words may arrive out of order; only those asked for last are shown, and earlier askers wait for them. */
function show(wanted: StoredLanguage): Promise<void> {
  const loaded: Promise<void> = loadMessages(wanted).then(
    (messages): Promise<void> | undefined => {
      if (latest !== loaded) return latest;
      const language = wanted === 'pseudo' ? DEFAULT_LANGUAGE : wanted;
      state = makeState(language, messages);
      shown = wanted;
      // Written without need, it has the whole page styled again. The build, which draws pages ahead, has none.
      const page = globalThis.document?.documentElement;
      if (page && page.lang !== language) page.lang = language;
      for (const listener of listeners) listener();
      return undefined;
    },
    (cause: unknown) => {
      // The words couldn't be had: what is on the screen stays what was asked for.
      if (latest === loaded) asked = shown;
      throw cause;
    },
  );
  asked = wanted;
  latest = loaded;
  return loaded;
}

export const languageStore = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** The choice made in this browser, if there was one. */
  chosen(): Language | null {
    const stored = readStored();
    return stored === 'pseudo' ? DEFAULT_LANGUAGE : stored;
  },

  /** Words of the chosen language; Spanish when there is no choice or its words cannot be had. */
  async prepare() {
    try {
      await show(readStored() ?? DEFAULT_LANGUAGE);
    } catch {
      await show(DEFAULT_LANGUAGE).catch((cause: unknown) => {
        // Nobody needs to know the name of the file.
        throw new Error('', { cause });
      });
    }
  },

  /** Words of a screen, fetched beside its code and kept for every language from then on. */
  async addAreas(...areas: readonly LazyArea[]) {
    if (areas.every((area) => wantedAreas.has(area))) return;
    for (const area of areas) wantedAreas.add(area);
    await show(asked);
  },

  async choose(language: Language) {
    await show(language);
    // Someone quick may have chosen again meanwhile.
    if (shown === language) store(language);
  },

  /** Follows the profile in a browser where nobody has chosen. */
  async follow(language: Language) {
    if (readStored() === null && language !== state.language) await show(language);
  },
};
