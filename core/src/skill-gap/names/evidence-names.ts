import { catalogueIdsOf, evidenceSkills } from '../../evidence';
import type { NamedThing } from './skill-names';

/** A similar line of a CV doesn't prove a degree or a language. */
const NOT_BY_DEEDS =
  /\b(?:degree|diploma|master's|máster|grado|titulación|licenciatura|título|fluent)\b/i;
const PERMIT = /\b(?:licen[cs]e|licensed|permit|certificate|certification|qualification|card)\b/i;

interface EvidenceNames {
  /** Skills of the evidence that the catalogue has not. */
  readonly things: readonly { readonly thing: NamedThing; readonly names: readonly string[] }[];
  /** The evidence of a thing, by its id: places in `evidenceSkills()`. */
  readonly byId: ReadonlyMap<string, readonly number[]>;
}

/** Which thing each skill of the evidence is, by its name in either language. */
export function nameEvidence(
  findWhole: (name: string) => readonly NamedThing[],
  findById: (id: string) => NamedThing | undefined,
): EvidenceNames {
  const things: EvidenceNames['things'][number][] = [];
  const byId = new Map<string, number[]>();
  evidenceSkills().forEach(({ en, es }, index) => {
    if (NOT_BY_DEEDS.test(`${en} ${es}`)) return;
    const names = [en, es].map((name) => name.replace(/\s*\(.*?\)/g, '').trim());
    const slug = (names[0] ?? en).toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const known = new Set(names.flatMap((name) => findWhole(name)).map(({ id }) => id));
    if (known.size === 0 && findById(slug) !== undefined) known.add(slug);
    const same = catalogueIdsOf.get(en) ?? [];
    const [only] = same.flatMap((id) => findById(id) ?? []);
    if (known.size === 0 && same.length === 1 && only !== undefined) {
      things.push({ thing: only, names });
      known.add(only.id);
    }
    if (known.size === 0) {
      const kind = PERMIT.test(en) ? 'licence' : 'hard';
      const thing: NamedThing = {
        id: slug,
        kind,
        category: 'evidence',
        es: names[1] ?? es,
        en: names[0] ?? en,
        attests: [],
      };
      things.push({ thing, names });
      known.add(slug);
    }
    // What a permit allows can be done without it, or by someone else.
    if (PERMIT.test(en)) return;
    for (const id of new Set([...known, ...same])) byId.set(id, [...(byId.get(id) ?? []), index]);
  });
  return { things, byId };
}
