import { choosePlace, type Place } from './choose-place';
import { deedAt, linkAfterDeed } from './find-deeds';
import { governA, governEn } from './govern-prepositions';
import { isLanguage } from './noun-context';
import { parseNounPhrase } from './noun-phrase';
import { parseAmount } from './parse-amount';
import type { Unit } from './read-units';
import type { SpanishReader } from './spanish-reader';
import { verbOf } from './unit-kinds';

const JOINS: Readonly<Record<string, string>> = {
  y: 'and',
  e: 'and',
  o: 'or',
  u: 'or',
  'y/o': 'and/or',
  ni: 'nor',
};
const PLAIN: Readonly<Record<string, string>> = {
  en: 'in',
  con: 'with',
  sin: 'without',
  sobre: 'on',
  como: 'as',
  bajo: 'under',
  '&': '&',
};
const RATES =
  /^(?:hora|día|turno|semana|mes|año|persona|segundo|minuto|trimestre|curso|grupo|clase)$/;

export function readSmallWord(reader: SpanishReader, unit: Unit): boolean {
  const { key } = unit;
  if (Object.hasOwn(JOINS, key)) {
    reader.writer.write(JOINS[key] ?? '');
    reader.at++;
    if (/^del?$/.test(reader.keyAt(0))) readGoverned(reader);
    reader.justVerb = false;
    return true;
  }
  if (key === 'que' && readTurnedRelative(reader)) return true;
  if (key === 'que' || key === 'lo que' || key === 'quien' || key === 'quienes') {
    if (isSubjectBehind(reader)) reader.writer.doubt();
    const afterComma = reader.writer.toString().endsWith(',');
    reader.writer.write(key.startsWith('quien') ? 'who' : afterComma ? 'which' : 'that');
    reader.subordinate = 'relative';
    reader.at++;
    return true;
  }
  if (key === 'lo' && reader.keyAt(1) === 'que') {
    reader.writer.write('which');
    reader.subordinate = 'relative';
    reader.at += 2;
    return true;
  }
  if (key === 'no') {
    reader.writer.write('not');
    reader.writer.doubt();
    reader.at++;
    return true;
  }
  return readPreposition(reader, unit);
}

const PEOPLE =
  /^(?:persona|cliente|usuario|usuaria|alumno|alumna|estudiante|empleado|empleada|trabajador|trabajadora|departamento|equipo|compañero|familia|profesional|empresa)(?:e?s)?$/;

/** "una aplicación que usan 12.000 personas": who does it comes last, since people who are its object would have an "a". */
function readTurnedRelative(reader: SpanishReader): boolean {
  const verb = verbOf(reader.units[reader.at + 1]);
  if (verb === undefined || !verb.tense.endsWith('3p')) return false;
  const phrase = parseNounPhrase(reader.units, reader.at + 2, 'bare');
  if (phrase === undefined) return false;
  const head = reader.units
    .slice(reader.at + 2, phrase.end)
    .find(({ entries }) => entries.some(({ kind }) => kind === 'noun'));
  // "un sistema que usan 80 restaurantes": one system cannot be the subject of a plural.
  const isOther =
    reader.afterNounAt === reader.at &&
    !/^\p{Lu}/u.test(reader.units[reader.at - 1]?.text ?? '') &&
    !reader.lastIsPlural &&
    phrase.isPlural &&
    /^(?:usar|utilizar|emplear|consultar|visitar|leer)$/.test(verb.es);
  if (!isOther && !PEOPLE.test(head?.key ?? '')) return false;
  reader.writer.write(`${verb.en.participle} by ${phrase.text}`);
  if (!phrase.isSure) reader.writer.doubt();
  reader.at = phrase.end;
  return true;
}

/** "el informe que consulta el comité": the committee may be who does it. */
function isSubjectBehind(reader: SpanishReader): boolean {
  const verb = verbOf(reader.units[reader.at + 1]);
  if (verb === undefined || !/3p?$/.test(verb.tense)) return false;
  const head = reader.units
    .slice(reader.at + 2, reader.at + 5)
    .find(({ entries }) => entries.some(({ kind }) => kind === 'noun'));
  return (
    PEOPLE.test(head?.key ?? '') ||
    /^(?:comité|dirección|gerencia|consejo|junta|ayuntamiento|jefe|jefa|director|personal|público|tienda|hospital|hotel|colegio)/.test(
      head?.key ?? '',
    )
  );
}

function readGoverned(reader: SpanishReader): void {
  if (reader.governed !== '') reader.writer.write(reader.governed);
  else if (reader.deedVerbs.size === 0) {
    reader.writer.doubt();
    return;
  }
  if (reader.keyAt(0) === 'del') reader.readObject();
  else reader.at++;
  reader.readGerundOf();
}

/** "participé en la creación de" is "took part in creating"; elsewhere the action stays a noun. */
const asksForDeed = (reader: SpanishReader): boolean =>
  /^(?:experiencia|experto|experta|especialista|participación|colaboración|especializado|especializada|formación|ayuda|apoyo)$/.test(
    reader.keyAt(-1).split(' ').at(-1) ?? '',
  ) ||
  /^(?:participar|colaborar|ayudar|intervenir|cooperar|supervisar)/.test(reader.lastInfinitive);

/** One writes on a subject and informs people about it. */
function readPlain(reader: SpanishReader, key: string): string {
  if (key === 'en') return governEn(reader) ?? '';
  if (key === 'sobre' && /^(?:informar|concienciar|hablar|preguntar)/.test(reader.lastInfinitive))
    return 'about';
  return PLAIN[key] ?? '';
}

function readPlace(reader: SpanishReader): Place {
  return choosePlace(reader.units, reader.at, {
    infinitive: reader.lastInfinitive,
    noun: reader.afterNounAt === reader.at ? reader.headNoun : '',
    names: reader.names,
  });
}

function readPreposition(reader: SpanishReader, { key }: Unit): boolean {
  const next = reader.units[reader.at + 1];
  const isInfinitive = verbOf(next)?.tense === 'infinitive';
  if (key === 'para' || key === 'mediante') {
    reader.at++;
    if (isInfinitive && key === 'para') reader.infinitive = 'to';
    else {
      const isGerund =
        deedAt(reader.units, reader.skipArticle()) !== undefined &&
        linkAfterDeed(reader.units, reader.skipArticle()) === 'of';
      reader.writer.write(key === 'para' ? 'for' : isGerund ? 'by' : 'using');
      if (!reader.readGerundOf())
        reader.readNoun(key === 'para' ? 'needs-article' : 'needs-article');
    }
    return reader.endPreposition();
  }
  if (Object.hasOwn(PLAIN, key)) {
    const isPlace = key === 'en' && governEn(reader) === undefined;
    const place = isPlace ? readPlace(reader) : undefined;
    reader.writer.write(place?.en ?? readPlain(reader, key));
    if (place?.isSure === false && !isInfinitive) reader.writer.doubt();
    const takesGerund = isPlace && asksForDeed(reader);
    reader.at++;
    if (isInfinitive) reader.infinitive = 'gerund';
    else if (takesGerund && reader.readGerundOf()) return reader.endPreposition();
    else reader.readNoun('needs-article');
    return reader.endPreposition();
  }
  if (key === 'a' || key === 'al') return readTo(reader, key, isInfinitive);
  if (key === 'por') {
    const isRate = RATES.test(reader.keyAt(1));
    const isAgent = reader.lastVerb?.tense === 'participle' && reader.justVerb;
    if (!isRate && !isAgent) reader.writer.doubt();
    reader.writer.write(isRate ? 'per' : 'by');
    reader.at++;
    return reader.endPreposition();
  }
  if (key === 'de' || key === 'del') return readOf(reader, isInfinitive);
  if (key === 'desde' || key === 'hasta') {
    const isYear = /^\d{4}$/.test(next?.text ?? '');
    const hasEnd = reader.units.slice(reader.at).some((one) => one.key === 'hasta');
    if (key === 'desde') reader.writer.write(isYear && !hasEnd ? 'since' : 'from');
    else
      reader.writer.write(
        reader.afterDesde ? 'to' : next?.kind === 'figure' && !isYear ? 'up to' : 'until',
      );
    reader.afterDesde = key === 'desde';
    reader.at++;
    return reader.endPreposition();
  }
  if (key === 'durante') {
    reader.writer.write(
      parseAmount(reader.units, reader.at + 1) !== undefined ||
        /^(?:más de|un|una)$/.test(reader.keyAt(1))
        ? 'for'
        : 'during',
    );
    reader.at++;
    return reader.endPreposition();
  }
  return false;
}

const HAS_OBJECT =
  /^(?:dress wounds|take vital signs|draw blood|take blood pressure|answer questions|grade exams|keep the books|take stock)$/;

function readTo(reader: SpanishReader, key: string, isInfinitive: boolean): boolean {
  const link = governA(reader);
  reader.at++;
  if (isInfinitive) {
    if (key === 'al') {
      reader.writer.write('by');
      reader.writer.doubt();
    }
    reader.infinitive = key === 'al' ? 'gerund' : 'to';
    return true;
  }
  // After a verb it only marks a person as the object, unless the verb has one: "dressed wounds for 15 patients".
  if (reader.justVerb && HAS_OBJECT.test(reader.lastVerb?.en.base ?? ''))
    reader.writer.write('for');
  else if (!reader.justVerb) {
    const isIntoLanguage = isLanguage(reader.unit) && reader.lastInfinitive.startsWith('traducir');
    reader.writer.write(isIntoLanguage ? 'into' : (link ?? 'to'));
    if (link === undefined) reader.writer.doubt();
  }
  if (key === 'al') {
    reader.at--;
    reader.readObject();
  } else reader.readNoun('needs-article');
  return reader.endPreposition();
}

/** "en grupos de 30" */
const isLoneFigure = (reader: SpanishReader): boolean =>
  reader.unit?.kind === 'figure' && (reader.units[reader.at + 1]?.kind ?? 'mark') === 'mark';

function readOf(reader: SpanishReader, isInfinitive: boolean): boolean {
  const isAfterMark = reader.units[reader.at - 1]?.kind === 'mark';
  if (reader.justVerb || isAfterMark) reader.writer.doubt();
  reader.writer.write('of');
  if (isInfinitive) {
    reader.infinitive = 'gerund';
    reader.at++;
  } else if (reader.keyAt(0) === 'del') {
    const before = reader.at;
    reader.readObject();
    if (reader.at === before) reader.at++;
  } else {
    reader.at++;
    if (!reader.readNoun('bare') && !isLoneFigure(reader)) reader.writer.doubt();
  }
  return reader.endPreposition();
}
