import type { CefrLevel, CvPlace, CvSkill, RequirementKind } from '../assistant/skill-gap-task';
import type { Cv } from '../cv/cv-schema';
import { findMentions, type PlaceTrust } from './find-mentions';
import { readShownLevel } from './language-levels';
import { listCvFields } from './list-cv-fields';
import { findThing, type NamedThing } from './skill-names';
import { readTokens } from './tokens';

const trusts: Readonly<Record<string, PlaceTrust>> = {
  skills: 'list',
  certifications: 'list',
  languages: 'list',
  personal: 'prose',
};

/** Every skill the CV shows, with each place that shows it, the places of use before mere lists. */
export function findCvSkills(cv: Cv): readonly CvSkill[] {
  const byId = new Map<string, CvSkill>();
  const add = (
    thing: Pick<NamedThing, 'id' | 'es' | 'en'> & { kind: RequirementKind },
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
    if (known.places.every(({ pointer }) => pointer !== place.pointer)) known.places.push(place);
    byId.set(thing.id, known);
  };
  for (const field of listCvFields(cv)) {
    const tokens = readTokens(field.text);
    const trust = trusts[field.section] ?? 'asking';
    for (const { thing, first, last } of findMentions(tokens, () => trust)) {
      const start = tokens[first]?.start ?? 0;
      const quote = field.text.slice(start, tokens[last]?.end ?? start);
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
