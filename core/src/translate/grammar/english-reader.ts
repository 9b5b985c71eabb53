import { parseEnglishAmount } from './english-amounts';
import { DOUBTFUL_VERBS } from './english-doubts';
import { type EnglishVerbEntry, type SpanishVerb, spanishVerb } from './english-lexicon';
import { nounOf, parseEnglishNoun, type SpanishPhrase } from './english-noun-phrase';
import { choosePreposition, chooseRate, isPreposition } from './english-prepositions';
import { findSense } from './english-senses';
import { convertFigure } from './figures';
import type { EnglishUnit } from './read-english-units';
import { SentenceWriter } from './sentence-writer';
import { agree, articleFor, type Gender, genderOf } from './spanish-gender';

const CHANGES =
  /^(?:reducir|aumentar|incrementar|mejorar|disminuir|acortar|potenciar|recortar|elevar|subir|superar|ampliar|acelerar|optimizar|duplicar|ahorrar)/;
/** Verbs whose object is spoken of as a whole: "llevé a cabo el mantenimiento". */
const OF_THE_WHOLE =
  /^(?:llevar a cabo|realizar|garantizar|supervisar|coordinar|controlar|optimizar|dirigir|velar por)$/;
/** Verbs that gain people rather than act on them: "capté 30 clientes". */
const WITHOUT_A =
  /^(?:captar|conseguir|ganar|generar|buscar|tener|obtener|necesitar|incluir|perder|atraer)$|(?:^| )(?:a|con|en|de|por|sobre)$/;
/** Verbs that are done to firms as they are done to people. */
const TO_FIRMS =
  /^(?:representar|asesorar|ayudar|apoyar|acompañar|informar|atender|auditar|defender)$/;
const FIRMS =
  /^(?:empresa|pyme|organización|banco|cliente|startup|pequeña empresa|equipo|departamento)s?$/;
const BE: Readonly<Record<string, readonly [one: string, many: string]>> = {
  is: ['es', 'son'],
  are: ['son', 'son'],
  was: ['fue', 'fueron'],
  were: ['fueron', 'fueron'],
};
const TIMES = /^(?:year|month|week|day|hour|season|quarter|semester)s?$/;

export const verbOf = (unit: EnglishUnit | undefined): EnglishVerbEntry | undefined =>
  unit?.entries.find((entry) => entry.kind === 'verb');

/** Where we are in an English sentence, and what the words before mean for the next ones. */
export class EnglishReader {
  readonly writer = new SentenceWriter();
  private at = 0;
  private expectsVerb = true;
  private isClauseStart = true;
  private justVerb: SpanishVerb | undefined;
  private clauseVerb = '';
  private firstTense: EnglishVerbEntry['tense'] | undefined;
  private isChange = false;
  private relative: 'one' | 'many' | undefined;
  private last: Pick<SpanishPhrase, 'gender' | 'isPlural' | 'head' | 'hasAmount'> = {
    gender: 'm',
    isPlural: false,
    head: '',
    hasAmount: false,
  };
  private afterNounAt = -1;
  /** "responsible for opening and closing" */
  private isListOfInfinitives = false;

  constructor(private readonly units: readonly EnglishUnit[]) {}

  read(): void {
    while (this.at < this.units.length) {
      const before = this.at;
      this.readNext();
      if (this.at === before) this.skipUnknown();
    }
  }

  private keyAt(offset: number): string {
    return this.units[this.at + offset]?.key ?? '';
  }

  private readNext(): void {
    const unit = this.units[this.at];
    if (unit === undefined) return;
    if (unit.kind === 'mark' && !/^[€$£]$/.test(unit.text)) this.readMark(unit);
    else if (
      !(
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

  private readMark(unit: EnglishUnit): void {
    this.writer.writeMark(unit);
    this.at++;
    this.expectsVerb = true;
    if (/^[.;:(–—-]$/.test(unit.text)) {
      this.isClauseStart = true;
      this.clauseVerb = '';
    }
    this.justVerb = undefined;
  }

  /** "from 80% to 92%" → "del 80 % al 92 %" */
  private readRange(): boolean {
    if (this.keyAt(0) !== 'from') return false;
    const from = parseEnglishAmount(this.units, this.at + 1);
    if (from === undefined || this.units[from.end]?.key !== 'to') return false;
    const to = parseEnglishAmount(this.units, from.end + 1);
    if (to === undefined) return false;
    const isShare = to.kind === 'percent';
    if (isShare && from.kind === 'count') return false;
    this.writer.write(isShare ? `del ${from.text} al` : `de ${from.text} a`);
    if (to.kind === 'count') {
      this.at = from.end + 1;
      if (!this.readNoun()) {
        this.writer.write(to.text);
        this.at = to.end;
      }
    } else {
      this.writer.write(to.text);
      this.at = to.end;
    }
    this.justVerb = undefined;
    return true;
  }

  /** "€75,000 a year" */
  private readRate(): boolean {
    const rate = chooseRate(this.keyAt(0), this.keyAt(1));
    if (rate === undefined || this.afterNounAt !== this.at) return false;
    if (!this.last.hasAmount && this.keyAt(0) !== 'per') return false;
    this.writer.write(rate);
    this.at += 2;
    return true;
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

  /** A preposition or "para", and the verb behind it. */
  private readInfinitive(link: string): boolean {
    const unit = this.units[this.at];
    const verb = verbOf(unit);
    if (verb === undefined) return false;
    const es = this.senseOf(verb);
    this.isListOfInfinitives = true;
    this.writer.write(link === '' ? es.infinitive : `${link} ${es.infinitive}`);
    this.at++;
    this.justVerb = es;
    this.clauseVerb = es.infinitive;
    this.isChange = CHANGES.test(es.infinitive);
    this.expectsVerb = false;
    this.readNoun(this.isChange ? true : undefined);
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
      // It speaks of the whole deed, not of the last noun.
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
    this.readNoun(/^(?:of|on|from|to)$/.test(key) ? undefined : false);
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

  /** "to launch new products", not "to launch" as in "from idea to launch". */
  private isInfinitiveNext(): boolean {
    const next = this.units[this.at + 1];
    if (verbOf(next)?.tense !== 'base') return false;
    const after = this.units[this.at + 2];
    return (
      nounOf(next) === undefined ||
      (after !== undefined && after.kind !== 'mark' && !isPreposition(after.key))
    );
  }

  /** What the verb means with the object behind it; the first meaning where nothing tells. */
  private senseOf(verb: EnglishVerbEntry): SpanishVerb {
    const sense = findSense(verb.en, this.units, this.at);
    if (sense !== undefined) return spanishVerb(sense);
    if (DOUBTFUL_VERBS.test(verb.en)) this.writer.doubt();
    return verb.es;
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

  /** `isGeneral` gives nouns without an article one, as Spanish does when it speaks of all of them. */
  private readNoun(isGeneral?: boolean): boolean {
    const infinitive = this.justVerb?.infinitive ?? '';
    const phrase = parseEnglishNoun(
      this.units,
      this.at,
      isGeneral ?? (OF_THE_WHOLE.test(infinitive) ? 'mass' : false),
    );
    if (phrase === undefined) return false;
    if (this.afterNounAt === this.at) this.writer.doubt();
    if (this.takesA(phrase)) this.writer.write('a');
    const isShare =
      this.justVerb !== undefined && !this.isChange && /^[\d,.]+ %$/.test(phrase.text);
    this.writer.write(isShare ? `el ${phrase.text}` : phrase.text);
    if (!phrase.isSure || this.isOwnTitle(phrase)) this.writer.doubt();
    if (this.justVerb !== undefined && phrase.isBare) this.writer.doubt();
    this.last = phrase.head === '' ? { ...this.last, hasAmount: phrase.hasAmount } : phrase;
    this.at = phrase.end;
    this.afterNounAt = this.at;
    this.justVerb = undefined;
    this.expectsVerb = false;
    this.isClauseStart = false;
    return true;
  }

  private takesA({ isPerson, head }: SpanishPhrase): boolean {
    const infinitive = this.justVerb?.infinitive;
    if (infinitive === undefined || WITHOUT_A.test(infinitive)) return false;
    return isPerson || (TO_FIRMS.test(infinitive) && FIRMS.test(head));
  }

  /** "Registered nurse with …": English does not tell whether she or he. */
  private isOwnTitle({
    isPerson,
    isPlural,
    head,
    gender,
  }: SpanishPhrase & { gender: Gender }): boolean {
    if (!this.isClauseStart || !isPerson || isPlural || this.clauseVerb !== '') return false;
    const [own = ''] = head.split(/ (?:de|del|en|con|a|para) /);
    return (
      gender === 'f' ||
      !own
        .split(' ')
        .every((word) => /(?:ista|nte|iar|able|al|ar|ense|ge|eta|web|stack)$/.test(word))
    );
  }

  private skipUnknown(): void {
    const unit = this.units[this.at];
    if (unit === undefined) return;
    // "in 2021", "to 35": a figure needs no noun.
    if (unit.kind === 'figure') {
      this.writer.write(convertFigure(unit.text, 'es'));
      this.at++;
      this.isClauseStart = false;
      return;
    }
    this.writer.write(unit.text);
    this.writer.unknown.push(unit.text);
    this.writer.doubt();
    this.at++;
    this.isClauseStart = false;
  }
}
