import type { Demand, PostingEvidence, PostingRequirement } from '../../assistant';
import type { Token } from '../../language';
import { isOneOfSisters } from '../names/sister-things';
import type { NamedThing } from '../names/skill-names';
import { makeRequirement, type NewRequirement } from './make-requirement';

/** Explicit levels win: a plus among the duties stays a plus. */
const STRENGTH: Readonly<Record<Demand, number>> = { required: 2, optional: 1, expected: 0 };
const MOST_PLACES = 20;

/** Gathers what is named in several places into one requirement each, in the order of the job description. */
export class RequirementList {
  private readonly byId = new Map<string, PostingRequirement>();

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
  ) {}

  add(found: NewRequirement, first: number, last: number): void {
    const evidence = this.quote(first, last);
    const known = this.byId.get(found.id);
    if (known === undefined) {
      this.byId.set(found.id, makeRequirement(found, evidence));
      return;
    }
    if (known.evidence.length < MOST_PLACES) known.evidence.push(evidence);
    known.demand = chooseDemand(known.demand, found.demand);
    known.languageLevel ??= found.languageLevel ?? null;
    known.acceptsSimilar ||= found.acceptsSimilar ?? false;
  }

  addThing(
    { id, kind, es, en }: NamedThing,
    demand: Demand,
    first: number,
    last: number,
    languageLevel: PostingRequirement['languageLevel'] = null,
  ): void {
    const { quote } = this.quote(first, last);
    const names =
      kind === 'tool' && isOneOfSisters(id, quote) ? { es: quote, en: quote } : { es, en };
    this.add({ id, kind, names, demand, languageLevel }, first, last);
  }

  /** Gives the id it is under. */
  addUnknown(first: number, last: number, demand: Demand): string {
    const { quote } = this.quote(first, last);
    const words = this.tokens
      .slice(first, last + 1)
      .map(({ stem }) => stem)
      .join(' ');
    const id = `unknown:${words}`;
    this.add({ id, kind: 'unknown', names: { es: quote, en: quote }, demand }, first, last);
    return id;
  }

  /** What is named there tells more of `head`, and is asked for only where it is named elsewhere. */
  fold(id: string, first: number, head: string, isExample: boolean): void {
    const [known, whole] = [this.byId.get(id), this.byId.get(head)];
    if (known === undefined || whole === undefined) return;
    const start = this.tokens[first]?.start;
    const kept = known.evidence.filter((place) => place.start !== start);
    const told = known.evidence.filter((place) => place.start === start);
    if (kept.length > 0) known.evidence = kept;
    else this.byId.delete(id);
    if (!isExample) return;
    whole.evidence.push(...told);
    if (!whole.examples.includes(id)) whole.examples.push(id);
  }

  addAlternatives(alternatives: ReadonlyMap<string, ReadonlySet<string>>): void {
    for (const [id, others] of alternatives) {
      const known = this.byId.get(id);
      if (known !== undefined) known.alternatives = [...others];
    }
  }

  addExamples(examples: ReadonlyMap<string, string>): void {
    for (const [id, example] of examples) this.byId.get(id)?.examples.push(example);
  }

  requirements(): readonly PostingRequirement[] {
    return [...this.byId.values()].sort(
      (a, b) => (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0),
    );
  }

  private quote(first: number, last: number): PostingEvidence {
    const start = this.tokens[first]?.start ?? 0;
    const end = this.tokens[last]?.end ?? start;
    return { quote: this.text.slice(start, end), start, end };
  }
}

function chooseDemand(one: Demand, other: Demand): Demand {
  return STRENGTH[other] > STRENGTH[one] ? other : one;
}
