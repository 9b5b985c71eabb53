import type { DeedTense } from '../translate-prose';
import { deedAt, findDeeds, linkAfterDeed } from './find-deeds';
import { hasOpenScope } from './find-scope';
import type { EnglishVerb, VerbEntry } from './lexicon';
import { type NounPhrase, type NounPlace, parseNounPhrase } from './noun-phrase';
import { parseAmount } from './parse-amount';
import type { Unit } from './read-units';
import { SentenceWriter } from './sentence-writer';
import { chooseSense, isGuessedSense } from './verb-senses';

/** Where we are in a Spanish sentence, and what the words before mean for the next ones. */
export class SpanishReader {
  readonly writer = new SentenceWriter();
  at = 0;
  isClauseStart = true;
  subordinate: '' | 'relative' | 'conjunction' = '';
  lastVerb: VerbEntry | undefined;
  /** The verb or action of the clause, in Spanish. */
  lastInfinitive = '';
  justVerb = false;
  isChange = false;
  /** English for "de" after a word that governs it: "responsible for … and for …". */
  governed = '';
  infinitive: 'base' | 'to' | 'gerund' = 'base';
  afterDesde = false;
  /** Where a noun phrase ended, as long as nothing is between. */
  afterNounAt = -1;
  lastIsPlural = false;
  /** The noun that the last noun phrase turned on. */
  headNoun = '';
  private readonly gerunds = new Set<number>();
  readonly deedVerbs: ReadonlyMap<number, EnglishVerb>;

  constructor(
    readonly units: readonly Unit[],
    readonly deeds: DeedTense,
    /** Employers and schools: one works at them. */
    readonly names: readonly string[] = [],
  ) {
    this.deedVerbs = (deeds === 'noun' ? undefined : findDeeds(units)) ?? new Map();
  }

  /** Whether a noun was told as a verb: "instalación" is then no thing any more. */
  isTold(at: number): boolean {
    return this.deedVerbs.has(at) || this.gerunds.has(at);
  }

  get unit(): Unit | undefined {
    return this.units[this.at];
  }

  keyAt(offset: number): string {
    return this.units[this.at + offset]?.key ?? '';
  }

  writePhrase({ text, end, isSure }: NounPhrase): void {
    this.writer.write(text);
    if (!isSure || hasOpenScope(this.units, this.at, end, text)) this.writer.doubt();
    this.at = end;
  }

  readNoun(place: NounPlace): boolean {
    const phrase = parseNounPhrase(this.units, this.at, place);
    if (phrase === undefined) return false;
    if (this.afterNounAt === this.at) this.readSecondNoun(phrase.end);
    this.headNoun =
      this.units
        .slice(this.at, phrase.end)
        .find(({ entries }) => entries.some(({ kind }) => kind === 'noun'))
        ?.key.split(' ', 1)[0] ?? '';
    this.writePhrase(phrase);
    this.lastIsPlural = phrase.isPlural;
    this.afterNounAt = this.at;
    this.justVerb = false;
    this.isClauseStart = false;
    return true;
  }

  /** Two nouns in a row: a stretch of time, or something we did not understand. */
  readSecondNoun(end: number): void {
    const isTime = this.units
      .slice(this.at, end)
      .some(({ key }) => /^(?:año|mes|semana|día|temporada)s?$|^meses$/.test(key));
    if (isTime && parseAmount(this.units, this.at) !== undefined) this.writer.write('for');
    else this.writer.doubt();
  }

  /** After "de", "del", "a" or "al": the object of a deed. */
  readObject(): void {
    const isContracted = /^(?:del|al)$/.test(this.keyAt(0));
    if (isContracted) {
      const turned = this.units.map((one, at) =>
        at === this.at ? { ...one, key: 'el', text: 'el' } : one,
      );
      const phrase = parseNounPhrase(turned, this.at, 'bare');
      if (phrase === undefined) return;
      this.writePhrase(phrase);
      return;
    }
    this.at++;
    this.justVerb = true;
  }

  skipArticle(): number {
    return /^(?:el|la|los|las)$/.test(this.keyAt(0)) ? this.at + 1 : this.at;
  }

  /** "la automatización de las conciliaciones" → "automating reconciliations" */
  readGerundOf(): boolean {
    const place = this.skipArticle();
    const verb = deedAt(this.units, place);
    if (verb === undefined || linkAfterDeed(this.units, place) !== 'of') return false;
    this.writer.write(chooseSense(verb, this.units, place, verb.infinitive).gerund);
    if (isGuessedSense(verb, this.units, place, verb.infinitive)) this.writer.doubt();
    this.gerunds.add(place);
    this.at = place + 1;
    this.readObject();
    if (this.justVerb) this.readNoun('needs-article');
    return true;
  }

  endPreposition(): boolean {
    this.justVerb = false;
    this.isClauseStart = false;
    return true;
  }

  /** After "responsable del": the article is already behind us. */
  readAfterContraction(): void {
    if (this.readGerundOf()) return;
    this.at--;
    const turned = this.units.map((one, at) =>
      at === this.at ? { ...one, key: 'el', text: 'el', entries: [] } : one,
    );
    const phrase = parseNounPhrase(turned, this.at, 'bare');
    if (phrase === undefined) this.at++;
    else this.writePhrase(phrase);
  }
}
