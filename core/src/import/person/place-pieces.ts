import { languageNames } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { findDates } from '../dates/read-dates';
import { splitTrailingPlace } from '../entries/name-roles';
import { scoreDegree, scoreInstitution, scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords, joinWrapped, leadLook } from '../lines/cv-line';
import { isKnownSkill } from '../lists/known-skills';
import { matchHeading } from '../sections/match-heading';
import {
  type ContactPiece,
  isContactLine,
  pickTitle,
  restOfHeadline,
  wholeHeadline,
} from './contact-pieces';
import type { PersonalDraft } from './personal-draft';
import { hasContactData } from './read-contact-values';
import {
  isCodeAndTown,
  isPlace,
  isPostalAddress,
  isTownBesideContact,
  isTownShaped,
  namesPlace,
  namesStreet,
  scorePlace,
} from './recognise-place';

/** What is neither link nor number: the place, the title, and the lines that tell about the person, which are handed back. */
export function placePieces(
  pieces: readonly ContactPiece[],
  draft: PersonalDraft,
  name: string,
): readonly CvLine[] {
  let lastPlace = Number.NEGATIVE_INFINITY;
  const rest: ContactPiece[] = [];
  for (const piece of pieces) {
    const { numbers } = piece.line;
    const place =
      /\p{L}{2}/u.test(piece.text) && !NUMBER_OF_PERSON.test(piece.text)
        ? scorePlace(piece.text)
        : 0;
    const at = numbers[0] ?? 0;
    const isAddress =
      !NUMBER_OF_PERSON.test(piece.text) &&
      ((isPostalAddress(piece.text) && !hasSpan(piece.text)) || isStreetBelowName(piece));
    const isFirst = draft.personal.location === '';
    const isTownBelow = !isFirst && at - lastPlace === 1 && isCodeAndTown(piece.text);
    const isKnown =
      isAddress || isTownBelow || (isFirst ? place >= 0.5 : place > 0 && isPlace(piece.text));
    // An address goes on in the lines below it; other towns further down are those of jobs.
    if (!isKnown || (!isFirst && at - lastPlace > MOST_ADDRESS_LINES)) {
      rest.push(piece);
      continue;
    }
    lastPlace = at;
    const street = isFirst ? streetAbove(rest, piece) : [];
    const whole = [...street, piece].map(({ text }) => text).join(', ');
    const all = [...street.flatMap(({ line }) => line.numbers), ...numbers];
    rest.splice(rest.length - street.length);
    if (isFirst) draft.set('location', whole, all, Math.max(place, 0.6));
    else draft.append('location', piece.text, numbers);
  }
  const picked = draft.personal.title === '' ? pickTitle(rest) : null;
  const isTown = picked !== null && draft.personal.location === '' && isTownInPlaceOfTitle(picked);
  if (isTown) draft.set('location', picked.text, picked.line.numbers, 0.6);
  const others = isTown ? rest.filter((piece) => piece !== picked) : rest;
  const title = isTown ? pickTitle(others) : picked;
  if (draft.personal.location === '') placeNamed(others, title, draft);
  if (draft.personal.location === '') placeUnknownTown(others, title, draft, name);
  if (title !== null) placeTitle(title, others, draft);
  return findProse(others, title);
}

/** "DNI 33.410.882", "Colegiada n.º 3.107": a name and a number, as streets have them. */
const NUMBER_OF_PERSON =
  /^(?:D\.?N\.?I|N\.?I\.?[EF]|RUT|CUI[LT]|CURP|RFC|pasaporte|passport|colegiad[oa])\b[\p{L}.:º° -]{0,20}\d/iu;
const MOST_ADDRESS_LINES = 3;

function hasSpan(text: string): boolean {
  return findDates(text).some(({ isRange }) => isRange);
}

const STREET =
  /^(?:\p{Lu}|c[/\\.] ?\p{L})[\p{L}.'’/\\ºª -]{2,40}[, ]+(?:n[º°.]*|núm\.?|bq|no\.?)? ?\d{1,4}\b/u;
/** "7719 Mesquite Trail" on the line with phone and email. */
const NUMBER_AND_STREET = /^\d{1,5} (?:[NSEW]\.? )?\p{Lu}\p{Ll}[\p{L}.'’ -]{2,40}$/u;
const MOST_HEAD_LINES = 4;

/** "Las Naciones 29, 1ºB": a name with a number behind it, in the lines under the person's name. */
function isStreetBelowName({ text, line, afterName, nearContact }: ContactPiece): boolean {
  return (
    (afterName <= MOST_HEAD_LINES || nearContact) &&
    (text === line.text ? STREET.test(text) : hasContactData(line.text)) &&
    (STREET.test(text) || NUMBER_AND_STREET.test(text)) &&
    countWords(text) <= 9 &&
    scoreTitle(text) === 0 &&
    scoreDegree(text) === 0 &&
    scoreInstitution(text) === 0 &&
    findDates(text).length === 0
  );
}

const POSTCODE_END = /(?:\d{4,5}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?=\W|$)/;
const MOST_STREET_LINES = 2;

/** "Unit 5, The Maltings" over "Brewery Road": the lines right above a town with its postcode, one of them with a street's word. */
function streetAbove(rest: readonly ContactPiece[], town: ContactPiece): readonly ContactPiece[] {
  if (!POSTCODE_END.test(town.text) || town.text !== town.line.text) return [];
  const above: ContactPiece[] = [];
  for (const piece of rest.toReversed()) {
    const next = above[0] ?? town;
    const isNext = (piece.line.numbers.at(-1) ?? 0) + 1 === next.line.numbers[0];
    const isNamed = piece.text === piece.line.text && countWords(piece.text) <= 6;
    const isOther = scoreTitle(piece.text) > 0 || hasContactData(piece.text) || piece.goesOn;
    if (!isNext || !isNamed || isOther || above.length === MOST_STREET_LINES) break;
    above.unshift(piece);
  }
  const isStreet = above.some(({ text }) => namesStreet(text) || NUMBER_AND_STREET.test(text));
  return isStreet ? above : [];
}

/**
 * "Villarriba, Comarca Alta" right below the name, or "Villarriba" behind the number and the address there: names, and no
 * word of any occupation.
 */
function isTownInPlaceOfTitle({ text, line }: ContactPiece): boolean {
  const isBelow = text === line.text && text.includes(', ');
  const isBehind = isTownBesideContact(text, line) && line.text.endsWith(text);
  return (
    (isBelow || isBehind) && scoreTitle(text) === 0 && scoreDegree(text) === 0 && isLikelyTown(text)
  );
}

/** Shaped like a town and nothing else that is in the head of a CV. */
function isLikelyTown(text: string): boolean {
  return (
    isTownShaped(text) &&
    matchHeading(text) === null &&
    !text.split(/, ?/).some((part) => isKnownSkill(part) || languages.has(part))
  );
}

const languages = new Lexicon(languageNames);

/** "Estudiante del grado de" over "Ingeniería": the line below goes on, where it is set alike. */
function findRestOfTitle(
  { text, line }: ContactPiece,
  rest: readonly ContactPiece[],
): ContactPiece | undefined {
  if (!/ (?:de|del|en|y|e|la|el|of|and|in|for|&)$/i.test(text)) return undefined;
  const next = (line.numbers.at(-1) ?? 0) + 1;
  return rest.find(
    (piece) =>
      piece.line.numbers[0] === next &&
      piece.text === piece.line.text &&
      leadLook(piece.line) === leadLook(line),
  );
}

/** "Site manager, Leeds": a headline may end with the place, where that is nowhere else. */
function placeTitle(
  title: ContactPiece,
  rest: readonly ContactPiece[],
  draft: PersonalDraft,
): void {
  const below = restOfHeadline(title, rest) ?? findRestOfTitle(title, rest);
  const head = wholeHeadline(title, rest);
  const whole = below === undefined ? head : joinWrapped(head, below.line.text);
  const cut = splitTrailingPlace(whole);
  const isPlaced = draft.personal.location === '' && cut.place !== '';
  const numbers = [...title.line.numbers, ...(below?.line.numbers ?? [])];
  draft.set('title', isPlaced ? cut.rest : whole, numbers, scoreTitle(title.text) > 0 ? 0.95 : 0.7);
  if (isPlaced) draft.set('location', cut.place, numbers, 0.8);
}

/** A line among the ways of contact that names a known place beside a quarter or a state that no list has. */
function placeNamed(
  pieces: readonly ContactPiece[],
  title: ContactPiece | null,
  draft: PersonalDraft,
): void {
  const found = pieces.find(
    (piece) =>
      piece !== title &&
      piece.nearContact &&
      piece.text === piece.line.text &&
      namesPlace(piece.text) &&
      scoreDegree(piece.text) === 0 &&
      scoreInstitution(piece.text) === 0 &&
      !piece.text.split(/, ?/).some((part) => isKnownSkill(part) || languages.has(part)),
  );
  if (found !== undefined) draft.set('location', found.text, found.line.numbers, 0.7);
}

/** A town in no list is among the ways of contact, on their line or between them, or under the headline. */
function placeUnknownTown(
  pieces: readonly ContactPiece[],
  title: ContactPiece | null,
  draft: PersonalDraft,
  name: string,
): void {
  const words = new Set(foldText(name).split(' '));
  const isName = (text: string) => words.has(foldText(text).split(' ')[0] ?? '');
  const others = pieces.filter(
    (piece) =>
      piece !== title &&
      isLikelyTown(piece.text) &&
      !isName(piece.text) &&
      !piece.line.text.includes(`${piece.text}:`),
  );
  const isUnderTitle = ({ afterName }: ContactPiece) =>
    title !== null && afterName > title.afterName && afterName <= title.afterName + 2;
  const town =
    others.find(({ text, line }) => isTownBesideContact(text, line)) ??
    others.find(
      (piece) => (piece.nearContact || isUnderTitle(piece)) && piece.text === piece.line.text,
    );
  if (town !== undefined) draft.set('location', town.text, town.line.numbers, 0.6);
}

/** Further down than any head with its addresses one below the other. */
const ELSEWHERE = 16;

/** "Developer who likes boring technology." below the name. */
function isShortSentence({ text, line, afterName }: ContactPiece): boolean {
  const isBelow = afterName <= MOST_HEAD_LINES || (afterName < ELSEWHERE && line.gapBefore);
  return isBelow && text === line.text && SHORT_SENTENCE.test(text);
}

const SHORT_SENTENCE = /^\p{Lu}\p{Ll}+(?:,? [\p{L}\d'’+-]+){4,}[.!]$/u;

function findProse(pieces: readonly ContactPiece[], title: ContactPiece | null): readonly CvLine[] {
  const prose: CvLine[] = [];
  let last = -1;
  for (const piece of pieces) {
    const at = piece.line.numbers[0] ?? 0;
    const isSentence =
      (piece.text.length > 40 && piece.text.split(' ').length > 6) || isShortSentence(piece);
    const continues = last > 0 && at - last <= 1 && /^[\p{Ll}\d]|[.!?]$/u.test(piece.text);
    const isProse = isSentence || (piece.goesOn && piece.text === piece.line.text);
    if (piece.line === title?.line || (!isProse && !continues)) continue;
    if (isContactLine(piece.line)) continue;
    prose.push(piece.line);
    last = piece.line.numbers.at(-1) ?? -1;
  }
  return prose;
}
