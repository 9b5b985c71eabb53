import { parseEnglishAmount } from './english-amounts';
import type { EnglishVerbEntry, SpanishVerb } from './english-lexicon';
import { nounOf, parseEnglishNoun } from './english-noun-phrase';
import { CHANGES, EnglishPhraseReader, verbOf } from './english-phrase-reader';
import {
  asksForField,
  choosePreposition,
  isPreposition,
  wantsArticle,
} from './english-prepositions';
import type { EnglishUnit } from './read-english-units';
import { agree, articleFor, genderOf } from './spanish-gender';

const BE: Readonly<Record<string, readonly [one: string, many: string]>> = {
  is: ['es', 'son'],
  are: ['son', 'son'],
  was: ['fue', 'fueron'],
  were: ['fueron', 'fueron'],
};
const TIMES = /^(?:year|month|week|day|hour|season|quarter|semester)s?$/;

/** Verbs, prepositions and the little words of an English sentence. */
export class EnglishReader extends EnglishPhraseReader {
  read(): void {
    if (this.isDeedInPhrase()) this.writer.doubt();
    while (this.at < this.units.length) {
      const before = this.at;
      this.readNext();
      if (this.at === before) this.skipUnknown();
    }
  }

  /** "Automated tests and reduced errors": the phrase at the head may be an action and its object. */
  private isDeedInPhrase(): boolean {
    const [word = '', ...rest] = (this.units[0]?.key ?? '').split(' ');
    if (rest.length === 0 || nounOf(this.units[0]) === undefined) return false;
    return /(?:ed|ght|ade|ilt|ept|ung|ote)$/.test(word);
  }

  private readNext(): void {
    const unit = this.units[this.at];
    if (unit === undefined) return;
    if (unit.kind === 'mark' && !/^[€$£]$/.test(unit.text)) this.readMark(unit);
    else if (
      !(
        this.readLanguages() ||
        this.readRange() ||
        this.readRate() ||
        this.readChange() ||
        this.readPassive() ||
        this.readFixed(unit) ||
        this.readSmallWord(unit.key) ||
        this.readVerb(unit)
      )
    )
      this.readNoun();
  }

  /** "by 25%" → "un 25 %", "by automating invoices" → "mediante la automatización de facturas" */
  private readChange(): boolean {
    if (this.keyAt(0) !== 'by') return false;
    const amount = parseEnglishAmount(this.units, this.at + 1);
    if (amount !== undefined && amount.kind !== 'count') {
      this.writer.write(`${amount.kind === 'percent' ? 'un' : 'en'} ${amount.text}`);
      if (!this.isChange) this.writer.doubt();
      this.at = amount.end;
      this.afterNounAt = -1;
      return true;
    }
    const verb = verbOf(this.units[this.at + 1]);
    if (verb?.tense !== 'gerund') return false;
    this.at++;
    const { noun } = this.senseOf(verb);
    if (noun === '') return this.readInfinitive('al');
    this.writer.write(`mediante ${articleFor('definite', genderOf(noun), false)} ${noun} de`);
    this.at++;
    this.readNoun(true);
    return true;
  }

  /** "are used by 40 managers" → "son utilizados por 40 directivos" */
  private readPassive(): boolean {
    const be = BE[this.keyAt(0)];
    const verb = verbOf(this.units[this.at + 1]);
    if (be === undefined || verb === undefined || !(verb.tense === 'past' || verb.isAlsoPast))
      return false;
    const isMany = this.last.isPlural;
    this.writer.write(
      `${be[isMany ? 1 : 0]} ${agree(verb.es.participle, this.last.gender, isMany)}`,
    );
    if (this.relative === undefined) this.writer.doubt();
    this.at += 2;
    if (this.keyAt(0) === 'by' && parseEnglishAmount(this.units, this.at + 1)?.kind !== 'percent') {
      this.writer.write('por');
      this.at++;
      this.readNoun();
    }
    this.relative = undefined;
    return true;
  }

  private readFixed(unit: EnglishUnit): boolean {
    const fixed = unit.entries.find((entry) => entry.kind === 'fixed');
    if (fixed === undefined || nounOf(unit) !== undefined) return false;
    const isQuantity = parseEnglishAmount(this.units, this.at + 1) !== undefined;
    if (
      isQuantity &&
      /^(?:more than|less than|at least|up to|around|nearly|almost|approximately|an average of|a total of)$/.test(
        unit.key,
      )
    )
      return this.readNoun();
    this.writer.write(fixed.es);
    this.at++;
    this.justVerb = undefined;
    this.expectsVerb = false;
    const wasStart = this.isClauseStart;
    this.isClauseStart = false;
    if (/ad[oa] (?:a|en|con|de|por)$|^experto|^licenciad|^graduad/.test(fixed.es) && wasStart)
      this.writer.doubt();
    if (/(?:^| )(?:de|en|a|por|con|para|según|como|incluyendo)$/.test(fixed.es)) {
      if (verbOf(this.units[this.at])?.tense === 'gerund') this.readInfinitive('');
      else if (verbOf(this.units[this.at])?.tense === 'base' && / to$/.test(unit.key))
        this.readInfinitive('');
      else this.readNoun(/^responsable|^encargad/.test(fixed.es));
    } else this.afterNounAt = this.at;
    return true;
  }

  private readSmallWord(key: string): boolean {
    if (key === 'i' && verbOf(this.units[this.at + 1]) !== undefined) {
      this.expectsVerb = true;
      this.isClauseStart = true;
    } else if (key === 'which' && this.keyAt(-1) === ',') {
      // It speaks of the whole action, not of the last noun.
      this.writer.write('lo que');
      this.relative = 'one';
      this.expectsVerb = true;
    } else if (key === 'and' || key === 'or' || key === '&') {
      this.writer.write(key === 'or' ? 'o' : 'y');
      this.expectsVerb = true;
    } else if (key === 'that' || key === 'which' || key === 'who') {
      this.writer.write('que');
      this.relative = this.last.isPlural ? 'many' : 'one';
      this.expectsVerb = true;
    } else if (key === 'to' && this.isInfinitiveNext()) {
      this.at++;
      return this.readInfinitive('para');
    } else if (isPreposition(key)) return this.readPreposition(key);
    else return false;
    this.justVerb = undefined;
    this.at++;
    return true;
  }

  private readPreposition(key: string): boolean {
    const isAfterNoun = this.afterNounAt === this.at;
    const chosen = choosePreposition(key, {
      verb: this.clauseVerb,
      noun: this.last.head,
      isAfterNoun,
    });
    const amount = parseEnglishAmount(this.units, this.at + 1);
    const time = this.units[amount?.end ?? -1]?.key ?? '';
    if (/^(?:over|around|about|under)$/.test(key) && amount !== undefined && !isAfterNoun)
      return this.readNoun();
    if (key === 'over' && amount !== undefined && !TIMES.test(time)) return this.readNoun();
    this.justVerb = undefined;
    this.at++;
    const isTimeAhead = [0, 1, 2].some((offset) => TIMES.test(this.keyAt(offset)));
    if (key === 'for' && amount !== undefined && isTimeAhead) this.writer.write('durante');
    else {
      if (!chosen.isSure) this.writer.doubt();
      this.writer.write(chosen.es);
    }
    if (key === 'as' && /^an?$/.test(this.keyAt(0))) this.at++;
    if (
      verbOf(this.units[this.at])?.tense === 'gerund' &&
      nounOf(this.units[this.at]) === undefined
    )
      return this.readDeedAfter(key);
    if (chosen.es === 'a' && this.clauseVerb === 'traducir' && this.readLanguage()) return true;
    const asks = asksForField(isAfterNoun ? this.last.head : this.clauseVerb);
    const general = key === 'during' ? true : /^(?:of|on|from|to)$/.test(key) ? undefined : false;
    if (!asks && wantsArticle(key, parseEnglishNoun(this.units, this.at, general ?? false)))
      this.writer.doubt();
    if (key === 'with' && this.clauseVerb === 'ayudar' && nounOf(this.units[this.at]) !== undefined)
      this.writer.doubt();
    this.readNoun(general);
    return true;
  }

  /** "experience in managing teams" → "experiencia en la gestión de equipos" */
  private readDeedAfter(key: string): boolean {
    const verb = verbOf(this.units[this.at]);
    if (verb === undefined) return false;
    const { noun } = this.senseOf(verb);
    if (key === 'with' || key === 'from') this.writer.doubt();
    if (noun === '' || !/^(?:in|of)$/.test(key)) return this.readInfinitive('');
    this.writer.write(`${articleFor('definite', genderOf(noun), false)} ${noun} de`);
    this.at++;
    this.readNoun(undefined);
    return true;
  }

  /** "reports" and "designs" are verbs at the head of a line and nouns elsewhere. */
  private isVerbHere(unit: EnglishUnit, verb: EnglishVerbEntry): boolean {
    const isDescribed = unit.entries.some(({ kind }) => kind === 'adjective');
    // "Registered nurse with …" describes a person; it tells no deed.
    const thing = nounOf(this.units[this.at + 1]);
    if (this.isClauseStart && isDescribed && thing?.isPerson === true && !thing.isPlural)
      return false;
    if (nounOf(unit) === undefined) return true;
    if (!this.expectsVerb || verb.tense === 'gerund') return false;
    if (this.relative !== undefined) return true;
    if (verb.tense === 'past') return true;
    const next = this.units[this.at + 1];
    if (this.isClauseStart)
      return (
        next !== undefined &&
        next.kind !== 'mark' &&
        !/^(?:of|to|for|in|at|on|with)$/.test(next.key)
      );
    if (verb.isAlsoPast && this.firstTense === 'past') return true;
    return this.firstTense === 'base' && verb.tense === 'base';
  }

  private readVerb(unit: EnglishUnit): boolean {
    const verb = verbOf(unit);
    if (verb === undefined || !this.isVerbHere(unit, verb)) return false;
    const isAfterNoun = this.afterNounAt === this.at;
    const next = this.keyAt(1);
    const es = this.senseOf(verb);
    const isInList = verb.tense === 'gerund' || (verb.tense === 'base' && !this.isClauseStart);
    if (isInList && this.isListOfInfinitives && /^(?:and|or|,)$/.test(this.keyAt(-1))) {
      this.writer.write(es.infinitive);
      this.at++;
      this.justVerb = es;
      this.readNoun();
      return true;
    }
    if (isAfterNoun && verb.tense === 'past' && this.relative === undefined) {
      // "used by", "written in": said of the noun before.
      if (!/^(?:by|in|for|with|to)$/.test(next)) this.writer.doubt();
      this.writer.write(agree(es.participle, this.last.gender, this.last.isPlural));
      this.at++;
      if (next === 'by') {
        this.writer.write('por');
        this.at++;
        this.readNoun();
      }
      return true;
    }
    this.writer.write(this.tell(es, verb));
    // "helped readers find": a verb that no little word leads in.
    const isLedIn = this.isClauseStart || /^(?:and|or|,|to|that|which|who|i)$/.test(this.keyAt(-1));
    if (verb.tense === 'base' && !verb.isAlsoPast && !isLedIn) this.writer.doubt();
    // "health and travel": among actions of the past a bare verb is a noun that we do not know.
    if (
      verb.tense === 'base' &&
      !verb.isAlsoPast &&
      this.firstTense === 'past' &&
      this.keyAt(-1) !== 'to'
    )
      this.writer.doubt();
    // "analyses" may be a noun that we do not know.
    if (verb.tense === 'third' && this.relative === undefined) this.writer.doubt();
    // A gerund that is neither behind a comma nor at the head is a noun that we do not know.
    if (verb.tense === 'gerund' && (this.keyAt(-1) !== ',' || this.clauseVerb === ''))
      this.writer.doubt();
    if (
      this.isClauseStart &&
      verb.tense === 'base' &&
      nounOf(this.units[this.at + 1])?.from === 'titles'
    )
      this.writer.doubt();
    this.at++;
    this.justVerb = es;
    this.clauseVerb = es.infinitive;
    this.firstTense ??= verb.isAlsoPast ? 'past' : verb.tense;
    this.isChange = CHANGES.test(es.infinitive);
    this.relative = undefined;
    this.expectsVerb = false;
    this.isClauseStart = false;
    if (next !== 'by') this.readNoun(this.isChange ? true : undefined);
    return true;
  }

  private tell(es: SpanishVerb, { tense, isAlsoPast }: EnglishVerbEntry): string {
    const isPast =
      tense === 'past' || (isAlsoPast && tense === 'base' && this.firstTense !== 'base');
    if (this.relative !== undefined) {
      const isMany = this.relative === 'many';
      if (isPast) return isMany ? es.past3p : es.past3;
      return isMany ? es.present3p : es.present3;
    }
    if (isPast) return es.past1;
    return tense === 'gerund' ? es.gerund : es.present1;
  }
}
