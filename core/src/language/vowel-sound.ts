/** Written with a vowel, spoken with a consonant. */
const SOUNDS_CONSONANT =
  /^(?:uni(?!n|m)|us[aeiu]|uti|ut[eo]|ure|eu|ewe|one\b|once\b|u[krt]o|ubi|ufo)/i;
/** Written with an h that is not spoken. */
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;

/** Whether an English word begins with a vowel that is heard: "an hour", "a European". */
export const startsWithVowelSound = (word: string): boolean =>
  SILENT_H.test(word) || (/^[aeiouáéíóú]/i.test(word) && !SOUNDS_CONSONANT.test(word));
