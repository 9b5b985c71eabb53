import { emptyCv } from '@trayecto/core/cv';
import { detectDocumentLanguage } from '@trayecto/core/document';
import type { Language } from '@trayecto/core/language';
import { readPlainText } from './rich-text';

/** The language that codes are named in: that of what the person wrote. */
export function guessLanguage(written: string): Language {
  return detectDocumentLanguage({ ...emptyCv(), summary: readPlainText(written) });
}
