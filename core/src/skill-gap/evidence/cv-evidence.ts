import type { CvPlace, PostingRequirement } from '../../assistant';
import {
  compareLines,
  isSameWord,
  judgeLine,
  type LineVerdict,
  measureSame,
  readStems,
  weighLine,
} from '../../evidence';
import { rememberByText } from '../../language';
import { isContraryToAll, writeLines } from '../names/sister-things';
import { listEvidence, listWritten } from '../names/skill-names';
import { asksForCredential, CREDENTIAL_SECTIONS, readAsked } from './asked-papers';
import { isDeedWord, saysAll } from './deed-words';
import { foldAccents } from './fold-accents';
import { isSameByInitials, readInitials } from './initials';
import type { CvField } from './list-cv-fields';
import { findLivedPatterns, livesWhereAsked } from './lived-circumstances';
import { isFaultless, isPraised } from './praise';
import { type CvLine, readCvLines } from './read-cv-lines';
import { type WeighedLikeness, weighLikeness } from './weigh-likeness';

interface Evidence {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
  /** The nearby lines describe actions, not wishes. */
  readonly isSpoken: boolean;
}

const DEED_SECTIONS = new Set([
  'summary',
  'work_experience',
  'skills',
  'certifications',
  'additional',
]);
const SECTIONS = new Set([
  'personal',
  'summary',
  'work_experience',
  'education',
  'skills',
  'certifications',
  'additional',
]);
const judgeText = rememberByText((text) => judgeLine(weighLine(text)));
const MOST_PLACES = 3;
/** How much of a name a line has to say. */
const LEAST_DENIED = 0.45;
const FEWEST_STEMS = 2;
const LEAST_SAID = 0.5;

/** What the lines of a CV show without naming it. Each line is weighed once, when the first requirement asks. */
export class CvEvidence {
  private sentences: readonly CvLine[] | null = null;
  private lines: readonly CvLine[] | null = null;
  private withKinds: readonly CvLine[] | null = null;
  private owned: string | null = null;
  private stems: readonly string[] | null = null;
  private initials: readonly ReturnType<typeof readInitials>[] | null = null;
  private verdicts: readonly ReadonlyMap<number, LineVerdict>[] | null = null;

  constructor(
    private readonly fields: readonly CvField[],
    private readonly home = '',
  ) {}

  find(requirement: PostingRequirement): Evidence {
    // A permit is had or not; no action shows it.
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
          isDeed && !isTitle && names.some((name) => saysAll(stems, name)),
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

  /** "Ingreso Mínimo Vital" for IMV, "CDL" for a commercial driver's license: a document among the documents, anything else in work too. */
  findSpelled(requirement: PostingRequirement): readonly CvPlace[] {
    const quote = requirement.evidence[0]?.quote ?? '';
    if (!['hard', 'unknown', 'licence'].includes(requirement.kind)) return [];
    const isPaper = requirement.kind === 'licence' || asksForCredential(requirement);
    const sections = isPaper ? CREDENTIAL_SECTIONS : SECTIONS;
    const asked = readInitials(quote);
    this.initials ??= this.openLines().map(({ place }) => readInitials(place.quote));
    const { initials } = this;
    return this.openLines()
      .filter(({ place, isDeed, isTitle }, at) => {
        const said = initials[at];
        return (
          sections.has(place.section) &&
          (isDeed || place.section === 'education') &&
          !isTitle &&
          said !== undefined &&
          isSameByInitials(asked, said)
        );
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

  /** True if the CV denies it, or says that others did it, more clearly than it claims it. Then no other line counts. */
  findDenied(requirement: PostingRequirement): readonly CvPlace[] {
    // A course that was left denies the course, and not what was done.
    const isPaper = asksForCredential(requirement);
    const unowned = this.openLines().filter(
      ({ isUnowned, place }) => isUnowned && (isPaper || place.section !== 'education'),
    );
    if (unowned.length === 0) return [];
    const names = [
      ...requirement.evidence.map(({ quote }) => quote),
      ...listWritten(requirement.id),
    ]
      .map((name) => [...new Set(readStems(name).map(({ stem }) => stem))])
      .filter((name) => name.length > 0);
    const say = ({ held }: CvLine, name: readonly string[]): number => measureSame(name, held);
    const denied = names.flatMap((name) => {
      const doubtful = unowned.filter((line) => say(line, name) > LEAST_DENIED);
      if (doubtful.length === 0) return [];
      const owned = this.openLines().reduce(
        (most, line) => (line.isDeed && !line.isTitle ? Math.max(most, say(line, name)) : most),
        0,
      );
      return doubtful.filter((line) => say(line, name) > owned);
    });
    return [...new Set(denied.map(({ place }) => place))].slice(0, MOST_PLACES);
  }

  /** Half the words of an unknown term in one line may mean that term. */
  private findHalf({ kind, evidence }: PostingRequirement): readonly CvPlace[] {
    if (kind !== 'unknown') return [];
    const wanted = readStems(evidence[0]?.quote ?? '').map(({ stem }) => stem);
    if (wanted.length < 2) return [];
    const isHalf = ({ stems }: CvLine): boolean => {
      const held = wanted.filter((stem) => stems.some((one) => isSameWord(one.stem, stem)));
      return held.length * 2 > wanted.length;
    };
    return this.openLines()
      .filter(isHalf)
      .map(({ place }) => place)
      .slice(0, MOST_PLACES);
  }

  /** "Turno de noche" of someone who has worked at night, a licence of someone who drives the van: shown by experience, not only claimed. */
  findLived(
    requirement: PostingRequirement,
    /** The whole job description, which says where the work is. */
    whole = '',
  ): readonly CvPlace[] {
    const said = foldAccents(readAsked(requirement));
    const { home } = this;
    if (livesWhereAsked(said, foldAccents(home), foldAccents(whole))) {
      const pointer = '/personal/location';
      return [{ section: 'personal', pointer, line: home, quote: home, lastUsed: null }];
    }
    const wanted = findLivedPatterns(requirement);
    if (wanted === null) return [];
    const lines = this.openSentences().filter(
      ({ isDeed, isTitle, isUnowned, place: { quote } }) =>
        !isTitle && (isDeed || (!isUnowned && (isFaultless(quote) || isPraised(quote)))),
    );
    const found = wanted.patterns.flatMap((pattern) => {
      const line = lines.find(({ place }) => pattern.test(foldAccents(place.quote)));
      return line === undefined ? [] : [line.place];
    });
    return wanted.isChoice || found.length === wanted.patterns.length ? found : [];
  }

  /** How the lines say what is asked for in other words, of either language. */
  weighLikeness(requirement: PostingRequirement): WeighedLikeness | null {
    if (!['hard', 'soft', 'unknown'].includes(requirement.kind)) return null;
    const isPaper = asksForCredential(requirement);
    const known = listEvidence(requirement.id);
    const isOwnWords = requirement.kind === 'unknown';
    // The catalogue knows what shows its own skills.
    const lines = isOwnWords ? this.openWithKinds() : this.openSentences();
    return weighLikeness(readAsked(requirement), lines, {
      isOwnWords,
      sections: isPaper ? CREDENTIAL_SECTIONS : DEED_SECTIONS,
      isAgainst: (line) => {
        const verdicts = known.length === 0 ? null : judgeText(line);
        return known.some((skill) => verdicts?.get(skill) === 'against');
      },
    });
  }

  /** One of the words, or one that means about the same, is in a line about the person. */
  saysOneOf(wanted: readonly string[]): boolean {
    this.stems ??= [
      ...new Set(
        this.openSentences()
          .filter(({ isDeed, place }) => isDeed || place.section === 'education')
          .flatMap(({ stems }) => stems.map(({ stem }) => stem)),
      ),
    ];
    const { stems } = this;
    return wanted.some((stem) => compareLines([stem], stems).alike >= LEAST_SAID);
  }

  /** Another of the same family is named, and what is asked for nowhere. */
  isContrary(asked: string): boolean {
    this.owned ??= writeLines(
      this.openSentences()
        .filter(({ isDeed, place }) => isDeed || place.section === 'education')
        .map(({ place }) => place.quote),
    );
    return isContraryToAll(asked, this.owned);
  }

  private openLines(): readonly CvLine[] {
    this.lines ??= this.openSentences().filter(({ stems }) => stems.length >= FEWEST_STEMS);
    return this.lines;
  }

  private openWithKinds(): readonly CvLine[] {
    const lines = this.openSentences();
    this.withKinds ??= lines.some(({ kinds }) => kinds.length > 0)
      ? lines.map((line) => ({ ...line, stems: [...line.stems, ...line.kinds] }))
      : lines;
    return this.withKinds;
  }

  private openSentences(): readonly CvLine[] {
    this.sentences ??= this.fields
      .filter(({ section }) => SECTIONS.has(section))
      .flatMap(readCvLines);
    return this.sentences;
  }
}
