import {
  type CvPlace,
  type CvSkill,
  cefrLevels,
  type PostingRequirement,
} from '../assistant/skill-gap-task';
import type { DegreeMention } from './find-degrees';
import type { CvField } from './list-cv-fields';
import { listRelated } from './skill-names';
import { readTokens } from './tokens';

export interface CvKnowledge {
  readonly skills: ReadonlyMap<string, CvSkill>;
  readonly degrees: readonly (DegreeMention & { readonly place: CvPlace })[];
  readonly fields: readonly CvField[];
}

/** How far the CV meets one requirement. */
export interface Judgement {
  readonly requirement: PostingRequirement;
  /** 0 to 1. */
  readonly share: number;
  readonly how: 'shown' | 'related' | 'lower-level' | 'missing';
  readonly places: readonly CvPlace[];
  readonly related: readonly CvSkill[];
  /** For languages: what the CV claims. */
  readonly shownLevel: string | null;
}

const RELATED_SHARE = 0.35;
const OTHER_FIELD_SHARE = 0.4;
const SAME_FIELD_SHARE = 0.7;
const UNSAID_LEVEL_SHARE = 0.7;

export function judgeRequirement(requirement: PostingRequirement, cv: CvKnowledge): Judgement {
  const verdict = (
    share: number,
    how: Judgement['how'],
    places: readonly CvPlace[] = [],
    more: Partial<Judgement> = {},
  ): Judgement => ({ requirement, share, how, places, related: [], shownLevel: null, ...more });

  if (requirement.kind === 'degree') {
    const { share, places } = judgeDegree(requirement, cv);
    return verdict(share, share === 1 ? 'shown' : share > 0 ? 'related' : 'missing', places);
  }
  if (requirement.kind === 'unknown') {
    const places = findWording(requirement, cv.fields);
    return places.length > 0 ? verdict(1, 'shown', places) : verdict(0, 'missing');
  }
  const own = cv.skills.get(requirement.id) ?? findSameWording(requirement, cv.skills);
  if (requirement.kind === 'language' && own !== undefined) {
    const share = shareOfLevel(requirement.languageLevel, own.languageLevel);
    const more = { shownLevel: own.languageLevel };
    return verdict(share, share === 1 ? 'shown' : 'lower-level', own.places, more);
  }
  if (own !== undefined) return verdict(1, 'shown', own.places);
  if (requirement.kind === 'language') return verdict(0, 'missing');
  const related = findRelated(requirement.id, cv.skills);
  if (related.length === 0) return verdict(0, 'missing');
  return verdict(RELATED_SHARE, 'related', [], { related });
}

/** Names that several skills share may have been read as another of them. */
function findSameWording(
  requirement: PostingRequirement,
  skills: ReadonlyMap<string, CvSkill>,
): CvSkill | undefined {
  const wordings = new Set(requirement.evidence.map(({ quote }) => writeKey(quote)));
  for (const skill of skills.values())
    if (skill.places.some(({ quote }) => wordings.has(writeKey(quote)))) return skill;
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

function judgeDegree(
  { id, degreeLevel, acceptsSimilar }: PostingRequirement,
  { degrees }: CvKnowledge,
): { share: number; places: readonly CvPlace[] } {
  let best: { share: number; places: readonly CvPlace[] } = { share: 0, places: [] };
  for (const degree of degrees) {
    const isHighEnough = degree.level >= (degreeLevel ?? 0);
    const isGeneral = GENERAL.has(id);
    const share =
      degree.id === id || (isHighEnough && (isGeneral || acceptsSimilar))
        ? 1
        : isHighEnough
          ? GENERAL.has(degree.id)
            ? SAME_FIELD_SHARE
            : OTHER_FIELD_SHARE
          : 0;
    if (share > best.share) best = { share, places: [degree.place] };
  }
  return best;
}

const GENERAL = new Set([
  'bachelors-degree',
  'masters-degree',
  'postgraduate-diploma',
  'doctorate',
  'dual-degree',
  'higher-vocational-training',
  'intermediate-vocational-training',
  'compulsory-secondary-education',
  'upper-secondary-education',
]);

/** A term the catalogue has not is looked for as it is written. */
function findWording({ id }: PostingRequirement, fields: readonly CvField[]): readonly CvPlace[] {
  const key = ` ${id.slice('unknown:'.length)} `;
  const places: CvPlace[] = [];
  for (const { section, pointer, text, lastUsed } of fields) {
    const tokens = readTokens(text);
    const stems = ` ${tokens.map(({ stem }) => stem).join(' ')} `;
    const at = stems.indexOf(key);
    if (at < 0) continue;
    const first = stems.slice(0, at + 1).split(' ').length - 2;
    const last = first + key.trim().split(' ').length - 1;
    const quote = text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? text.length);
    places.push({ section, pointer, line: text, quote, lastUsed });
  }
  return places;
}

export function writeKey(text: string): string {
  return readTokens(text)
    .map(({ stem }) => stem)
    .join(' ');
}
