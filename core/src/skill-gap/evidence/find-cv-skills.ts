import type { CefrLevel, CvPlace, CvSkill, RequirementKind } from '../../assistant';
import type { Cv } from '../../cv';
import { type Language, readTokens, rememberByText } from '../../language';
import { findMentions, type PlaceTrust } from '../names/find-mentions';
import { readShownLevel } from '../names/language-levels';
import { findThing, type NamedThing } from '../names/skill-names';
import { ofCountry } from '../names/term-words';
import { listCvFields } from './list-cv-fields';
import { findUnownedClauses, isDeniedEntry } from './own-deeds';

type CvTrust = Extract<PlaceTrust, 'list' | 'prose' | 'asking'>;

const trusts: Readonly<Record<string, CvTrust>> = {
  skills: 'list',
  certifications: 'list',
  languages: 'list',
  personal: 'prose',
};

/** "Noruegos y alemanes" are guests, the "Basque Country" is a place, and an "Irish driving licence" a paper: no language is spoken yet. */
const PEOPLE = /(?:os|as|eses|anes|Germans|Italians|Russians)$/;

const quote = (trust: CvTrust) =>
  rememberByText((text) => {
    const tokens = readTokens(text);
    // Lists have no sentences in which others could have done it, but may say that something is not there.
    if (trust === 'list' && isDeniedEntry(text)) return [];
    const unowned = trust === 'list' ? [] : findUnownedClauses(text, trust === 'asking');
    return findMentions(tokens, () => trust).flatMap(({ thing, first, last }) => {
      const start = tokens[first]?.start ?? 0;
      if (unowned.some((clause) => clause.start <= start && start < clause.end)) return [];
      const quote = text.slice(start, tokens[last]?.end ?? start);
      const next = tokens[last + 1]?.word ?? '';
      if (thing.kind === 'language' && (PEOPLE.test(quote) || ofCountry.has(next))) return [];
      return [{ thing, quote }];
    });
  });

/** What a line names, in its own words; a task looks at the lines of a CV many times. */
const quoteMentions = {
  list: quote('list'),
  prose: quote('prose'),
  asking: quote('asking'),
} satisfies Record<CvTrust, unknown>;

/** Every skill the CV shows, with each place that shows it, the places of use before mere lists. */
export function findCvSkills(cv: Cv): readonly CvSkill[] {
  const byId = new Map<string, CvSkill>();
  const placed = new Set<string>();
  const add = (
    thing: Pick<NamedThing, 'id' | Language> & { kind: RequirementKind },
    place: CvPlace,
    level: CefrLevel | null,
  ): void => {
    const known = byId.get(thing.id) ?? {
      id: thing.id,
      kind: thing.kind,
      names: { es: thing.es, en: thing.en },
      languageLevel: null,
      places: [],
    };
    if (level !== null && (known.languageLevel === null || level > known.languageLevel))
      known.languageLevel = level;
    byId.set(thing.id, known);
    const name = `${thing.id} ${place.pointer}`;
    if (!placed.has(name)) known.places.push(place);
    placed.add(name);
  };
  for (const field of listCvFields(cv)) {
    const trust = trusts[field.section] ?? 'asking';
    for (const { thing, quote } of quoteMentions[trust](field.text)) {
      const place = {
        section: field.section,
        pointer: field.pointer,
        line: field.text,
        quote,
        lastUsed: field.lastUsed,
      };
      const level = thing.kind === 'language' ? readShownLevel(readTokens(field.note)) : null;
      add(thing, place, level);
      for (const id of thing.attests) {
        const attested = findThing(id);
        if (attested !== undefined) add(attested, place, null);
      }
    }
  }
  for (const skill of byId.values()) skill.places.sort((a, b) => rankPlace(a) - rankPlace(b));
  return [...byId.values()];
}

function rankPlace({ lastUsed, section }: CvPlace): number {
  if (lastUsed === 'present') return 0;
  if (section === 'work_experience') return 1;
  return lastUsed === null ? 3 : 2;
}
