import { inflect, type VerbEntry } from './lexicon';
import { parseNounPhrase } from './noun-phrase';
import { parseAmount } from './parse-amount';
import type { Unit } from './read-units';
import type { SpanishReader } from './spanish-reader';
import { adjectiveOf, nounOf, verbOf } from './unit-kinds';
import { chooseSense, hasSecondMeaning, isGuessedSense } from './verb-senses';

export const CHANGES =
  /^(?:reducir|aumentar|incrementar|mejorar|disminuir|acortar|bajar|subir|elevar|recortar|ampliar|crecer|potenciar|rebajar|minimizar|optimizar|acelerar|agilizar|superar)$/;
/** What these verbs mean before another verb: "logré reducir". */
const BEFORE_INFINITIVES: Readonly<Record<string, string>> = {
  lograr: 'manage',
  conseguir: 'manage',
  permitir: 'make it possible',
};
const BE: Readonly<Record<string, string>> = {
  fui: 'was',
  fue: 'was',
  fueron: 'were',
  es: 'is',
  son: 'are',
  era: 'was',
  eran: 'were',
  está: 'is',
  están: 'are',
  ser: 'be',
  siendo: 'being',
};
const HAVE: Readonly<Record<string, string>> = {
  he: 'have',
  ha: 'has',
  han: 'have',
  hemos: 'have',
};

/** "se cumplieron los plazos" → "deadlines were met" */
export function readPassive(reader: SpanishReader): boolean {
  const isNot = reader.keyAt(0) === 'no' && reader.keyAt(1) === 'se';
  if (!isNot && reader.keyAt(0) !== 'se') return false;
  const place = reader.at + (isNot ? 2 : 1);
  const verb = verbOf(reader.units[place]);
  if (verb === undefined) return false;
  const isMany = verb.tense.endsWith('3p');
  const be = verb.tense.startsWith('present') ? (isMany ? 'are' : 'is') : isMany ? 'were' : 'was';
  const phrase = parseNounPhrase(reader.units, place + 1, 'bare');
  if (verb.isDoubtful || isGuessedSense(verb.en, reader.units, place, verb.es))
    reader.writer.doubt();
  reader.isChange = CHANGES.test(verb.es);
  reader.isClauseStart = false;
  const amountFirst = parseAmount(reader.units, place + 2);
  if (phrase === undefined || amountFirst?.text.endsWith('%') === true) {
    reader.writer.write(`${be}${isNot ? ' not' : ''} ${verb.en.participle}`);
    reader.at = place + 1;
    return true;
  }
  const isNone = phrase.text.startsWith('no ');
  reader.writer.write(
    `${phrase.text} ${be}${isNot && !isNone ? ' not' : ''} ${verb.en.participle}`,
  );
  reader.at = phrase.end;
  return true;
}

export function readVerb(reader: SpanishReader, unit: Unit): boolean {
  if (Object.hasOwn(BE, unit.key)) {
    if (unit.key !== 'fui' || !reader.isClauseStart) reader.writer.write(BE[unit.key] ?? '');
    reader.at++;
    reader.isClauseStart = false;
    return true;
  }
  if (Object.hasOwn(HAVE, unit.key) && verbOf(reader.units[reader.at + 1])?.tense === 'participle')
    return readPerfect(reader, unit.key);
  const verb = verbOf(unit);
  if (verb === undefined || !isVerbHere(reader, unit, verb)) return false;
  const isInfinitiveNext = verbOf(reader.units[reader.at + 1])?.tense === 'infinitive';
  const phrasal = isInfinitiveNext ? BEFORE_INFINITIVES[verb.es] : undefined;
  const en =
    phrasal === undefined
      ? chooseSense(verb.en, reader.units, reader.at, verb.es)
      : inflect(phrasal);
  reader.writer.write(tell(reader, { ...verb, en }));
  if (verb.isDoubtful && en === verb.en) reader.writer.doubt();
  if (phrasal === undefined && verb.tense !== 'participle') {
    if (isGuessedSense(verb.en, reader.units, reader.at, verb.es)) reader.writer.doubt();
    // "mantuve actualizado el inventario", "enseñé a leer"
    if (isDescribedBeforeObject(reader)) reader.writer.doubt();
  }
  // "replanteo" in a row of nouns is no action of mine.
  const isFirstPerson = verb.tense === 'present1' && reader.subordinate === '';
  if (isFirstPerson && !reader.isClauseStart && reader.lastVerb?.tense !== 'present1')
    reader.writer.doubt();
  if (hasSecondMeaning(en, reader.units, reader.at)) reader.writer.doubt();
  reader.at++;
  reader.lastVerb = verb;
  reader.lastInfinitive = verb.es;
  reader.isChange = CHANGES.test(verb.es);
  reader.justVerb = true;
  reader.isClauseStart = false;
  reader.subordinate = '';
  if (/ (?:en|de|a|por)$/.test(verb.es)) reader.readGerundOf();
  return true;
}

/** A participle or an infinitive between a verb and its object, which English puts elsewhere. */
function isDescribedBeforeObject(reader: SpanishReader): boolean {
  const next = reader.units[reader.at + 1];
  const verb = verbOf(next);
  if (verb?.tense === 'participle' && nounOf(next) === undefined)
    return !/^(?:un|una|el|la|los|las|por|en)$/.test(reader.keyAt(1));
  return /^enseñar a$/.test(verbOf(reader.unit)?.es ?? '') && verb?.tense === 'infinitive';
}

/** "diseño" is a noun before "de" and a verb before its object. */
function isVerbHere(reader: SpanishReader, unit: Unit, verb: VerbEntry): boolean {
  const isAlsoNoun = nounOf(unit) !== undefined;
  if (verb.tense === 'participle')
    return (
      !isAlsoNoun &&
      (adjectiveOf(unit) === undefined || /^(?:por|en|con|para|a)$/.test(reader.keyAt(1)))
    );
  if (!isAlsoNoun) return true;
  if (reader.subordinate !== '') return true;
  if (!reader.isClauseStart || !verb.tense.startsWith('present'))
    return verb.tense === 'infinitive' || verb.tense.startsWith('past');
  const next = reader.units[reader.at + 1];
  return (
    next !== undefined &&
    next.kind !== 'mark' &&
    adjectiveOf(next) === undefined &&
    !/^(?:de|del|a|al|en|con|para|por|y|e|o)$/.test(next.key)
  );
}

function readPerfect(reader: SpanishReader, key: string): boolean {
  const verb = verbOf(reader.units[reader.at + 1]);
  if (verb === undefined) return false;
  const isBullet = reader.isClauseStart && key === 'he';
  const en = chooseSense(verb.en, reader.units, reader.at + 1, verb.es);
  const isGuessed = isGuessedSense(verb.en, reader.units, reader.at + 1, verb.es);
  if (isGuessed || (verb.isDoubtful && en === verb.en)) reader.writer.doubt();
  reader.writer.write(isBullet ? en.past : `${HAVE[key]} ${en.participle}`);
  reader.at += 2;
  reader.lastVerb = verb;
  reader.lastInfinitive = verb.es;
  reader.isChange = CHANGES.test(verb.es);
  reader.justVerb = true;
  reader.isClauseStart = false;
  return true;
}

function tell(reader: SpanishReader, { en, tense }: VerbEntry): string {
  const isFirstPerson = tense === 'past1' || tense === 'present1';
  const subject = reader.subordinate !== '' && isFirstPerson ? 'I ' : '';
  if (tense.startsWith('past') || tense.startsWith('imperfect')) return subject + en.past;
  if (tense === 'gerund') return en.gerund;
  if (tense === 'participle') return en.participle;
  if (tense === 'infinitive') {
    if (reader.justVerb && reader.infinitive === 'base') return `to ${en.base}`;
    return reader.infinitive === 'gerund'
      ? en.gerund
      : reader.infinitive === 'to'
        ? `to ${en.base}`
        : en.base;
  }
  if (tense === 'present1' && reader.deeds === 'noun' && reader.isClauseStart)
    return `I ${en.base}`;
  if (tense === 'present3' && (reader.subordinate !== '' || !reader.isClauseStart)) return en.third;
  return subject + en.base;
}
