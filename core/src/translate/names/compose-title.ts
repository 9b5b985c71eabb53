import fieldTable from '../../../data/translation/title-fields.tsv' with { type: 'text' };
import headTable from '../../../data/translation/title-heads.tsv' with { type: 'text' };
import modifierTable from '../../../data/translation/title-modifiers.tsv' with { type: 'text' };
import placeTable from '../../../data/translation/title-places.tsv' with { type: 'text' };
import { foldText } from '../../language';
import { readNames, readRows } from '../../tables';
import type { Direction } from '../direction';
import { PairTable, readPairs } from '../pair-table';
import { findSkill } from '../translate-names';
import { toFeminine, toMasculine } from './spanish-gender';
import { writeAttribute } from './write-attribute';

interface Part {
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** The word before the field, or where the modifier goes. */
  readonly how: string;
}

type TranslatePart = (part: string, direction: Direction) => string | undefined;

const heads = readRows(headTable, ['es', 'en', 'link']).map(
  ({ es, en, link }): Part => ({ es: readNames(es), en: readNames(en), how: link }),
);
const modifiers = readRows(modifierTable, ['es', 'en', 'place']).map(
  ({ es, en, place }): Part => ({ es: readNames(es), en: readNames(en), how: place }),
);
const places = new PairTable(readPairs(placeTable));
const fields = new PairTable([...readPairs(fieldTable), ...readPairs(placeTable)]);

/** Many words for one post have the same translation, so the longest that fits is read, and the first of its row is written. */
interface Reading {
  readonly read: string;
  readonly part: Part;
}

const englishHeads = listReadings(heads, ({ en }) => en);
const spanishHeads = listReadings(heads, ({ es }) => [...es, ...es.map(toFeminine)]);

function listReadings(
  parts: readonly Part[],
  list: (part: Part) => readonly string[],
): readonly Reading[] {
  return parts
    .flatMap((part) => [...new Set(list(part))].map((read) => ({ read, part })))
    .sort((a, b) => b.read.split(' ').length - a.read.split(' ').length);
}

/** "Técnica de calidad", "Senior payroll officer": what is said besides, the word for the post and its field. */
export function composeTitle(
  title: string,
  direction: Direction,
  translatePart: TranslatePart,
): string | undefined {
  const text = title.trim().replace(/\/[oa]\b|\([oa]\)/g, '');
  return (
    composeModified(text, direction, translatePart) ??
    composePlaced(text, direction, translatePart) ??
    (direction.to === 'en' ? composeEnglish(text, direction) : composeSpanish(text, direction))
  );
}

const LINK = '(?:de la|de los|de las|del|de|en la|en el|en una|en un|en|para)';
const ABOUT = new RegExp(`^${LINK} (.+)$`, 'i');

function composeEnglish(text: string, direction: Direction): string | undefined {
  for (const { read, part } of spanishHeads) {
    if (!foldText(text).startsWith(`${foldText(read)} `)) continue;
    const about = ABOUT.exec(text.slice(read.length).trim())?.[1];
    const field = about === undefined ? undefined : findFields(about, direction);
    if (field !== undefined) return `${field} ${part.en[0]}`;
  }
  return undefined;
}

function composeSpanish(text: string, direction: Direction): string | undefined {
  const [, headed] = /^(?:head|director) of (.+)$/i.exec(text) ?? [];
  if (headed !== undefined) {
    const field = findFields(headed, direction);
    return field === undefined ? undefined : `director de ${field}`;
  }
  for (const { read, part } of englishHeads) {
    if (!foldText(text).endsWith(` ${foldText(read)}`)) continue;
    const field = findFields(text.slice(0, -read.length).trim(), direction);
    if (field !== undefined) return `${part.es[0]} ${part.how} ${field}`;
  }
  return undefined;
}

/** "Gobernanta de residencia de mayores", "Pig farm vet": any post, the longest that is known, and the place where it is. */
function composePlaced(
  text: string,
  direction: Direction,
  translatePart: TranslatePart,
): string | undefined {
  const words = text.split(' ');
  for (let length = words.length - 1; length > 0; length--) {
    const at = direction.from === 'es' ? length : words.length - length;
    const start = words.slice(0, at).join(' ');
    const end = words.slice(at).join(' ');
    const [post, where] = direction.from === 'es' ? [start, ABOUT.exec(end)?.[1]] : [end, start];
    const place = where === undefined ? undefined : places.find(where, direction);
    const title = place === undefined ? undefined : translatePart(post, direction);
    if (title !== undefined && place !== undefined) return writePlaced(title, place, direction);
  }
  return undefined;
}

/** A care home assistant in a care home is called after it once. */
function writePlaced(title: string, place: string, { to }: Direction): string {
  if (` ${title} `.includes(` ${place} `)) return title;
  return to === 'en' ? `${place} ${title}` : `${title} de ${place}`;
}

/** "Calidad y medio ambiente", "press and communications": one field, or two. */
function findFields(text: string, direction: Direction): string | undefined {
  const whole = findField(text, direction);
  if (whole !== undefined) return whole;
  const [, one = '', other = ''] = /^(.+) (?:y|e|and|&) (.+)$/i.exec(text) ?? [];
  const [first, second] = [one, other].map((field) => findField(field, direction));
  if (first === undefined || second === undefined) return undefined;
  if (direction.to === 'en') return `${first} and ${second}`;
  return `${first} ${/^h?i(?!e)/i.test(second) ? 'e' : 'y'} ${second}`;
}

/** What a post is about: also beside a title, "Waiter (night shift)". */
export function findField(text: string, direction: Direction): string | undefined {
  const known = fields.find(text, direction);
  if (known !== undefined) return known;
  const skill = findSkill(text, direction);
  if (skill?.cover !== 1) return undefined;
  return direction.to === 'en' ? writeAttribute(skill.text) : skill.text;
}

/** "Senior nurse", "Jefa adjunta de obra". */
export function composeModified(
  text: string,
  direction: Direction,
  translatePart: TranslatePart,
): string | undefined {
  const { from } = direction;
  // "Especialista (ATE)": what is in brackets is not a post by itself.
  if (text.includes('(')) return undefined;
  for (const modifier of modifiers) {
    const names =
      from === 'es' ? modifier.es.flatMap((one) => [one, toFeminine(one)]) : modifier.en;
    for (const name of new Set(names)) {
      const rest = takeOut(name, text, from === 'en' || modifier.how === 'agrees');
      const title = rest === undefined ? undefined : translatePart(rest, direction);
      if (title !== undefined) return writeModified(title, modifier, direction);
    }
  }
  return undefined;
}

/** English has it at the beginning, Spanish after the first word of the post. */
function takeOut(name: string, text: string, isNearHead: boolean): string | undefined {
  const folded = foldText(text);
  const key = foldText(name);
  if (folded.startsWith(`${key} `)) return text.slice(name.length).trim();
  if (folded.endsWith(` ${key}`)) return text.slice(0, -name.length).trim();
  const at = isNearHead ? folded.indexOf(` ${key} de `) : -1;
  return at === -1 || folded.length !== text.length
    ? undefined
    : text.slice(0, at) + text.slice(at + key.length + 1);
}

function writeModified(title: string, { es, en, how }: Part, { to }: Direction): string {
  const [spanish = ''] = es;
  if (to === 'en') return `${en[0]} ${title}`;
  if (how === 'end') return `${title} ${spanish}`;
  const at = / (?:de|del|en|a|al|para|con) /.exec(title)?.index ?? title.length;
  const agreeing = toMasculine(title) === title ? spanish : toFeminine(spanish);
  return `${title.slice(0, at)} ${agreeing}${title.slice(at)}`;
}
