import { AppError, type Profile, SHORTEST_PASSWORD } from '@trayecto/core/contract';
import { guessableWords } from '@trayecto/core/passwords';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isFewKeyRuns } from './key-runs';

/** What a guesser would know about the person. */
interface PasswordOwner {
  readonly email: string;
  readonly name?: string | undefined;
}

const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'] as string[]);
const SHORTEST_OWN_PART = 4;
/** A year, a date or a few signs add nothing to a word that is guessed first; a long number does. */
const MOST_AROUND_WORD = 8;

/**
 * Refuses what is too short, on the lists that guessers try first, or made of the person's own address or name. No rules
 * about kinds of characters, and none about what a longer password may contain.
 */
export function checkNewPassword(password: string, owner?: PasswordOwner): void {
  if ([...password.normalize('NFC')].length < SHORTEST_PASSWORD) {
    throw new AppError('password_too_short');
  }
  for (const reading of listReadings(password)) {
    if (isCommon(reading)) throw new AppError('password_too_common');
    if (owner && isOwn(reading, owner)) throw new AppError('password_too_personal');
  }
}

export function ownerOf(profile: Profile): PasswordOwner {
  return { email: profile.email, name: profile.display_name };
}

/** As typed, and with digits read as the letters they replace. */
function listReadings(password: string): readonly string[] {
  const folded = fold(password);
  const asLetter = (sign: string) => alike[sign] ?? sign;
  const within = folded.replace(/[0134578@$!](?=.*\p{L})/gu, asLetter);
  return [...new Set([folded, within, folded.replace(/[0134578@$!]/g, asLetter)])];
}

const alike: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

function isCommon(reading: string): boolean {
  const once = unrepeat(reading);
  if (commonPasswords.has(reading) || [...once].length <= 1 || isFewKeyRuns(once)) return true;
  const word = lettersOf(reading);
  return isLittleAround(reading, word) && [word, unrepeat(word)].some(isGuessable);
}

/** Also as "mine" and as "several". */
function isGuessable(word: string): boolean {
  const bare = word.replace(/^(?:mi|my)/, '');
  return [word, bare, bare.replace(/s$/, '')].some((one) => guessableWords.has(one));
}

function isOwn(reading: string, owner: PasswordOwner): boolean {
  if (listWholeNames(owner).some((name) => isNameAlone(reading, name))) return true;
  const letters = lettersOf(reading);
  if (!isLittleAround(reading, letters)) return false;
  const parts = listOwnParts(owner);
  const telling = parts.filter((part) => part.length >= SHORTEST_OWN_PART);
  const rest = telling.reduce(leaveOut, letters);
  if (parts.includes(letters)) return true;
  // "Ana" says nothing alone, and nothing more beside "Prueba".
  return rest !== letters && (parts.reduce(leaveOut, rest) === '' || isGuessable(rest));
}

/** The address, what is before and after its @, and the name: however many figures are in them, they are no secret. */
function listWholeNames({ email, name = '' }: PasswordOwner): readonly string[] {
  const at = email.lastIndexOf('@');
  return [email, email.slice(0, at), email.slice(at + 1), name]
    .map(fold)
    .filter((whole) => whole.length >= SHORTEST_OWN_PART);
}

/** With a few figures and signs around it at most. */
function isNameAlone(reading: string, name: string): boolean {
  const rest = reading.replaceAll(name, '');
  return rest !== reading && rest.length <= MOST_AROUND_WORD && lettersOf(rest) === '';
}

const leaveOut = (left: string, part: string) => left.replaceAll(part, '');

/** The address before the @ and the name, whole and word by word, the longest first. */
function listOwnParts({ email, name = '' }: PasswordOwner): readonly string[] {
  const texts = [email.slice(0, email.lastIndexOf('@')), name].map(fold);
  const words = texts.flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}]+/u)]);
  return [...new Set(words)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

function isLittleAround(reading: string, letters: string): boolean {
  return letters !== '' && reading.length - letters.length <= MOST_AROUND_WORD;
}

/** "holahola" says no more than "hola". */
function unrepeat(word: string): string {
  return /^(.+?)\1+$/u.exec(word)?.[1] ?? word;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

/** Without case and accents, which guessers leave out too. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
