import type { CvPlace, PostingRequirement } from '../../assistant';
import {
  chooseFewest,
  compareLines,
  joinLines,
  judgeLine,
  type LineVerdict,
  LineWords,
  readStems,
  weighLine,
} from '../../evidence';
import { rememberByText } from '../../language';
import { isContraryToAll, writeLines } from '../names/sister-things';
import { listEvidence, listWritten } from '../names/skill-names';
import {
  asksForCredential,
  CREDENTIAL_SECTIONS,
  readAsked,
  readPaperLetters,
} from './asked-papers';
import { isDeedWord, listSaying, saysAll } from './deed-words';
import { foldAccents } from './fold-accents';
import { InitialsOfLines } from './initials';
import { findByThing } from './known-things';
import type { CvField } from './list-cv-fields';
import { isSameTrait, readTrait } from './listed-traits';
import { findLivedPatterns, livesWhereAsked } from './lived-circumstances';
import { showsLeading } from './people-led';
import { isFaultless, isPraised } from './praise';
import { type CvLine, readCvLines } from './read-cv-lines';
import { type WeighedLikeness, weighLikeness } from './weigh-likeness';

interface Evidence {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
  /** The nearby lines describe actions, not wishes. */
  readonly isSpoken: boolean;
}

interface LivedLine {
  readonly place: CvPlace;
  readonly folded: string;
}

const DEED_SECTIONS = new Set([
  'summary',
  'work_experience',
  'skills',
  'certifications',
  'additional',
]);
const NOWHERE: ReadonlySet<string> = new Set();
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
/** And of another name of it, which the job doesn't say: "manager" is half of "procurement management". */
const LEAST_DENIED_ELSE = 0.7;
const FEWEST_STEMS = 2;
const LEAST_SAID = 0.5;

/** What the lines of a CV show without naming it. Each line is weighed once, when the first requirement asks. */
export class CvEvidence {
  private sentences: readonly CvLine[] | null = null;
  private lines: readonly CvLine[] | null = null;
  private withKinds: readonly CvLine[] | null = null;
  private words: LineWords | null = null;
  private codes: LineWords | null = null;
  private owned: string | null = null;
  private stems: readonly string[] | null = null;
  private initials: InitialsOfLines | null = null;
  private lived: readonly LivedLine[] | null = null;
  private led: readonly CvPlace[] | null = null;
  private verdicts: ReadonlyMap<number, ReadonlyMap<number, LineVerdict>> | null = null;
  private readonly said = new Map<string, boolean>();

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
    const verdicts = wanted.flatMap((skill) => this.openVerdicts().get(skill) ?? []);
    const found: { shown: CvPlace[]; near: CvPlace[] } = { shown: [], near: [...named] };
    for (const at of joinLines(verdicts.map((ofSkill) => [...ofSkill.keys()]))) {
      const line = lines[at];
      if (line === undefined) continue;
      const isShown = line.isDeed && verdicts.some((ofSkill) => ofSkill.get(at) === 'shown');
      found[isShown ? 'shown' : 'near'].push(line.place);
    }
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
    const words = this.openWords();
    return this.takePlaces(
      joinLines(names.map((name) => listSaying(words, name))),
      ({ stems, isDeed, isTitle }) =>
        isDeed && !isTitle && names.some((name) => saysAll(stems, name)),
    );
  }

  /** "EPA 608 certification" is "EPA Section 608": letters and number are the name. */
  private findCode({ kind, evidence }: PostingRequirement): readonly CvPlace[] {
    const quote = evidence[0]?.quote ?? '';
    const letters = /\b\p{Lu}{2,6}\b/u.exec(quote)?.[0].toLowerCase();
    const number = /\b\d{2,6}\b/.exec(quote)?.[0];
    if (kind !== 'unknown' || letters === undefined || number === undefined) return [];
    this.codes ??= new LineWords(
      this.openLines().map(({ place }) => place.quote.toLowerCase().split(/[^\p{L}\d]+/u)),
    );
    const numbered = new Set(this.codes.find(number));
    return this.takePlaces(
      this.codes.find(letters).filter((at) => numbered.has(at)),
      ({ place, isDeed }) => isDeed || place.section === 'education',
    );
  }

  /** "Ingreso Mínimo Vital" for IMV, "CDL" for a commercial driver's license: a document among the documents, anything else in work too. */
  findSpelled(requirement: PostingRequirement): readonly CvPlace[] {
    const quote = requirement.evidence[0]?.quote ?? '';
    if (!['hard', 'unknown', 'licence'].includes(requirement.kind)) return [];
    const isPaper = requirement.kind === 'licence' || asksForCredential(requirement);
    const sections = isPaper ? CREDENTIAL_SECTIONS : SECTIONS;
    const paper = isPaper ? this.findByLetters(quote) : [];
    if (paper.length > 0) return paper;
    this.initials ??= new InitialsOfLines(this.openLines().map(({ place }) => place.quote));
    return this.takePlaces(
      this.initials.find(quote),
      ({ place, isDeed, isTitle }) =>
        sections.has(place.section) && (isDeed || place.section === 'education') && !isTitle,
    );
  }

  /** "CSCS Gold" is a "CSCS card": the letters are its name, and the job says no more of it. */
  private findByLetters(quote: string): readonly CvPlace[] {
    const letters = readPaperLetters(quote);
    if (letters === null) return [];
    return this.takeFrom(
      this.openSentences(),
      ({ place, isDeed }) =>
        (place.section === 'certifications' || place.section === 'skills') &&
        isDeed &&
        place.quote.split(/[^\p{L}\d]+/u).includes(letters),
    );
  }

  /** "Organisation" in the list of skills, where "organisational skills" are asked for. */
  findListedTrait({ id, kind }: PostingRequirement): readonly CvPlace[] {
    if (kind !== 'soft') return [];
    const names = listWritten(id).flatMap((name) => readTrait(name) ?? []);
    return this.takeFrom(this.openSentences(), ({ place, isDeed }) => {
      const own = place.section === 'skills' && isDeed ? readTrait(place.quote) : null;
      return own !== null && names.some((name) => isSameTrait(name, own));
    });
  }

  /** How much a title that was held has of these words. */
  compareTitles(text: string): { readonly alike: number; readonly places: readonly CvPlace[] } {
    const wanted = readStems(text).map(({ stem }) => stem);
    if (wanted.length === 0) return { alike: 0, places: [] };
    const titles = this.openSentences().filter(
      ({ isTitle, place }) => isTitle && place.section === 'work_experience',
    );
    const alike = titles.map(
      ({ stems }) =>
        compareLines(
          wanted,
          stems.map(({ stem }) => stem),
        ).alike,
    );
    const most = Math.max(0, ...alike);
    return {
      alike: most,
      places: titles
        .filter((_, at) => alike[at] === most)
        .map(({ place }) => place)
        .slice(0, MOST_PLACES),
    };
  }

  /** Named where it was wished for, studied or done by others. */
  private findNamed({ id }: PostingRequirement): readonly CvPlace[] {
    const words = this.openWords();
    const names = listWritten(id).map((name) => readStems(name).map(({ stem }) => stem));
    return this.takePlaces(
      joinLines(names.map((name) => chooseFewest(name.map((stem) => words.find(stem))))),
      ({ isDeed, held }) =>
        !isDeed && names.some((name) => name.length > 0 && name.every((stem) => held.has(stem))),
    );
  }

  /** True if the CV denies it, or says that others did it, more clearly than it claims it. Then no other line counts. */
  findDenied(
    requirement: PostingRequirement,
    /** Where a claim doesn't count. */
    unheard: ReadonlySet<string> = NOWHERE,
  ): readonly CvPlace[] {
    // A course that was left denies the course, and not what was done.
    const isPaper = asksForCredential(requirement);
    const lines = this.openLines();
    if (lines.every(({ isUnowned }) => !isUnowned)) return [];
    const quoted = requirement.evidence.map(({ quote }) => quote);
    const names = [...quoted, ...listWritten(requirement.id)]
      .map((name, at) => ({
        name: [...new Set(readStems(name).map(({ stem }) => stem))],
        least: at < quoted.length ? LEAST_DENIED : LEAST_DENIED_ELSE,
      }))
      .filter(({ name }) => name.length > 0);
    const denied = names.flatMap(({ name, least }) => {
      const said = [...this.openWords().measureSame(name)].flatMap(([at, share]) => {
        const line = lines[at];
        return line === undefined ? [] : [{ line, at, share }];
      });
      const owned = said.reduce(
        (most, { line, share }) =>
          (line.isDeed && !unheard.has(line.place.section)) || (line.isTitle && !line.isUnowned)
            ? Math.max(most, share)
            : most,
        least,
      );
      return said
        .filter(
          ({ line, share }) =>
            share > owned && line.isUnowned && (isPaper || line.place.section !== 'education'),
        )
        .toSorted((one, other) => one.at - other.at);
    });
    return [...new Set(denied.map(({ line }) => line.place))].slice(0, MOST_PLACES);
  }

  /** Where the person leads others: by what they did, or by a title that leads. */
  findLed(): readonly CvPlace[] {
    this.led ??= this.openSentences().flatMap(({ isDeed, isTitle, isUnowned, place }) =>
      (isDeed || (isTitle && !isUnowned)) && showsLeading(place.quote, isTitle) ? [place] : [],
    );
    return this.led.slice(0, MOST_PLACES);
  }

  findByThing(requirement: PostingRequirement): readonly CvPlace[] {
    return findByThing(requirement, this.openSentences()).slice(0, MOST_PLACES);
  }

  /** Half the words of an unknown term in one line may mean that term. */
  private findHalf({ kind, evidence }: PostingRequirement): readonly CvPlace[] {
    if (kind !== 'unknown') return [];
    const wanted = readStems(evidence[0]?.quote ?? '').map(({ stem }) => stem);
    if (wanted.length < 2) return [];
    const held = new Map<number, number>();
    for (const stem of wanted)
      for (const at of this.openWords().findForms(stem)) held.set(at, (held.get(at) ?? 0) + 1);
    const half = [...held].flatMap(([at, count]) => (count * 2 > wanted.length ? [at] : []));
    return this.takePlaces(joinLines([half, []]));
  }

  /** "Turno de noche" of someone who has worked at night, a licence of someone who drives the van: shown by experience, not only claimed. */
  findLived(
    requirement: PostingRequirement,
    /** The whole job description, which says where the work is. */
    whole = '',
  ): readonly CvPlace[] {
    const said = foldAccents(readAsked(requirement));
    const { home } = this;
    if (livesWhereAsked(said, home, whole)) {
      const pointer = '/personal/location';
      return [{ section: 'personal', pointer, line: home, quote: home, lastUsed: null }];
    }
    const wanted = findLivedPatterns(requirement);
    if (wanted === null) return [];
    const found = wanted.patterns.flatMap((pattern) => {
      const line = this.openLived().find(({ folded }) => pattern.test(folded));
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
    const { stems, said } = this;
    return wanted.some((stem) => {
      const known = said.get(stem) ?? compareLines([stem], stems).alike >= LEAST_SAID;
      said.set(stem, known);
      return known;
    });
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

  /** The first of these lines that will do. */
  private takePlaces(
    lines: readonly number[],
    isRight: (line: CvLine) => boolean = () => true,
  ): readonly CvPlace[] {
    return this.takeFrom(
      lines.flatMap((at) => this.openLines()[at] ?? []),
      isRight,
    );
  }

  private takeFrom(
    lines: readonly CvLine[],
    isRight: (line: CvLine) => boolean,
  ): readonly CvPlace[] {
    const found: CvPlace[] = [];
    for (const line of lines) {
      if (isRight(line)) found.push(line.place);
      if (found.length === MOST_PLACES) break;
    }
    return found;
  }

  /** By skill, what the lines say of it that say anything. */
  private openVerdicts(): ReadonlyMap<number, ReadonlyMap<number, LineVerdict>> {
    this.verdicts ??= gatherVerdicts(this.openLines());
    return this.verdicts;
  }

  private openWords(): LineWords {
    this.words ??= new LineWords(this.openLines().map(({ held }) => held));
    return this.words;
  }

  private openLived(): readonly LivedLine[] {
    this.lived ??= this.openSentences().flatMap(({ isDeed, isTitle, isUnowned, place }) => {
      const { quote } = place;
      const isOwn = isDeed || (!isUnowned && (isFaultless(quote) || isPraised(quote)));
      return isOwn && !isTitle ? [{ place, folded: foldAccents(quote) }] : [];
    });
    return this.lived;
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

function gatherVerdicts(
  lines: readonly CvLine[],
): ReadonlyMap<number, ReadonlyMap<number, LineVerdict>> {
  const bySkill = new Map<number, Map<number, LineVerdict>>();
  lines.forEach(({ place }, at) => {
    for (const [skill, verdict] of judgeText(place.quote)) {
      const known = bySkill.get(skill);
      if (known === undefined) bySkill.set(skill, new Map([[at, verdict]]));
      else known.set(at, verdict);
    }
  });
  return bySkill;
}
