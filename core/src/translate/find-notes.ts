import type { TranslateResult } from '../assistant';
import type { Cv } from '../cv';

type Note = TranslateResult['notes'][number];

/** What a Spanish CV often tells and an English one leaves out. */
const SIGNS: Readonly<Record<Note, RegExp>> = {
  photo: /(?<!\p{L})(?:foto(?:graf[ií]a)? (?:de carn[eé]t?|personal|adjunta|de perfil)|foto:)/iu,
  'birth-date':
    /(?<!\p{L})(?:fecha de nacimiento|f\. ?nac(?:imiento)?\.?|fecha nac\.?|nacid[oa] (?:el|en)|edad\s*:|\d{2} años de edad)/iu,
  'national-id':
    /(?<!\p{L})(?:DNI|NIE|NIF)(?!\p{L})|\b\d{8}[- ]?[A-HJ-NP-TV-Z]\b|\b[XYZ]\d{7}[A-Z]\b/u,
  'marital-status':
    /(?<!\p{L})(?:estado civil|solter[oa]|casad[oa]|divorciad[oa]|viud[oa])(?!\p{L})/iu,
  nationality: /(?<!\p{L})nacionalidad(?!\p{L})/iu,
};

/** A DNI is recognized by its capitals, so "nie" inside a word or sentence is none. */
export function findNotes(cv: Cv): Note[] {
  const text = collectTexts(cv).join('\n');
  const notes: readonly Note[] = [
    'photo',
    'birth-date',
    'national-id',
    'marital-status',
    'nationality',
  ];
  return notes.filter((note) => SIGNS[note].test(text));
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [`${key}:`, ...collectTexts(part)]);
}
