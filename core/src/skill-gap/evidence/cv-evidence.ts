import type { CvPlace, PostingRequirement } from '../../assistant';
import { chooseFewest, compareLines, joinLines, readStems } from '../../evidence';
import { isContraryToAll, writeLines } from '../names/sister-things';
import { listEvidence, listWritten } from '../names/skill-names';
import {
  asksForCredential,
  CREDENTIAL_SECTIONS,
  readAsked,
  readPaperLetters,
} from './asked-papers';
import { CvLines, judgeText, MOST_PLACES, SECTIONS, takeFirst } from './cv-lines';
import { isDeedWord, listSaying, saysAll } from './deed-words';
import { foldAccents } from './fold-accents';
import { findByThing } from './known-things';
import type { CvField } from './list-cv-fields';
import { isSameTrait, readTrait } from './listed-traits';
import { findLivedPatterns, livesWhereAsked } from './lived-circumstances';
import { showsLeading } from './people-led';
import { quoteLess, type WeighedLikeness, weighLikeness } from './weigh-likeness';

interface Evidence {
  readonly shown: readonly CvPlace[];
  readonly near: readonly CvPlace[];
  /** Those of the nearby lines that tell what the person did: not wishes, nor what others did. */
  readonly done: readonly CvPlace[];
}

const DEED_SECTIONS = new Set([
  'summary',
  'work_experience',
  'skills',
  'certifications',
  'additional',
]);
const NOWHERE: ReadonlySet<string> = new Set();
/** How much of a name a line has to say. */
const LEAST_DENIED = 0.45;
/** And of another name of it, which the job doesn't say: "manager" is half of "procurement management". */
const LEAST_DENIED_ELSE = 0.7;
const LEAST_SAID = 0.5;

/** What the lines of a CV show without naming it. */
export class CvEvidence {
  private readonly lines: CvLines;
  private owned: string | null = null;
  private stems: readonly string[] | null = null;
  private led: readonly CvPlace[] | null = null;
  private readonly said = new Map<string, boolean>();

  constructor(
    fields: readonly CvField[],
    private readonly home = '',
  ) {
    this.lines = new CvLines(fields);
  }

  find(requirement: PostingRequirement): Evidence {
    // A permit is had or not; no action shows it.
    if (requirement.kind === 'licence') return { shown: [], near: [], done: [] };
    const derived = this.findDerived(requirement);
    const certain = derived.length > 0 ? derived : this.findCode(requirement);
    if (certain.length > 0) return { shown: certain, near: [], done: [] };
    const named = this.findNamed(requirement);
    const wanted = listEvidence(requirement.id);
    if (wanted.length === 0)
      return {
        shown: [],
        near: named.length > 0 ? named : this.findHalf(requirement),
        done: [],
      };
    const lines = this.lines.telling;
    const verdicts = wanted.flatMap((skill) => this.lines.verdicts.get(skill) ?? []);
    const found = { shown: [] as CvPlace[], near: [...named], done: [] as CvPlace[] };
    for (const at of joinLines(verdicts.map((ofSkill) => [...ofSkill.keys()]))) {
      const line = lines[at];
      if (line === undefined) continue;
      const isShown = line.isDeed && verdicts.some((ofSkill) => ofSkill.get(at) === 'shown');
      found[isShown ? 'shown' : 'near'].push(line.place);
      if (!isShown && line.isDeed && named.length === 0) found.done.push(line.place);
    }
    return {
      shown: chooseQuoted(found.shown),
      near: chooseQuoted(found.near),
      done: found.done,
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
    const words = this.lines.words;
    return this.lines.take(
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
    const numbered = new Set(this.lines.written.find(number));
    return this.lines.take(
      this.lines.written.find(letters).filter((at) => numbered.has(at)),
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
    return this.lines.take(
      this.lines.initials.find(quote),
      ({ place, isDeed, isTitle }) =>
        sections.has(place.section) && (isDeed || place.section === 'education') && !isTitle,
    );
  }

  /** "CSCS Gold" is a "CSCS card": the letters are its name, and the job says no more of it. */
  private findByLetters(quote: string): readonly CvPlace[] {
    const letters = readPaperLetters(quote);
    if (letters === null) return [];
    return takeFirst(
      this.lines.sentences,
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
    return takeFirst(this.lines.sentences, ({ place, isDeed }) => {
      const own = place.section === 'skills' && isDeed ? readTrait(place.quote) : null;
      return own !== null && names.some((name) => isSameTrait(name, own));
    });
  }

  /** How much a title that was held has of these words. */
  compareTitles(text: string): { readonly alike: number; readonly places: readonly CvPlace[] } {
    const wanted = readStems(text).map(({ stem }) => stem);
    if (wanted.length === 0) return { alike: 0, places: [] };
    const titles = this.lines.sentences.filter(
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
    const words = this.lines.words;
    const names = listWritten(id).map((name) => readStems(name).map(({ stem }) => stem));
    return this.lines.take(
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
    const lines = this.lines.telling;
    if (lines.every(({ isUnowned }) => !isUnowned)) return [];
    const quoted = requirement.evidence.map(({ quote }) => quote);
    const names = [...quoted, ...listWritten(requirement.id)]
      .map((name, at) => ({
        name: [...new Set(readStems(name).map(({ stem }) => stem))],
        least: at < quoted.length ? LEAST_DENIED : LEAST_DENIED_ELSE,
      }))
      .filter(({ name }) => name.length > 0);
    const denied = names.flatMap(({ name, least }) => {
      const said = [...this.lines.words.measureSame(name)].flatMap(([at, share]) => {
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
    this.led ??= this.lines.sentences.flatMap(({ isDeed, isTitle, isUnowned, place }) =>
      (isDeed || (isTitle && !isUnowned)) && showsLeading(place.quote, isTitle) ? [place] : [],
    );
    return this.led.slice(0, MOST_PLACES);
  }

  findByThing(requirement: PostingRequirement): readonly CvPlace[] {
    return findByThing(requirement, this.lines.sentences).slice(0, MOST_PLACES);
  }

  /** Half the words of an unknown term in one line may mean that term. */
  private findHalf({ kind, evidence }: PostingRequirement): readonly CvPlace[] {
    if (kind !== 'unknown') return [];
    const wanted = readStems(evidence[0]?.quote ?? '').map(({ stem }) => stem);
    if (wanted.length < 2) return [];
    const held = new Map<number, number>();
    for (const stem of wanted)
      for (const at of this.lines.words.findForms(stem)) held.set(at, (held.get(at) ?? 0) + 1);
    const half = [...held].flatMap(([at, count]) => (count * 2 > wanted.length ? [at] : []));
    return this.lines.take(joinLines([half, []]));
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
      const line = this.lines.lived.find(({ folded }) => pattern.test(folded));
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
    const lines = isOwnWords ? this.lines.withKinds : this.lines.sentences;
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
        this.lines.sentences
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
      this.lines.sentences
        .filter(({ isDeed, place }) => isDeed || place.section === 'education')
        .map(({ place }) => place.quote),
    );
    return isContraryToAll(asked, this.owned);
  }
}

/** Lines of the work first, each kind in the order of the CV. */
function chooseQuoted(places: readonly CvPlace[]): readonly CvPlace[] {
  return places.toSorted((one, other) => quoteLess(one) - quoteLess(other)).slice(0, MOST_PLACES);
}
