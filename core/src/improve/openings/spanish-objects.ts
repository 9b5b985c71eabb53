import table from '../../../data/cues/people.tsv' with { type: 'text' };
import { foldInPlace } from '../../language';
import { readCues } from '../../tables';
import { listWords } from './word-kinds';

const CUES = readCues(table, ['worked with', 'team']);

/** Words that begin an object a verb can be before. */
const DETERMINER =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|nuestro|nuestra|nuestros|nuestras|todo|toda|todos|todas|varios|varias|diversos|diversas|distintos|distintas|diferentes|numerosos|numerosas|ambos|ambas|cada|más de|hasta|nuevos|nuevas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|\d[\d.,]*)(?= )/iu;

/** People one works for or with: a verb takes them with "a". */
const PEOPLE = new RegExp(
  String.raw`^(?:(?:los|las|el|la|un|una|unos|unas|mis|sus|todos|todas|varios|varias|nuevos|nuevas|mas de|hasta|\d[\d.]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|otros|otras)\s)*(?:nuevos |nuevas |futuros |jovenes )?${CUES['worked with']}`,
);

const TEAM = new RegExp(`^(?:(?:un|el|mi|al|una|la) )?${CUES.team}`);

const NO_THINGS: ReadonlySet<string> = listWords('plural that names no things');

/** Verbs that take people as their object. */
const WITH_PEOPLE: ReadonlySet<string> = listWords('verb with people');

export const startsWithDeterminer = (text: string) => DETERMINER.test(text);
export const isPeople = (text: string) => PEOPLE.test(foldInPlace(text));
export const isTeam = (text: string) => TEAM.test(foldInPlace(text));
const takesPeople = (infinitive: string) => WITH_PEOPLE.has(infinitive);

/** A plural without an article can be an object as it is: "informes"; "calidad" cannot. */
function startsWithPlural(text: string): boolean {
  const [first = ''] = /^\p{Ll}+/u.exec(text) ?? [];
  return first.length > 3 && /[aeoéú]s$/.test(first) && !NO_THINGS.has(first);
}

export function isObject(text: string): boolean {
  return startsWithDeterminer(text) || startsWithPlural(text);
}

/** The object after a verb, with the "a" that people need; null where the two do not go together. */
export function attachObject(infinitive: string, object: string): string | null {
  if (!isObject(object)) return null;
  if (!isPeople(object)) return object;
  if (!takesPeople(infinitive)) return null;
  if (
    /^captar|^seleccionar|^contratar|^fidelizar/.test(infinitive) &&
    !/^(?:el|la|los|las|un|una|a) /i.test(object)
  )
    return object;
  return contract(`a ${object}`);
}

/** "de el" is "del", "a el" is "al". */
export function contract(text: string): string {
  return text.replace(/(?<![\p{L}])(de|a) el(?= )/giu, (_, word: string) => `${word}l`);
}

/** "la caja y del cierre" after "Responsable de": each "de" of the row goes with the first one. */
export function dropRepeatedDe(object: string): string | null {
  const row = /^(.*?)((?:,| y| e) )(del|de)( .*)$/u.exec(object);
  if (row === null) return object;
  const [, head = '', link = '', preposition, rest = ''] = row;
  if (hasInnerArticle(head)) return object;
  const tail = preposition === 'del' ? `el${rest}` : rest.trimStart();
  if (!isObject(tail)) return null;
  const next = dropRepeatedDe(tail);
  return next === null ? null : head + link + next;
}

/** "el control de la calidad y de los costes": the second "de" goes with the one inside. */
function hasInnerArticle(head: string): boolean {
  return /(?:^| )(?:del|de (?:el|la|los|las|un|una|unos|unas|mi|su))(?= )/.test(head);
}
