import { sure, type Translated, unsure } from '../direction';
import type { DeedTense } from '../translate-prose';
import { convertFigure } from './figures';
import { linkAfterDeed } from './find-deeds';
import { spanishLexicon } from './lexicon';
import { readChange, readRange } from './read-amounts';
import { readSmallWord } from './read-prepositions';
import { readUnits, type Unit } from './read-units';
import { CHANGES, readPassive, readVerb } from './read-verbs';
import { capitaliseLike } from './sentence-writer';
import { SpanishReader } from './spanish-reader';
import { adjectiveOf, fixedOf, verbOf } from './unit-kinds';
import { chooseSense, hasSecondMeaning, isGuessedSense } from './verb-senses';

/** Letters that words of Spanish origin do not have. */
const LOOKS_ENGLISH = /[kw]|ing$|sh|th|ph|ck|oo|ee|ff|ss|tt|[bcfgmpt]$/;
/** With more of its words unknown than this, a sentence is left as it was. */
const MOST_UNKNOWN = 0.3;

/**
 * A Spanish sentence of a CV in English. It goes from left to right: verbs take the tense of CVs, noun phrases are
 * turned round inside, amounts of change move behind their object. What it does not know makes it unsure.
 */
export function translateSpanish(
  sentence: string,
  deeds: DeedTense,
  names: readonly string[],
): Translated {
  const units = readUnits(sentence, names, deeds !== 'noun');
  const words = units.filter(({ kind }) => kind === 'word').length;
  if (words === 0) return sure(units.length === 0 ? sentence : writeFigures(sentence));
  const reader = new SpanishReader(units, deeds, names);
  const { writer } = reader;
  while (reader.at < units.length) {
    const before = reader.at;
    readNext(reader);
    if (reader.at === before) skipUnknown(reader);
  }
  if (writer.unknown.length / words > MOST_UNKNOWN) return unsure(sentence, writer.unknown);
  const text = capitaliseLike(sentence, writer.toString());
  if (
    isClumsy(text) ||
    units.some((unit, at) => isDoubtfulUnit(unit) && !reader.isTold(at)) ||
    hasOpenOwner(units)
  )
    writer.doubt();
  return writer.isSure ? sure(text) : unsure(text, writer.unknown);
}

const OWNED =
  /^(?:famili|domicili|tarea|hij|necesidad|progres|entorn|derech|vida|casa|hogar|proceso|cuidador|rutina|padre|madre|duda|impuesto|nómina|declaraci|product|proyect|equip|actividad|hábito|aprendizaje|evoluci|recuperaci|campaña)/;
const OWNERS =
  /(?:^|\s)(?:persona|client|usuari|pacient|alumn|mayor|niñ|familia|estudiant|emplead|trabajador|menor|joven|jóvenes|mujer|autónom|pyme|empresa|marca|residente|vecin|ciudadan|deportist|adolescent)/;

/** "su" may be "its", "his", "her" or "their"; it is certain only where people and what is theirs are spoken of. */
function hasOpenOwner(units: readonly Unit[]): boolean {
  return units.some(
    ({ key }, at) =>
      /^sus?$/.test(key) &&
      !(
        OWNED.test(units[at + 1]?.key ?? '') &&
        OWNERS.test(
          units
            .slice(0, at)
            .map((unit) => unit.key)
            .join(' '),
        )
      ),
  );
}

/** A verb is judged where it is used, by what it is done to. */
const isDoubtfulUnit = ({ entries }: Unit): boolean =>
  entries.length > 0 &&
  entries.every(({ isDoubtful }) => isDoubtful) &&
  entries.some((entry) => entry.kind !== 'verb' || entry.tense === 'participle');

/** What no English CV says: a chain of "of", "and of", a word twice in a row. Such a sentence is always a draft. */
const CLUMSY = [
  / of [^,.;:]*? of [^,.;:]*? of /,
  / (?:and|or) (?:of|to a|to an|to the) /,
  /(?:^| )(\p{L}{3,}) \1s?(?: |[.,;]|$)/iu,
  / much /,
  // "filed files"
  /(?:^| )(\p{L}{4})\p{L}* \1\p{L}*/iu,
  / of the (?:north|south|east|west)(?:ern)?\b| \/|[^\d]\/ /,
  / of \S+ of (?!the |a |an |more )/,
  / for \S+ courses/,
  / positions? of \p{L}/u,
  /customer service for /,
  // They come from there.
  /(?:tourists|clients|visitors|people|students|workers|patients|guests|customers) of (?:several|different|various|many|all|other) /,
  / projects? of (?!the |a |an |more |\d)/,
  / groups? of (?!\S+s\b|people|children|\d|a |the )/,
  / in (?:a|the) (?:house|side|part) of /,
  /(?:^| )did the | care with | since \d{4} to |^since \d{4},? (?!I )/i,
];
const isClumsy = (text: string) => CLUMSY.some((pattern) => pattern.test(text));

function readNext(reader: SpanishReader): void {
  const { unit } = reader;
  if (unit === undefined) return;
  if (unit.kind === 'mark') {
    readMark(reader, unit);
    return;
  }
  if (readDeed(reader) || readRange(reader) || readChange(reader) || readPassive(reader)) return;
  const isFixed = fixedOf(unit) !== undefined && verbOf(unit) !== undefined;
  if (!isFixed && (readSmallWord(reader, unit) || readVerb(reader, unit))) return;
  if (!reader.readNoun(reader.justVerb ? 'needs-article' : 'bare')) readRest(reader, unit);
}

function readMark(reader: SpanishReader, unit: Unit): void {
  reader.writer.writeMark(unit);
  reader.at++;
  if (/^[.;:(–—-]$/.test(unit.text)) reader.isClauseStart = true;
  reader.justVerb = false;
}

/** "Gestión de nóminas" → "Managed payroll" */
function readDeed(reader: SpanishReader): boolean {
  const deed = reader.deedVerbs.get(reader.at);
  if (deed === undefined) return false;
  const verb = chooseSense(deed, reader.units, reader.at, deed.infinitive);
  reader.lastInfinitive = deed.infinitive ?? '';
  if (
    hasSecondMeaning(verb, reader.units, reader.at) ||
    isGuessedSense(deed, reader.units, reader.at, deed.infinitive)
  )
    reader.writer.doubt();
  reader.writer.write(reader.deeds === 'present' ? verb.base : verb.past);
  const link = linkAfterDeed(reader.units, reader.at);
  reader.at++;
  reader.isClauseStart = false;
  reader.isChange = CHANGES.test(deed.infinitive ?? '');
  if (link === 'with') return true;
  if (link !== undefined) reader.readObject();
  return true;
}

/** Turns of phrase, adjectives that stand alone, figures and names. */
function readRest(reader: SpanishReader, unit: Unit): void {
  const fixed = fixedOf(unit);
  if (fixed !== undefined) {
    reader.writer.write(fixed);
    reader.at++;
    afterFixed(reader, fixed, unit.key);
    return;
  }
  const adjective = adjectiveOf(unit);
  if (adjective !== undefined) {
    reader.writer.write(adjective);
    if (unit.key !== 'responsable' && reader.units.length > 1) reader.writer.doubt();
  } else if (unit.kind === 'figure') reader.writer.write(convertFigure(unit.text, 'en'));
  else if (spanishLexicon().loanWords.has(unit.key)) {
    reader.writer.write(unit.text);
    if (!LOOKS_ENGLISH.test(unit.key)) reader.writer.doubt();
  } else return;
  reader.at++;
  reader.justVerb = false;
  reader.isClauseStart = false;
}

function afterFixed(reader: SpanishReader, fixed: string, key: string): void {
  reader.justVerb = false;
  const preposition = /(?:^| )(for|in|of)(?: the)?$/.exec(fixed)?.[1];
  if (/^(?:responsible|in charge)/.test(fixed)) reader.governed = preposition ?? '';
  const isInfinitive = verbOf(reader.unit)?.tense === 'infinitive';
  if (isInfinitive)
    reader.infinitive =
      preposition !== undefined ||
      /^(?:in addition to|thanks to|used to|through|after|I enjoy|passionate about|focused on)$/.test(
        fixed,
      )
        ? 'gerund'
        : 'base';
  if (/^(?:where|when|while)$/.test(fixed)) reader.subordinate = 'conjunction';
  else if (/ (?:del|al)$/.test(key)) reader.readAfterContraction();
  else if (preposition !== undefined || /(?: to|through)$/.test(fixed)) {
    if (!reader.readGerundOf()) reader.readNoun('needs-article');
  }
  reader.isClauseStart = false;
}

function skipUnknown(reader: SpanishReader): void {
  const { unit } = reader;
  if (unit === undefined) return;
  reader.writer.write(unit.text);
  reader.writer.unknown.push(unit.text);
  reader.writer.doubt();
  reader.at++;
  reader.justVerb = false;
  reader.isClauseStart = false;
}

function writeFigures(sentence: string): string {
  return sentence
    .replace(/\d+(?:[.,]\d+)+/g, (figure) => convertFigure(figure, 'en'))
    .replace(/(\d)\s+%/g, '$1%');
}
