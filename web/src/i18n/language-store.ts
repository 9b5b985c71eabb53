import type { InterfaceLanguage } from '@trayecto/core/contract';
import { es } from './es';
import { formatMessage } from './format-message';
import { createFormats, type Formats } from './formats';
import type { Dictionary, Translate } from './message-types';

export type Language = InterfaceLanguage;
type StoredLanguage = Language | 'pseudo';

export interface LanguageState {
  readonly language: Language;
  readonly t: Translate;
  readonly formats: Formats;
}

const STORAGE_KEY = 'trayecto.language';
const DEFAULT_LANGUAGE: Language = 'es';

function createTranslate(messages: Dictionary, locale: string): Translate {
  return (key, ...[values]) => {
    const [area = '', name = ''] = key.split('.');
    const message = messages[area]?.[name] ?? key;
    return formatMessage(message, values ?? {}, locale);
  };
}

function makeState(language: Language, messages: Dictionary): LanguageState {
  return { language, t: createTranslate(messages, language), formats: createFormats(language) };
}

let state = makeState(DEFAULT_LANGUAGE, es);
const listeners = new Set<() => void>();

async function loadMessages(wanted: StoredLanguage): Promise<Dictionary> {
  if (wanted === 'en') return (await import('./en')).en;
  if (wanted === 'pseudo') return (await import('./pseudo')).makePseudo(es);
  return es;
}

function readStored(): StoredLanguage | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'es' || value === 'en' || value === 'pseudo' ? value : null;
  } catch {
    return null;
  }
}

function store(language: Language) {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

async function show(wanted: StoredLanguage) {
  const language = wanted === 'pseudo' ? DEFAULT_LANGUAGE : wanted;
  state = makeState(language, await loadMessages(wanted));
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
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
      await show(DEFAULT_LANGUAGE);
    }
  },

  async choose(language: Language) {
    await show(language);
    store(language);
  },

  /** Follows the profile in a browser where nobody has chosen. */
  async follow(language: Language) {
    if (readStored() === null && language !== state.language) await show(language);
  },
};
