export type { Formats } from './formats';
export { type Language, languageStore } from './language-store';
export type { LazyArea } from './lazy-areas';
export type { PlainKey, Translate } from './message-types';
export { RichText } from './rich-text';
export { useLanguage, useTranslate } from './use-language';
