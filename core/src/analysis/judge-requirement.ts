import {
  type CvPlace,
  type CvSkill,
  cefrLevels,
  type PostingRequirement,
} from '../assistant/skill-gap-task';
import { type CvDegree, judgeDegree } from './judge-degree';
import type { CvField } from './list-cv-fields';
import { listRelated } from './skill-names';
import { type Token, writeKey } from './tokens';

export interface CvKnowledge {
  readonly skills: ReadonlyMap<string, CvSkill>;
  readonly degrees: readonly CvDegree[];
  readonly fields: readonly ReadField[];
  /** The skills by the words the CV has for them. */
  readonly byWording: ReadonlyMap<string, CvSkill>;
}

export interface ReadField extends CvField {
  readonly tokens: readonly Token[];
  /** The stems of its words, a space before and after each. */
  readonly key: string;
}

/** How far the CV meets one requirement. */
export interface Judgement {
  readonly requirement: PostingRequirement;
  /** 0 to 1. */
  readonly share: number;
  readonly how: 'shown' | 'alternative' | 'related' | 'lower-level' | 'missing';
  readonly places: readonly CvPlace[];
  readonly related: readonly CvSkill[];
  /** For languages: what the CV claims. */
  readonly shownLevel: string | null;
}

const RELATED_SHARE = 0.35;
const UNSAID_LEVEL_SHARE = 0.7;

export function judgeRequirement(requirement: PostingRequirement, cv: CvKnowledge): Judgement {
  const verdict = (
    share: number,
    how: Judgement['how'],
    places: readonly CvPlace[] = [],
    more: Partial<Judgement> = {},
  ): Judgement => ({ requirement, share, how, places, related: [], shownLevel: null, ...more });

  if (requirement.kind === 'degree') {
    const { share, places } = judgeDegree(requirement, cv.degrees);
    return verdict(share, share === 1 ? 'shown' : share > 0 ? 'related' : 'missing', places);
  }
  if (requirement.kind === 'unknown') {
    const places = findWording(requirement, cv.fields);
    return places.length > 0 ? verdict(1, 'shown', places) : verdict(0, 'missing');
  }
  const own = cv.skills.get(requirement.id) ?? findSameWording(requirement, cv.byWording);
  if (requirement.kind === 'language' && own !== undefined) {
    const share = shareOfLevel(requirement.languageLevel, own.languageLevel);
    const more = { shownLevel: own.languageLevel };
    return verdict(share, share === 1 ? 'shown' : 'lower-level', own.places, more);
  }
  if (own !== undefined) return verdict(1, 'shown', own.places);
  if (requirement.kind === 'language') return verdict(0, 'missing');
  const named = requirement.examples.flatMap((id) => cv.skills.get(id) ?? []);
  if (named.length > 0)
    return verdict(
      1,
      'shown',
      named.flatMap(({ places }) => places),
    );
  const instead = requirement.alternatives.flatMap((id) => cv.skills.get(id) ?? []);
  if (instead.length > 0) return verdict(1, 'alternative', [], { related: instead });
  const related = findRelated(requirement.id, cv.skills);
  if (related.length === 0) return verdict(0, 'missing');
  return verdict(RELATED_SHARE, 'related', [], { related });
}

/** Names that several skills share may have been read as another of them. */
function findSameWording(
  requirement: PostingRequirement,
  byWording: ReadonlyMap<string, CvSkill>,
): CvSkill | undefined {
  for (const { quote } of requirement.evidence) {
    const skill = byWording.get(writeKey(quote));
    if (skill !== undefined) return skill;
  }
  return undefined;
}

function findRelated(id: string, skills: ReadonlyMap<string, CvSkill>): readonly CvSkill[] {
  const direct = listRelated(id).flatMap((other) => skills.get(other) ?? []);
  if (direct.length > 0) return direct.slice(0, 3);
  return [...skills.values()].filter((skill) => listRelated(skill.id).includes(id)).slice(0, 3);
}

function shareOfLevel(
  asked: PostingRequirement['languageLevel'],
  shown: CvSkill['languageLevel'],
): number {
  if (asked === null) return 1;
  if (shown === null) return UNSAID_LEVEL_SHARE;
  const short = cefrLevels.indexOf(asked) - cefrLevels.indexOf(shown);
  return short <= 0 ? 1 : Math.max(0, 0.6 - 0.25 * (short - 1));
}

/** A term the catalogue has not is looked for as it is written. */
function findWording({ id }: PostingRequirement, fields: readonly ReadField[]): readonly CvPlace[] {
  const key = ` ${id.slice('unknown:'.length)} `;
  const places: CvPlace[] = [];
  for (const { section, pointer, text, lastUsed, tokens, key: stems } of fields) {
    const at = stems.indexOf(key);
    if (at < 0) continue;
    const first = stems.slice(0, at + 1).split(' ').length - 2;
    const last = first + key.trim().split(' ').length - 1;
    const quote = text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? text.length);
    places.push({ section, pointer, line: text, quote, lastUsed });
  }
  return places;
}
