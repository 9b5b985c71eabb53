/**
 * Text as the translation model has learnt it. Training does the very same (docs/translation-model.md), so a change here
 * needs a new model.
 */
export function prepareText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .trim();
}

/** Soft hyphens, joiners, marks of direction and control characters say nothing. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|(?!\s)\p{Cc}/gu;
