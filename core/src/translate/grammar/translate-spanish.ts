import { sure, type Translated, unsure } from '../direction';
import type { DeedTense } from '../translate-prose';
import { convertFigure } from './figures';
import { deedAt, findDeeds, linkAfterDeed } from './find-deeds';
import { type EnglishVerb, spanishLexicon, type VerbEntry } from './lexicon';
import {
  adjectiveOf,
  fixedOf,
  type NounPlace,
  nounOf,
  parseAmount,
  parseNounPhrase,
  verbOf,
} from './noun-phrase';
import { readUnits, type Unit } from './read-units';
import { SentenceWriter } from './sentence-writer';

/** With more of its words unknown than this, a sentence is left as it was. */
const MOST_UNKNOWN = 0.3;
const CHANGES =
  /^(?:reducir|aumentar|incrementar|mejorar|disminuir|acortar|bajar|subir|elevar|recortar|ampliar|crecer|potenciar|rebajar|minimizar|optimizar|acelerar|agilizar|superar)$/;
const BE: Readonly<Record<string, string>> = {
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

/**
 * A Spanish sentence of a CV in English. It goes from left to right: verbs take the tense of CVs, noun phrases are
 * turned round inside, amounts of change move behind their object. What it does not know makes it unsure.
 */
export function translateSpanish(
  sentence: string,
  deeds: DeedTense,
  names: readonly string[],
): Translated {
  const units = readUnits(sentence, names);
  const words = units.filter(({ kind }) => kind === 'word').length;
  if (words === 0) return sure(units.length === 0 ? sentence : writeFigures(sentence));
  const reader = new SpanishReader(units, deeds);
  const { writer } = reader;
  reader.read();
  if (writer.unknown / words > MOST_UNKNOWN) return unsure(sentence);
  const text = capitaliseLike(sentence, writer.toString());
  return writer.isSure ? sure(text) : unsure(text);
}

class SpanishReader {
  readonly writer = new SentenceWriter();
  private at = 0;
  private isClauseStart = true;
  private subordinate: '' | 'relative' | 'conjunction' = '';
  private lastVerb: VerbEntry | undefined;
  private justVerb = false;
  private isChange = false;
  /** English for "de" after a word that governs it: "responsible for … and for …". */
  private governed = '';
  private infinitive: 'base' | 'to' | 'gerund' = 'base';
  private afterDesde = false;
  private readonly deedVerbs: ReadonlyMap<number, EnglishVerb>;

  constructor(
    private readonly units: readonly Unit[],
    private readonly deeds: DeedTense,
  ) {
    this.deedVerbs = (deeds === 'noun' ? undefined : findDeeds(units)) ?? new Map();
  }

  read(): void {
    while (this.at < this.units.length) {
      const before = this.at;
      this.readNext();
      if (this.at === before) this.skipUnknown();
    }
  }

  private get unit(): Unit | undefined {
    return this.units[this.at];
  }

  private keyAt(offset: number): string {
    return this.units[this.at + offset]?.key ?? '';
  }

  private readNext(): void {
    const { unit } = this;
    if (unit === undefined) return;
    if (unit.kind === 'mark') {
      this.readMark(unit);
      return;
    }
    if (this.readDeed() || this.readRange() || this.readChange() || this.readPassive()) return;
    if (this.readSmallWord(unit) || this.readVerb(unit)) return;
    if (!this.readNoun(this.justVerb ? 'needs-article' : 'bare')) this.readRest(unit);
  }

  private readMark(unit: Unit): void {
    this.writer.writeMark(unit);
    this.at++;
    if (/^[.;:(–—-]$/.test(unit.text)) this.isClauseStart = true;
    this.justVerb = false;
  }

  /** "Gestión de nóminas" → "Managed payroll" */
  private readDeed(): boolean {
    const verb = this.deedVerbs.get(this.at);
    if (verb === undefined) return false;
    this.writer.write(this.deeds === 'present' ? verb.base : verb.past);
    const link = linkAfterDeed(this.units, this.at);
    this.at++;
    this.isClauseStart = false;
    this.isChange = false;
    if (link === 'with') return true;
    if (link !== undefined) this.readObject();
    return true;
  }

  /** After "de", "del", "a" or "al": the object of a deed. */
  private readObject(): void {
    const isContracted = /^(?:del|al)$/.test(this.keyAt(0));
    if (isContracted) {
      const turned = this.units.map((one, at) =>
        at === this.at ? { ...one, key: 'el', text: 'el' } : one,
      );
      const phrase = parseNounPhrase(turned, this.at, 'bare');
      if (phrase === undefined) return;
      this.writer.write(phrase.text);
      this.at = phrase.end;
      return;
    }
    this.at++;
    this.justVerb = true;
  }

  /** "del 68 % al 85 %", "de 0 a 3 años" */
  private readRange(): boolean {
    if (!/^(?:de|del|desde|desde el|entre)$/.test(this.keyAt(0))) return false;
    const skip = /^(?:un|el|los)$/.test(this.keyAt(1)) ? 2 : 1;
    const from = parseAmount(this.units, this.at + skip);
    const link = this.units[from?.end ?? -1]?.key ?? '';
    if (from === undefined || !/^(?:a|al|hasta|y)$/.test(link)) return false;
    const start = /^(?:un|el|los)$/.test(this.units[from.end + 1]?.key ?? '')
      ? from.end + 2
      : from.end + 1;
    const to = parseAmount(this.units, start);
    if (to === undefined) return false;
    this.writer.write(link === 'y' ? `between ${from.text} and` : `from ${from.text} to`);
    this.at = start;
    return true;
  }

  /** "un 35 %", "en un 35 %", "en 1,2 millones de euros" after a verb of change. */
  private readChange(): boolean {
    const skip = /^(?:en (?:un|una)|un|una|en)$/.test(this.keyAt(0))
      ? this.keyAt(0) === 'en' && this.keyAt(1) === 'un'
        ? 2
        : 1
      : 0;
    if (skip === 0 && this.unit?.kind !== 'figure') return false;
    const amount = parseAmount(this.units, this.at + skip);
    if (amount === undefined) return false;
    const isEn = this.keyAt(0).startsWith('en');
    if (
      !amount.text.endsWith('%') &&
      !(isEn && this.isChange && /million|thousand|^[€$£]/.test(amount.text))
    )
      return false;
    const next = this.units[amount.end]?.key ?? '';
    if (!this.isChange || next === 'de' || next === 'más' || next === 'menos')
      return this.readShare(amount, isEn);
    this.at = amount.end;
    const by = `by ${amount.text}`;
    if (!this.justVerb || !amount.text.endsWith('%')) {
      if (!amount.text.endsWith('%')) this.readScaled(amount.text, by);
      else this.writer.write(by);
      return true;
    }
    this.justVerb = false;
    const phrase = parseNounPhrase(this.units, this.at, 'needs-article');
    if (phrase !== undefined) {
      this.writer.write(phrase.text);
      this.at = phrase.end;
    }
    this.writer.write(by);
    return true;
  }

  private readScaled(text: string, by: string): void {
    const noun = nounOf(this.unit);
    if (/million|thousand/.test(text) && noun !== undefined && !/^[€$£]/.test(text)) {
      this.writer.write(`${by} ${noun.en}`);
      this.at++;
    } else this.writer.write(by);
  }

  /** "un 80 % de sentencias favorables" → "80% favorable rulings" */
  private readShare(amount: { text: string; end: number }, isEn: boolean): boolean {
    if (isEn) this.writer.write('in');
    this.writer.write(amount.text);
    this.at = amount.end;
    this.justVerb = false;
    const more = /^(?:más|menos)$/.exec(this.keyAt(0))?.[0];
    if (more !== undefined) {
      this.writer.write(more === 'más' ? 'more' : 'less');
      this.at += this.keyAt(1) === 'de' ? 2 : 1;
      return true;
    }
    if (this.keyAt(0) === 'de' && !/^(?:el|la|los|las|su|sus)$/.test(this.keyAt(1))) {
      const phrase = parseNounPhrase(this.units, this.at + 1, 'bare');
      if (phrase?.isBare === true) {
        this.writer.write(phrase.text);
        this.at = phrase.end;
      }
    }
    return true;
  }

  /** "se cumplieron los plazos" → "deadlines were met" */
  private readPassive(): boolean {
    const isNot = this.keyAt(0) === 'no' && this.keyAt(1) === 'se';
    if (!isNot && this.keyAt(0) !== 'se') return false;
    const place = this.at + (isNot ? 2 : 1);
    const verb = verbOf(this.units[place]);
    if (verb === undefined) return false;
    const isMany = verb.tense.endsWith('3p');
    const be = verb.tense.startsWith('present') ? (isMany ? 'are' : 'is') : isMany ? 'were' : 'was';
    const phrase = parseNounPhrase(this.units, place + 1, 'bare');
    this.isChange = CHANGES.test(verb.es);
    this.isClauseStart = false;
    const amountFirst = parseAmount(this.units, place + 2);
    if (phrase === undefined || amountFirst?.text.endsWith('%') === true) {
      this.writer.write(`${be}${isNot ? ' not' : ''} ${verb.en.participle}`);
      this.at = place + 1;
      return true;
    }
    const isNone = phrase.text.startsWith('no ');
    this.writer.write(
      `${phrase.text} ${be}${isNot && !isNone ? ' not' : ''} ${verb.en.participle}`,
    );
    this.at = phrase.end;
    return true;
  }

  private readSmallWord(unit: Unit): boolean {
    const { key } = unit;
    if (Object.hasOwn(JOINS, key)) {
      this.writer.write(JOINS[key] ?? '');
      this.at++;
      if (/^del?$/.test(this.keyAt(0)) && this.governed !== '') this.readGoverned();
      this.justVerb = false;
      return true;
    }
    if (key === 'que' || key === 'lo que' || key === 'quien' || key === 'quienes') {
      const afterComma = this.writer.toString().endsWith(',');
      this.writer.write(key.startsWith('quien') ? 'who' : afterComma ? 'which' : 'that');
      this.subordinate = 'relative';
      this.at++;
      return true;
    }
    if (key === 'lo' && this.keyAt(1) === 'que') {
      this.writer.write('which');
      this.subordinate = 'relative';
      this.at += 2;
      return true;
    }
    if (key === 'no') {
      this.writer.write('not');
      this.writer.doubt();
      this.at++;
      return true;
    }
    return this.readPreposition(unit);
  }

  private readGoverned(): void {
    this.writer.write(this.governed);
    if (this.keyAt(0) === 'del') this.readObject();
    else this.at++;
    if (this.readGerundOf()) return;
  }

  private readPreposition({ key }: Unit): boolean {
    const next = this.units[this.at + 1];
    const isInfinitive = verbOf(next)?.tense === 'infinitive';
    if (key === 'para' || key === 'mediante') {
      this.at++;
      if (isInfinitive && key === 'para') this.infinitive = 'to';
      else {
        const isGerund =
          deedAt(this.units, this.skipArticle()) !== undefined &&
          linkAfterDeed(this.units, this.skipArticle()) === 'of';
        this.writer.write(key === 'para' ? 'for' : isGerund ? 'by' : 'through');
        if (!this.readGerundOf()) this.readNoun(key === 'para' ? 'needs-article' : 'needs-article');
      }
      return this.endPreposition();
    }
    if (Object.hasOwn(PLAIN, key)) {
      this.writer.write(PLAIN[key] ?? '');
      this.at++;
      if (isInfinitive) this.infinitive = 'gerund';
      else if (key === 'en' && this.readGerundOf()) return this.endPreposition();
      else this.readNoun(key === 'en' || key === 'sobre' ? 'bare' : 'needs-article');
      return this.endPreposition();
    }
    if (key === 'a' || key === 'al') return this.readTo(key, isInfinitive);
    if (key === 'por') {
      const isRate = RATES.test(this.keyAt(1));
      const isAgent = this.lastVerb?.tense === 'participle' && this.justVerb;
      if (!isRate && !isAgent) this.writer.doubt();
      this.writer.write(isRate ? 'per' : 'by');
      this.at++;
      return this.endPreposition();
    }
    if (key === 'de' || key === 'del') return this.readOf(isInfinitive);
    if (key === 'desde' || key === 'hasta') {
      const isYear = /^\d{4}$/.test(next?.text ?? '');
      const hasEnd = this.units.slice(this.at).some((one) => one.key === 'hasta');
      if (key === 'desde') this.writer.write(isYear && !hasEnd ? 'since' : 'from');
      else
        this.writer.write(
          this.afterDesde ? 'to' : next?.kind === 'figure' && !isYear ? 'up to' : 'until',
        );
      this.afterDesde = key === 'desde';
      this.at++;
      return this.endPreposition();
    }
    if (key === 'durante') {
      this.writer.write(
        parseAmount(this.units, this.at + 1) !== undefined ||
          /^(?:más de|un|una)$/.test(this.keyAt(1))
          ? 'for'
          : 'during',
      );
      this.at++;
      return this.endPreposition();
    }
    return false;
  }

  private endPreposition(): boolean {
    this.justVerb = false;
    this.isClauseStart = false;
    return true;
  }

  private skipArticle(): number {
    return /^(?:el|la|los|las)$/.test(this.keyAt(0)) ? this.at + 1 : this.at;
  }

  /** "la automatización de las conciliaciones" → "automating reconciliations" */
  private readGerundOf(): boolean {
    const place = this.skipArticle();
    const verb = deedAt(this.units, place);
    if (verb === undefined || linkAfterDeed(this.units, place) !== 'of') return false;
    this.writer.write(verb.gerund);
    this.at = place + 1;
    this.readObject();
    if (this.justVerb) this.readNoun('needs-article');
    return true;
  }

  private readTo(key: string, isInfinitive: boolean): boolean {
    this.at++;
    if (isInfinitive) {
      if (key === 'al') {
        this.writer.write('by');
        this.writer.doubt();
      }
      this.infinitive = key === 'al' ? 'gerund' : 'to';
      return true;
    }
    // After a verb it only marks a person as the object.
    if (!this.justVerb) this.writer.write('to');
    if (key === 'al') {
      this.at--;
      this.readObject();
    } else this.readNoun('needs-article');
    return this.endPreposition();
  }

  private readOf(isInfinitive: boolean): boolean {
    if (this.justVerb) this.writer.doubt();
    this.writer.write('of');
    if (isInfinitive) {
      this.infinitive = 'gerund';
      this.at++;
    } else if (this.keyAt(0) === 'del') {
      const before = this.at;
      this.readObject();
      if (this.at === before) this.at++;
    } else {
      this.at++;
      if (!this.readNoun('bare')) this.writer.doubt();
    }
    return this.endPreposition();
  }

  private readVerb(unit: Unit): boolean {
    if (Object.hasOwn(BE, unit.key)) {
      this.writer.write(BE[unit.key] ?? '');
      this.at++;
      this.isClauseStart = false;
      return true;
    }
    if (Object.hasOwn(HAVE, unit.key) && verbOf(this.units[this.at + 1])?.tense === 'participle')
      return this.readPerfect(unit.key);
    const verb = verbOf(unit);
    if (verb === undefined || !this.isVerbHere(unit, verb)) return false;
    this.writer.write(this.tell(verb));
    this.at++;
    this.lastVerb = verb;
    this.isChange = CHANGES.test(verb.es);
    this.justVerb = true;
    this.isClauseStart = false;
    this.subordinate = '';
    return true;
  }

  /** "diseño" is a noun before "de" and a verb before its object. */
  private isVerbHere(unit: Unit, verb: VerbEntry): boolean {
    const isAlsoNoun = nounOf(unit) !== undefined;
    if (verb.tense === 'participle')
      return (
        !isAlsoNoun &&
        (adjectiveOf(unit) === undefined || /^(?:por|en|con|para|a)$/.test(this.keyAt(1)))
      );
    if (!isAlsoNoun) return true;
    if (this.subordinate !== '') return true;
    if (!this.isClauseStart || !verb.tense.startsWith('present'))
      return verb.tense === 'infinitive' || verb.tense.startsWith('past');
    const next = this.units[this.at + 1];
    return (
      next !== undefined &&
      next.kind !== 'mark' &&
      adjectiveOf(next) === undefined &&
      !/^(?:de|del|a|al|en|con|para|por|y|e|o)$/.test(next.key)
    );
  }

  private readPerfect(key: string): boolean {
    const verb = verbOf(this.units[this.at + 1]);
    if (verb === undefined) return false;
    const isBullet = this.isClauseStart && key === 'he';
    this.writer.write(isBullet ? verb.en.past : `${HAVE[key]} ${verb.en.participle}`);
    this.at += 2;
    this.isChange = CHANGES.test(verb.es);
    this.justVerb = true;
    this.isClauseStart = false;
    return true;
  }

  private tell({ en, tense }: VerbEntry): string {
    const isFirstPerson = tense === 'past1' || tense === 'present1';
    const subject = this.subordinate !== '' && isFirstPerson ? 'I ' : '';
    if (tense.startsWith('past') || tense.startsWith('imperfect')) return subject + en.past;
    if (tense === 'gerund') return en.gerund;
    if (tense === 'participle') return en.participle;
    if (tense === 'infinitive') {
      if (this.justVerb && this.infinitive === 'base') return `to ${en.base}`;
      return this.infinitive === 'gerund'
        ? en.gerund
        : this.infinitive === 'to'
          ? `to ${en.base}`
          : en.base;
    }
    if (tense === 'present1' && this.deeds === 'noun' && this.isClauseStart) return `I ${en.base}`;
    if (tense === 'present3' && (this.subordinate !== '' || !this.isClauseStart)) return en.third;
    return subject + en.base;
  }

  private readNoun(place: NounPlace): boolean {
    const phrase = parseNounPhrase(this.units, this.at, place);
    if (phrase === undefined) return false;
    this.writer.write(phrase.text);
    this.at = phrase.end;
    this.justVerb = false;
    this.isClauseStart = false;
    return true;
  }

  /** Turns of phrase, adjectives that stand alone, figures and names. */
  private readRest(unit: Unit): void {
    const fixed = fixedOf(unit);
    if (fixed !== undefined) {
      this.writer.write(fixed);
      this.at++;
      this.afterFixed(fixed);
      return;
    }
    const adjective = adjectiveOf(unit);
    if (adjective !== undefined) {
      this.writer.write(adjective);
      if (unit.key !== 'responsable') this.writer.doubt();
    } else if (unit.kind === 'figure') this.writer.write(convertFigure(unit.text, 'en'));
    else if (spanishLexicon().loanWords.has(unit.key)) this.writer.write(unit.text);
    else return;
    this.at++;
    this.justVerb = false;
    this.isClauseStart = false;
  }

  private afterFixed(fixed: string): void {
    this.justVerb = false;
    const preposition = /(?:^| )(for|in|of)(?: the)?$/.exec(fixed)?.[1];
    if (/^(?:responsible|in charge)/.test(fixed)) this.governed = preposition ?? '';
    const isInfinitive = verbOf(this.unit)?.tense === 'infinitive';
    if (isInfinitive)
      this.infinitive =
        preposition !== undefined ||
        /^(?:in addition to|thanks to|used to|through|after)$/.test(fixed)
          ? 'gerund'
          : 'base';
    if (/^(?:where|when|while)$/.test(fixed)) this.subordinate = 'conjunction';
    else if (preposition !== undefined || /(?: to|through)$/.test(fixed))
      this.readGerundOf() || this.readNoun('needs-article');
    this.isClauseStart = false;
  }

  private skipUnknown(): void {
    const { unit } = this;
    if (unit === undefined) return;
    this.writer.write(unit.text);
    this.writer.unknown++;
    this.writer.doubt();
    this.at++;
    this.justVerb = false;
    this.isClauseStart = false;
  }
}

function writeFigures(sentence: string): string {
  return sentence
    .replace(/\d+(?:[.,]\d+)+/g, (figure) => convertFigure(figure, 'en'))
    .replace(/(\d)\s+%/g, '$1%');
}

function capitaliseLike(source: string, text: string): string {
  return /^[^\p{L}]*\p{Lu}/u.test(source)
    ? text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase())
    : text;
}
