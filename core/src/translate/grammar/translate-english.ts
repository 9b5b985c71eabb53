import { sure, type Translated, unsure } from '../direction';
import type { EnglishNoun, EnglishVerbEntry } from './english-lexicon';
import { parseEnglishAmount, parseEnglishNoun } from './english-noun-phrase';
import { type EnglishUnit, readEnglishUnits } from './read-english-units';
import { SentenceWriter } from './sentence-writer';
import { articleFor, contract } from './spanish-gender';

const MOST_UNKNOWN = 0.3;
const CHANGES =
  /^(?:reducir|aumentar|incrementar|mejorar|disminuir|acortar|potenciar|recortar|elevar|subir)/;
const PREPOSITIONS: Readonly<Record<string, string>> = {
  in: 'en',
  at: 'en',
  on: 'en',
  for: 'para',
  with: 'con',
  of: 'de',
  per: 'por',
  without: 'sin',
  across: 'en',
  within: 'en',
  from: 'de',
  between: 'entre',
  during: 'durante',
  under: 'bajo',
  as: 'como',
  about: 'sobre',
  to: 'a',
  into: 'en',
  through: 'a través de',
  over: 'más de',
  after: 'tras',
  before: 'antes de',
  against: 'contra',
  including: 'incluidos',
  via: 'por',
};

/** Verbs with several usual meanings. */
const AMBIGUOUS =
  /^(?:deliver|drive|drove|run|ran|post|set|place|address|issue|file|raise|draw|drew|settle|collect|charge|treat|miss)(?:s|d|ed|ing)?$/;
/** Nouns that take another preposition in Spanish. */
const GOVERNED: Readonly<Record<string, string>> = {
  'cumplimiento with': 'de',
  'aumento in': 'de',
  'reducción in': 'de',
  'mejora in': 'de',
  'incremento in': 'de',
};
/** Verbs whose object is spoken of as a whole: "llevé a cabo el mantenimiento". */
const OF_THE_WHOLE =
  /^(?:llevar a cabo|realizar|garantizar|supervisar|coordinar|controlar|optimizar|dirigir|velar por)$/;

/** An English sentence of a CV in Spanish: bullets in the first person of the past, nouns with their gender. */
export function translateEnglish(sentence: string, names: readonly string[]): Translated {
  const units = readEnglishUnits(sentence, names);
  const words = units.filter(({ kind }) => kind === 'word').length;
  if (words === 0) return sure(sentence);
  const reader = new EnglishReader(units);
  reader.read();
  const { writer } = reader;
  if (writer.unknown.length / words > MOST_UNKNOWN) return unsure(sentence, writer.unknown);
  const text = contract(writer.toString()).replace(/(?<!\p{L})(\p{L})/u, (letter) =>
    /^[^\p{L}]*\p{Lu}/u.test(sentence) ? letter.toUpperCase() : letter,
  );
  return writer.isSure ? sure(text) : unsure(text, writer.unknown);
}

const verbOf = (unit: EnglishUnit | undefined): EnglishVerbEntry | undefined =>
  unit?.entries.find((entry) => entry.kind === 'verb');
const nounOf = (unit: EnglishUnit | undefined): EnglishNoun | undefined =>
  unit?.entries.find((entry) => entry.kind === 'noun');

class EnglishReader {
  readonly writer = new SentenceWriter();
  private at = 0;
  private expectsVerb = true;
  private justVerb: EnglishVerbEntry | undefined;
  private isChange = false;
  private relative: 'one' | 'many' | undefined;
  private lastIsPlural = false;
  private afterNounAt = -1;

  constructor(private readonly units: readonly EnglishUnit[]) {}

  read(): void {
    while (this.at < this.units.length) {
      const before = this.at;
      this.readNext();
      if (this.at === before) this.skipUnknown();
    }
  }

  private get key(): string {
    return this.units[this.at]?.key ?? '';
  }

  private readNext(): void {
    const unit = this.units[this.at];
    if (unit === undefined) return;
    if (unit.kind === 'mark') {
      this.writer.writeMark(unit);
      this.at++;
      this.expectsVerb = true;
      return;
    }
    if (
      this.readRange() ||
      this.readChange() ||
      this.readFixed(unit) ||
      this.readSmallWord(unit.key) ||
      this.readVerb(unit)
    )
      return;
    this.readNoun();
  }

  /** "from 80% to 92%" → "del 80 % al 92 %" */
  private readRange(): boolean {
    const from = this.key === 'from' ? parseEnglishAmount(this.units, this.at + 1) : undefined;
    if (from === undefined || this.units[from.end]?.key !== 'to') return false;
    const to = parseEnglishAmount(this.units, from.end + 1);
    if (to === undefined) return false;
    this.writer.write(
      from.text.endsWith('%') ? `del ${from.text} al ${to.text}` : `de ${from.text} a ${to.text}`,
    );
    this.at = to.end;
    this.justVerb = undefined;
    return true;
  }

  /** "by 25%" → "un 25 %" */
  private readChange(): boolean {
    if (this.key !== 'by') return false;
    const amount = parseEnglishAmount(this.units, this.at + 1);
    if (amount !== undefined && (this.isChange || /[%€$£]$/.test(amount.text))) {
      this.writer.write(`${amount.text.endsWith('%') ? 'un' : 'en'} ${amount.text}`);
      if (!this.isChange) this.writer.doubt();
      this.at = amount.end;
      return true;
    }
    const verb = verbOf(this.units[this.at + 1]);
    if (verb?.tense !== 'gerund') return false;
    this.at += 2;
    if (verb.es.noun === '') this.writer.write(`al ${verb.es.infinitive}`);
    else
      this.writer.write(
        `mediante ${articleFor('definite', /(?:ción|sión|a|dad)$/.test(verb.es.noun) ? 'f' : 'm', false)} ${verb.es.noun} de`,
      );
    this.readNoun(verb.es.noun !== '');
    return true;
  }

  private readFixed(unit: EnglishUnit): boolean {
    const fixed = unit.entries.find((entry) => entry.kind === 'fixed');
    if (fixed === undefined || nounOf(unit) !== undefined) return false;
    this.writer.write(fixed.es);
    this.at++;
    this.justVerb = undefined;
    this.expectsVerb = false;
    if (/(?:^| )(?:de|en|a|por|con)$/.test(fixed.es))
      this.readNoun(/^responsable|^encargad/.test(fixed.es));
    else this.afterNounAt = this.at;
    return true;
  }

  private readSmallWord(key: string): boolean {
    if (key === 'and' || key === 'or') {
      this.writer.write(key === 'and' ? 'y' : 'o');
      this.expectsVerb = true;
    } else if (key === 'that' || key === 'which' || key === 'who') {
      this.writer.write('que');
      this.relative = this.lastIsPlural ? 'many' : 'one';
      this.expectsVerb = true;
    } else if (key === 'to' && this.isInfinitiveNext()) {
      this.writer.write(`para ${verbOf(this.units[this.at + 1])?.es.infinitive}`);
      this.at++;
    } else if (key === 'by') {
      this.writer.write('por');
    } else if (Object.hasOwn(PREPOSITIONS, key)) {
      this.writer.write(GOVERNED[`${this.lastNoun} ${key}`] ?? PREPOSITIONS[key] ?? '');
      this.justVerb = undefined;
      this.at++;
      this.readNoun(/^(?:of|on|from|to)$/.test(key) ? undefined : false);
      return true;
    } else return false;
    this.justVerb = undefined;
    this.at++;
    return true;
  }

  /** "to launch new products", not "to launch" as in "from idea to launch". */
  private isInfinitiveNext(): boolean {
    const next = this.units[this.at + 1];
    if (verbOf(next)?.tense !== 'base') return false;
    const after = this.units[this.at + 2];
    return (
      nounOf(next) === undefined ||
      (after !== undefined && after.kind !== 'mark' && !Object.hasOwn(PREPOSITIONS, after.key))
    );
  }

  private readVerb(unit: EnglishUnit): boolean {
    const verb = verbOf(unit);
    if (verb === undefined || (nounOf(unit) !== undefined && !this.expectsVerb)) return false;
    const isAfterNoun = this.afterNounAt === this.at;
    const next = this.units[this.at + 1]?.key ?? '';
    if (isAfterNoun && verb.tense === 'past' && this.relative === undefined) {
      // "used by", "written in": said of the noun before.
      const ending = this.lastIsPlural ? 's' : '';
      if (!/^(?:by|in|for|with|to)$/.test(next)) this.writer.doubt();
      this.writer.write(
        this.lastGender === 'f'
          ? `${verb.es.participle.replace(/o$/, 'a')}${ending}`
          : verb.es.participle + ending,
      );
    } else this.writer.write(this.tell(verb));
    this.at++;
    this.justVerb = verb;
    this.isChange = CHANGES.test(verb.es.infinitive);
    if (AMBIGUOUS.test(unit.key)) this.writer.doubt();
    this.relative = undefined;
    this.expectsVerb = false;
    if (next !== 'by') this.readNoun(this.isChange ? true : undefined);
    return true;
  }

  private lastGender: 'm' | 'f' = 'm';
  private lastNoun = '';

  private tell({ es, tense }: EnglishVerbEntry): string {
    if (this.relative !== undefined) {
      const isMany = this.relative === 'many';
      if (tense === 'past') return isMany ? es.past3p : es.past3;
      return isMany ? es.present3p : es.present3;
    }
    if (tense === 'past') return es.past1;
    return tense === 'gerund' ? es.gerund : es.present1;
  }

  /** `isGeneral` gives nouns without an article one, as Spanish does when it speaks of all of them. */
  private readNoun(isGeneral?: boolean): boolean {
    const phrase = parseEnglishNoun(
      this.units,
      this.at,
      isGeneral ?? (OF_THE_WHOLE.test(this.justVerb?.es.infinitive ?? '') ? 'mass' : false),
    );
    if (phrase === undefined) return false;
    if (this.afterNounAt === this.at) this.writer.doubt();
    if (
      phrase.isPerson &&
      this.justVerb !== undefined &&
      !/ (?:a|con|en|de|por)$/.test(this.justVerb.es.infinitive)
    )
      this.writer.write('a');
    this.writer.write(phrase.text);
    if (!phrase.isSure) this.writer.doubt();
    this.lastIsPlural = phrase.isPlural;
    if (phrase.head !== '') {
      this.lastGender = phrase.gender;
      this.lastNoun = phrase.head;
    }
    this.at = phrase.end;
    this.afterNounAt = this.at;
    this.justVerb = undefined;
    this.expectsVerb = false;
    return true;
  }

  private skipUnknown(): void {
    const unit = this.units[this.at];
    if (unit === undefined) return;
    this.writer.write(unit.text);
    this.writer.unknown.push(unit.text);
    this.writer.doubt();
    this.at++;
  }
}
