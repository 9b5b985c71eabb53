import { useSyncExternalStore } from 'react';
import { type LanguageState, languageStore } from './language-store';
import type { Translate } from './message-types';

export function useLanguage(): LanguageState {
  return useSyncExternalStore(languageStore.subscribe, languageStore.get, languageStore.get);
}

export function useTranslate(): Translate {
  return useLanguage().t;
}
