import type { CvPlace, PostingRequirement } from '../assistant';
import {
  compareLines,
  isSameWord,
  judgeLine,
  type Likeness,
  type LineVerdict,
  readStems,
  type Stem,
  stemWord,
  weighLine,
} from '../evidence';
import { rememberByText, wordList } from '../language';
import { findTogether } from './derived-names';
import { AND } from './everyday-words';
import type { CvField } from './list-cv-fields';
import { findLivedPatterns } from './lived-circumstances';
import { findUnownedClauses } from './own-deeds';
import { listEvidence, listWritten } from './skill-names';

interface Line {
  readonly place: CvPlace;
  readonly stems: readonly Stem[];
  /** The same, to look one up. */
  readonly held: ReadonlySet<string>;
  /** What a title speaks for is weighed by how long it was held. */
  readonly isTitle: boolean;
  /** Wished for, studied or denied: it can come near, and shows nothing. */
  readonly isDeed: boolean;
}

interface Evidence {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
  /** The near lines tell of deeds, and not of wishes. */
  readonly isSpoken: boolean;
}

export interface AlikeLine extends Likeness {
  readonly place: CvPlace;
}

/** What is asked for as a paper is shown by a paper. */
const CREDENTIAL =
  /\b(?:cursos?|titul\w+|master|posgrado|postgrado|certifica\w+|licen\w+|carne|carnet|diploma\w*|especializacion|grado|degree|courses?|qualification|registration|registered|habilitacion|homologa\w+|colegia\w+|permiso|acredita\w+|formacion en|ciclo)\b/;
const CREDENTIAL_SECTIONS = new Set(['education', 'certifications', 'skills', 'additional']);
const DEED_SECTIONS = new Set([
  'summary',
  'work_experience',
  'skills',
  'certifications',
  'additional',
]);
/** A course, a diploma, a registration: had on paper, and not by having done it. */
const COURSE =
  /^\W*(?:[\w-]+ ){0,2}?(?:curso|ciclo|master|certificad[oa]|diploma|titulo|fp|posgrado)\b|\b(?:course|diploma|certificate|certification)\W*$/;

export function asksForPaper(asked: string): boolean {
  return COURSE.test(fold(asked));
}

/** Something that is had on paper, whatever the paper is. */
export function asksForCredential(requirement: PostingRequirement): boolean {
  return CREDENTIAL.test(fold(readAsked(requirement)));
}

function readAsked({ asked, evidence }: PostingRequirement): string {
  return asked === '' ? (evidence[0]?.quote ?? '') : asked;
}

const LEAST_ALIKE = 0.1;
/** Of a paper every word counts: a high school diploma is no trade school diploma. */
const LEAST_OF_PAPER = 0.3;

const NOT_DONE = new Set(
  wordList(
    'no, sin, visita, visité, asistí, solicitada, solicitado, pendiente, trámite, not, without, pending, observed, visited, attended, shadowed, watched',
  ),
);
const SECTIONS = new Set([
  'personal',
  'summary',
  'work_experience',
  'education',
  'skills',
  'certifications',
  'additional',
]);
const SENTENCE = /[^.;\n•]+(?:[.](?=\S)[^.;\n•]+)*/g;
const judgeText = rememberByText((text) => judgeLine(weighLine(text)));
const LEAST_OF_DEED = 6;
const DEED = /^\p{Ll}+(?:ción|sión|miento|ing|tion|ment)$/u;
const MOST_PLACES = 3;
const FEWEST_STEMS = 2;

/** What the lines of a CV show without naming it. Each line is weighed once, when the first requirement asks. */
export class CvEvidence {
  private sentences: readonly Line[] | null = null;
  private lines: readonly Line[] | null = null;
  private verdicts: readonly ReadonlyMap<number, LineVerdict>[] | null = null;

  constructor(private readonly fields: readonly CvField[]) {}

  find(requirement: PostingRequirement): Evidence {
    // A permit is had or not; no deed shows it.
    if (requirement.kind === 'licence') return { shown: [], near: [], isSpoken: false };
    const derived = this.findDerived(requirement);
    const certain = derived.length > 0 ? derived : this.findCode(requirement);
    if (certain.length > 0) return { shown: certain, near: [], isSpoken: false };
    const named = this.findNamed(requirement);
    const wanted = listEvidence(requirement.id);
    if (wanted.length === 0)
      return {
        shown: [],
        near: named.length > 0 ? named : this.findHalf(requirement),
        isSpoken: false,
      };
    const lines = this.openLines();
    this.verdicts ??= lines.map(({ place }) => judgeText(place.quote));
    const found: { shown: CvPlace[]; near: CvPlace[] } = { shown: [], near: [...named] };
    lines.forEach(({ place, isDeed }, at) => {
      const verdicts = wanted.map((skill) => this.verdicts?.[at]?.get(skill));
      if (verdicts.includes('shown')) found[isDeed ? 'shown' : 'near'].push(place);
      else if (verdicts.includes('near') || verdicts.includes('against')) found.near.push(place);
    });
    return {
      shown: found.shown.slice(0, MOST_PLACES),
      near: found.near.slice(0, MOST_PLACES),
      isSpoken: named.length === 0,
    };
  }

  /** "Reconciled 6 bank accounts" has every word of "bank reconciliation", in another form and order. */
  private findDerived(requirement: PostingRequirement): readonly CvPlace[] {
    if (!['hard', 'soft', 'unknown'].includes(requirement.kind)) return [];
    const quotes = requirement.evidence.map(({ quote }) => quote);
    const names = [...new Set([...quotes, ...listWritten(requirement.id)])]
      .map((name) => [...new Set(readStems(name).map(({ stem }) => stem))])
      .filter((stems) => stems.length > 1 || isDeedWord(stems[0] ?? '', requirement));
    if (names.length === 0) return [];
    return this.openLines()
      .filter(
        ({ stems, isDeed, isTitle }) =>
          isDeed && !isTitle && names.some((name) => holds(stems, name)),
      )
      .map(({ place }) => place)
      .slice(0, MOST_PLACES);
  }

  /** "EPA 608 certification" is "EPA Section 608": letters and number are the name. */
  private findCode({ kind, evidence }: PostingRequirement): readonly CvPlace[] {
    const quote = evidence[0]?.quote ?? '';
    const letters = /\b\p{Lu}{2,6}\b/u.exec(quote)?.[0].toLowerCase();
    const number = /\b\d{2,6}\b/.exec(quote)?.[0];
    if (kind !== 'unknown' || letters === undefined || number === undefined) return [];
    return this.openLines()
      .filter(({ place, isDeed }) => {
        const words = new Set(place.quote.toLowerCase().split(/[^\p{L}\d]+/u));
        return (isDeed || place.section === 'education') && words.has(letters) && words.has(number);
      })
      .map(({ place }) => place)
      .slice(0, MOST_PLACES);
  }

  /** Named where it was wished for, studied or done by others. */
  private findNamed({ id }: PostingRequirement): readonly CvPlace[] {
    const names = listWritten(id).map((name) => readStems(name).map(({ stem }) => stem));
    return this.openLines()
      .filter(({ isDeed, held }) => {
        if (isDeed) return false;
        return names.some((name) => name.length > 0 && name.every((stem) => held.has(stem)));
      })
      .map(({ place }) => place)
      .slice(0, MOST_PLACES);
  }

  /** Half of the words of a term nobody knows, in one line: it may be that. */
  private findHalf({ kind, evidence }: PostingRequirement): readonly CvPlace[] {
    if (kind !== 'unknown') return [];
    const wanted = readStems(evidence[0]?.quote ?? '').map(({ stem }) => stem);
    if (wanted.length < 2) return [];
    const isHalf = ({ stems }: Line): boolean => {
      const held = wanted.filter((stem) => stems.some((one) => isSameWord(one.stem, stem)));
      return held.length * 2 > wanted.length;
    };
    return this.openLines()
      .filter(isHalf)
      .map(({ place }) => place)
      .slice(0, MOST_PLACES);
  }

  /** "Turno de noche" of somebody who has worked at night, a licence of somebody who drives the van: lived, and not only said. */
  findLived({ id, asked, evidence }: PostingRequirement): readonly CvPlace[] {
    const wanted = findLivedPatterns(id, fold(asked === '' ? (evidence[0]?.quote ?? '') : asked));
    if (wanted === null) return [];
    const lines = this.openSentences().filter(({ isDeed, isTitle }) => isDeed && !isTitle);
    const found = wanted.patterns.flatMap((pattern) => {
      const line = lines.find(({ place }) => pattern.test(fold(place.quote)));
      return line === undefined ? [] : [line.place];
    });
    return wanted.isChoice || found.length === wanted.patterns.length ? found : [];
  }

  /** The lines that say what is asked for in other words, of either language, the nearest first. */
  findAlike(requirement: PostingRequirement): readonly AlikeLine[] {
    const { id, kind } = requirement;
    if (!['hard', 'soft', 'unknown'].includes(kind)) return [];
    const text = readAsked(requirement);
    const wanted = [...new Set(readStems(text).map(({ stem }) => stem))].filter(
      (stem) => stem.length > 1,
    );
    if (wanted.length === 0) return [];
    const known = listEvidence(id);
    const isPaper = asksForCredential(requirement);
    const sections = isPaper ? CREDENTIAL_SECTIONS : DEED_SECTIONS;
    return this.openLines()
      .filter(({ place, isDeed, isTitle }) => {
        const isOwned = isDeed || place.section === 'education';
        return isOwned && !isTitle && sections.has(place.section);
      })
      .filter(({ place }) => {
        const verdicts = known.length === 0 ? null : judgeText(place.quote);
        return !known.some((skill) => verdicts?.get(skill) === 'against');
      })
      .map(({ place, stems }) => ({
        place,
        ...compareLines(
          wanted,
          stems.map(({ stem }) => stem),
        ),
      }))
      .filter(({ alike, least }) => alike >= LEAST_ALIKE && (!isPaper || least >= LEAST_OF_PAPER))
      .sort((a, b) => b.alike + b.about / 2 - a.alike - a.about / 2)
      .slice(0, MOST_PLACES);
  }

  private openLines(): readonly Line[] {
    this.lines ??= this.openSentences().filter(({ stems }) => stems.length >= FEWEST_STEMS);
    return this.lines;
  }

  private openSentences(): readonly Line[] {
    this.sentences ??= this.fields
      .filter(({ section }) => SECTIONS.has(section))
      .flatMap(readLines);
    return this.sentences;
  }
}

/** "Calibro balanzas" shows "calibración": one long word of the catalogue, in the form of a verb. */
function isDeedWord(stem: string, { kind, id }: PostingRequirement): boolean {
  if (kind !== 'hard' || stem.length < LEAST_OF_DEED) return false;
  return listWritten(id).some((name) => DEED.test(name) && stemWord(fold(name)) === stem);
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** One word is the same only by its whole stem: "producto" is no "producción". */
function holds(line: readonly Stem[], name: readonly string[]): boolean {
  if (name.length > 1) return findTogether(line, name) !== null;
  // A verb begins the line or follows another: "Calibro y verifico balanzas".
  return line.some(({ stem, at, before }) => stem === name[0] && (at === 0 || AND.has(before)));
}

function readLines({ section, pointer, text, lastUsed }: CvField): readonly Line[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) => {
    const quote = sentence.trim();
    const stems = readStems(quote);
    const words = fold(quote).split(/[^\p{L}]+/u);
    const isOwn = findUnownedClauses(quote).length === 0;
    const isDeed = isOwn && section !== 'education' && !words.some((word) => NOT_DONE.has(word));
    const isTitle = pointer.endsWith('/title');
    const held = new Set(stems.map(({ stem }) => stem));
    const place = { section, pointer, line: text, quote, lastUsed };
    return [{ isTitle, place, stems, held, isDeed }];
  });
}
