import { languagePairs as languages } from '../words/language-pairs';
import { parseEnglishAmount } from './english-amounts';
import { DOUBTFUL_VERBS } from './english-doubts';
import { type EnglishVerbEntry, type SpanishVerb, spanishVerb } from './english-lexicon';
import { nounOf, parseEnglishNoun, type SpanishPhrase } from './english-noun-phrase';
import { chooseRate, isPreposition } from './english-prepositions';
import { findSense } from './english-senses';
import { convertFigure } from './figures';
import type { EnglishUnit } from './read-english-units';
import { SentenceWriter } from './sentence-writer';
import type { Gender } from './spanish-gender';

export const CHANGES =
  /^(?:reducir|aumentar|incrementar|mejorar|disminuir|acortar|potenciar|recortar|elevar|subir|superar|ampliar|acelerar|optimizar|duplicar|ahorrar)/;
/** Verbs whose object is spoken of as a whole: "llevé a cabo el mantenimiento". */
const OF_THE_WHOLE =
  /^(?:llevar a cabo|realizar|garantizar|supervisar|coordinar|controlar|optimizar|dirigir|velar por)$/;
/** Verbs that gain people rather than act on them: "capté 30 clientes". */
const WITHOUT_A =
  /^(?:captar|conseguir|ganar|generar|buscar|tener|obtener|necesitar|incluir|perder|atraer)$|(?:^| )(?:a|con|en|de|por|sobre)$/;
/** Verbs that are done to firms as they are done to people. */
const TO_FIRMS =
  /^(?:representar|asesorar|ayudar|apoyar|acompañar|informar|atender|auditar|defender|guiar)$/;
const FIRMS =
  /^(?:empresa|pyme|organización|banco|cliente|startup|pequeña empresa|equipo|departamento|grupo)s?$/;
const TAKES_STUFF =
  /^(?:vender|comprar|preparar|servir|cocinar|hornear|impartir|prestar|dar|proporcionar|producir|fabricar|recopilar|usar|utilizar|escribir|redactar|crear|generar|tener|ofrecer|verter|enseñar|estudiar|recibir|enviar|transportar|cargar|descargar|elaborar|hacer|recoger|repartir|distribuir|suministrar|tocar|practicar|hablar|desarrollar|manejar|analizar|buscar|obtener|conseguir|recaudar|trabajar|aplicar|almacenar|exportar|importar|administrar|dispensar|cultivar|soldar|cortar|lavar|planchar|coser|probar|instalar software)/;
export const verbOf = (unit: EnglishUnit | undefined): EnglishVerbEntry | undefined =>
  unit?.entries.find((entry) => entry.kind === 'verb');

/** Where we are in an English sentence, its noun phrases, and what the words before mean for the next ones. */
export abstract class EnglishPhraseReader {
  readonly writer = new SentenceWriter();
  protected at = 0;
  protected expectsVerb = true;
  protected isClauseStart = true;
  protected justVerb: SpanishVerb | undefined;
  protected clauseVerb = '';
  protected firstTense: EnglishVerbEntry['tense'] | undefined;
  protected isChange = false;
  protected relative: 'one' | 'many' | undefined;
  protected last: Pick<SpanishPhrase, 'gender' | 'isPlural' | 'head' | 'hasAmount'> = {
    gender: 'm',
    isPlural: false,
    head: '',
    hasAmount: false,
  };
  protected afterNounAt = -1;
  /** "responsible for opening and closing" */
  protected isListOfInfinitives = false;

  constructor(protected readonly units: readonly EnglishUnit[]) {}

  protected keyAt(offset: number): string {
    return this.units[this.at + offset]?.key ?? '';
  }

  protected readMark(unit: EnglishUnit): void {
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
  protected readRange(): boolean {
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

  /** "into Spanish" → "al español" */
  protected readLanguage(): boolean {
    const name = languages.find(({ en }) => en.includes(this.units[this.at]?.text ?? ''))?.es[0];
    if (name === undefined) return false;
    // "a el" is drawn together later.
    this.writer.write(`el ${name}`);
    this.at++;
    this.justVerb = undefined;
    return true;
  }

  /** "from English into Spanish" → "del inglés al español" */
  protected readLanguages(): boolean {
    const [from, first, to, second] = this.units.slice(this.at, this.at + 4);
    if (from?.key !== 'from' || !/^(?:in)?to$/.test(to?.key ?? '')) return false;
    const names = [first, second].map((unit) =>
      unit === undefined ? undefined : languages.find(({ en }) => en.includes(unit.text))?.es[0],
    );
    if (names.includes(undefined)) return false;
    this.writer.write(`del ${names[0]} al ${names[1]}`);
    this.at += 4;
    this.justVerb = undefined;
    return true;
  }

  /** "€75,000 a year" */
  protected readRate(): boolean {
    const rate = chooseRate(this.keyAt(0), this.keyAt(1));
    if (rate === undefined || this.afterNounAt !== this.at) return false;
    if (!this.last.hasAmount && this.keyAt(0) !== 'per') return false;
    this.writer.write(rate);
    this.at += 2;
    return true;
  }

  /** A preposition or "para", and the verb behind it. */
  protected readInfinitive(link: string): boolean {
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

  /** What the verb means with the object behind it; the first meaning where nothing tells. */
  protected senseOf(verb: EnglishVerbEntry): SpanishVerb {
    const sense = findSense(verb.en, this.units, this.at);
    if (sense !== undefined) return spanishVerb(sense);
    if (DOUBTFUL_VERBS.test(verb.en)) this.writer.doubt();
    return verb.es;
  }

  /** "to launch new products", not "to launch" as in "from idea to launch". */
  protected isInfinitiveNext(): boolean {
    const next = this.units[this.at + 1];
    if (verbOf(next)?.tense !== 'base') return false;
    const after = this.units[this.at + 2];
    return (
      nounOf(next) === undefined ||
      (after !== undefined && after.kind !== 'mark' && !isPreposition(after.key))
    );
  }

  /** `isGeneral` gives nouns without an article one, as Spanish does when it speaks of all of them. */
  protected readNoun(isGeneral?: boolean): boolean {
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
    if (this.justVerb !== undefined && (phrase.isBare || this.wantsArticle(phrase)))
      this.writer.doubt();
    this.last = phrase.head === '' ? { ...this.last, hasAmount: phrase.hasAmount } : phrase;
    this.at = phrase.end;
    this.afterNounAt = this.at;
    this.justVerb = undefined;
    this.expectsVerb = false;
    this.isClauseStart = false;
    return true;
  }

  /** "formé al personal", "instalé la fontanería": few verbs take stuff without an article in Spanish. */
  private wantsArticle({ isStuff, head }: SpanishPhrase): boolean {
    const infinitive = this.justVerb?.infinitive.split(' ', 1)[0] ?? '';
    return (
      isStuff === true &&
      (/^(?:personal|cabello|pelo)$/.test(head) || !TAKES_STUFF.test(infinitive))
    );
  }

  protected takesA({ isPerson, head }: SpanishPhrase): boolean {
    const infinitive = this.justVerb?.infinitive;
    if (infinitive === undefined || WITHOUT_A.test(infinitive)) return false;
    return isPerson || (TO_FIRMS.test(infinitive) && FIRMS.test(head.split(' ', 1)[0] ?? ''));
  }

  /** "Registered nurse with …": English does not tell whether she or he. */
  protected isOwnTitle({
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

  protected skipUnknown(): void {
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
