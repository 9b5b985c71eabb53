import { isLanguage } from './noun-context';
import { parseNounPhrase } from './noun-phrase';
import { parseAmount } from './parse-amount';
import type { SpanishReader } from './spanish-reader';
import { nounOf } from './unit-kinds';

const PEOPLE =
  /^(?:niñ[oa]|alumn[oa]|menor|joven|jóven|persona|adolescente|bebé|estudiante|escolar|paciente|usuari[oa]|chic[oa])(?:e?s)?$/;
const TIMES = /^(?:año|mes|meses|semana|día|hora|minuto|trimestre|temporada)s?$/;

/** "del 68 % al 85 %", "de 0 a 3 años" */
export function readRange(reader: SpanishReader): boolean {
  if (!/^(?:de|del|desde|desde el|entre)$/.test(reader.keyAt(0))) return false;
  const skip = /^(?:un|el|los)$/.test(reader.keyAt(1)) ? 2 : 1;
  if (readLanguages(reader)) return true;
  const from = parseAmount(reader.units, reader.at + skip);
  const link = reader.units[from?.end ?? -1]?.key ?? '';
  if (from === undefined || !/^(?:a|al|hasta|y)$/.test(link)) return false;
  const start = /^(?:un|el|los)$/.test(reader.units[from.end + 1]?.key ?? '')
    ? from.end + 2
    : from.end + 1;
  const to = parseAmount(reader.units, start);
  if (to === undefined) return false;
  // "niños de 6 a 12 años"
  const isAge =
    link === 'a' && /^años$/.test(reader.units[to.end]?.key ?? '') && PEOPLE.test(reader.headNoun);
  if (isAge && reader.afterNounAt === reader.at) {
    reader.writer.write(`aged ${from.text} to ${to.text}`);
    reader.at = to.end + 1;
    reader.justVerb = false;
    return true;
  }
  reader.writer.write(link === 'y' ? `between ${from.text} and` : `from ${from.text} to`);
  if (to.isWhole) reader.writer.write(to.text);
  reader.at = to.isWhole ? to.end : start;
  reader.justVerb = false;
  return true;
}

/** "un 35 %", "en un 35 %", "en 1,2 millones de euros" after a verb of change. */
export function readChange(reader: SpanishReader): boolean {
  const skip = /^(?:en (?:un|una)|un|una|en)$/.test(reader.keyAt(0))
    ? reader.keyAt(0) === 'en' && reader.keyAt(1) === 'un'
      ? 2
      : 1
    : 0;
  if (skip === 0 && reader.unit?.kind !== 'figure') return false;
  const amount = parseAmount(reader.units, reader.at + skip);
  if (amount === undefined) return false;
  const isEn = reader.keyAt(0).startsWith('en');
  if (
    isEn &&
    reader.isChange &&
    !amount.isWhole &&
    !TIMES.test(reader.units[amount.end]?.key ?? '') &&
    !/million|thousand/.test(amount.text)
  ) {
    reader.writer.write('by');
    reader.at += skip;
    reader.justVerb = false;
    return true;
  }
  if (
    !amount.text.endsWith('%') &&
    !(isEn && reader.isChange && /million|thousand|^[€$£]/.test(amount.text))
  )
    return false;
  const next = reader.units[amount.end]?.key ?? '';
  if (!reader.isChange || next === 'de' || next === 'más' || next === 'menos')
    return readShare(reader, amount, isEn);
  reader.at = amount.end;
  const by = `by ${amount.text}`;
  if (!reader.justVerb || !amount.text.endsWith('%')) {
    if (!amount.text.endsWith('%')) readScaled(reader, amount.text, by);
    else reader.writer.write(by);
    return true;
  }
  reader.justVerb = false;
  const phrase = parseNounPhrase(reader.units, reader.at, 'needs-article');
  if (phrase !== undefined) {
    reader.writePhrase(phrase);
  }
  reader.writer.write(by);
  return true;
}

function readScaled(reader: SpanishReader, text: string, by: string): void {
  const noun = nounOf(reader.unit);
  if (/million|thousand/.test(text) && noun !== undefined && !/^[€$£]/.test(text)) {
    reader.writer.write(`${by} ${noun.en}`);
    reader.at++;
  } else reader.writer.write(by);
}

/** "un 80 % de sentencias favorables" → "80% favorable rulings" */
function readShare(
  reader: SpanishReader,
  amount: { text: string; end: number },
  isEn: boolean,
): boolean {
  if (isEn) reader.writer.write('in');
  reader.writer.write(amount.text);
  reader.at = amount.end;
  reader.justVerb = false;
  const more = /^(?:más|menos)$/.exec(reader.keyAt(0))?.[0];
  if (more !== undefined) {
    reader.writer.write(more === 'más' ? 'more' : 'less');
    reader.at += reader.keyAt(1) === 'de' ? 2 : 1;
    return true;
  }
  if (reader.keyAt(0) === 'de' && !/^(?:el|la|los|las|su|sus)$/.test(reader.keyAt(1))) {
    const phrase = parseNounPhrase(reader.units, reader.at + 1, 'bare');
    if (phrase?.isBare === true) {
      reader.writePhrase(phrase);
    }
  }
  return true;
}

/** "del inglés al español" */
function readLanguages(reader: SpanishReader): boolean {
  const [, from, link, to] = reader.units.slice(reader.at, reader.at + 4);
  if (!isLanguage(from) || !/^al?$/.test(link?.key ?? '') || !isLanguage(to)) return false;
  reader.writer.write(`from ${nounOf(from)?.en} to ${nounOf(to)?.en}`);
  reader.at += 4;
  reader.justVerb = false;
  return true;
}
