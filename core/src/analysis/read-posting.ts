import type { Demand, Posting, PostingRequirement } from '../assistant/skill-gap-task';
import { detectPostingLanguage } from './detect-posting-language';
import { findDegrees } from './find-degrees';
import { findMentions, type PlaceTrust } from './find-mentions';
import { findUnknownTerms } from './find-unknown-terms';
import { readAskedLevel } from './language-levels';
import { readPlainText } from './plain-text';
import { readZones, type Zone } from './posting-zones';
import { readTitle } from './read-title';
import { readYears } from './read-years';
import { RequirementList } from './requirement-list';
import { readTokens, type Token } from './tokens';

const FEWEST_WORDS = 3;

/** Reads what a posting asks for. Whatever the text is, there is an answer; `outcome` says what it is worth. */
export function readPosting(source: string): Posting {
  const text = readPlainText(source);
  const tokens = readTokens(text);
  const language = detectPostingLanguage(tokens);
  const title = readTitle(text);
  const zones = readZones(text);
  const zoneAt = walkZones(zones);
  const zoneOf = tokens.map((token) => zoneAt(token.start));
  const requirements = readRequirements(text, tokens, zoneOf);
  const years = readYears(text);
  return {
    text,
    language,
    outcome: judgeOutcome(tokens.length, language, requirements.length),
    title: title === null ? null : { id: title.id, name: title.name },
    level: title?.level ?? null,
    years:
      years === null
        ? null
        : {
            least: years.least,
            demand: demandAt(zones, years.start),
            evidence: {
              quote: text.slice(years.start, years.end),
              start: years.start,
              end: years.end,
            },
          },
    requirements: [...requirements],
  };
}

function readRequirements(
  text: string,
  tokens: readonly Token[],
  zoneOf: readonly (Zone | undefined)[],
): readonly PostingRequirement[] {
  const indexOf = new Map(tokens.map((token, index) => [token, index]));
  const trustAt = (token: Token): PlaceTrust => {
    const zone = zoneOf[indexOf.get(token) ?? -1];
    if (zone === undefined || zone.isIgnored) return 'none';
    return zone.isAsking ? 'asking' : 'prose';
  };
  const demandOf = (index: number): Demand => zoneOf[index]?.demand ?? 'expected';
  const list = new RequirementList(text, tokens);
  const taken = new Set<number>();
  const take = (first: number, last: number): void => {
    for (let at = first; at <= last; at++) taken.add(at);
  };

  for (const degree of findDegrees(tokens)) {
    if (zoneOf[degree.first]?.isIgnored !== false) continue;
    take(degree.first, degree.last);
    list.add(
      {
        id: degree.id,
        kind: 'degree',
        names: { es: degree.es, en: degree.en },
        demand: demandOf(degree.first),
        degreeLevel: degree.level,
        acceptsSimilar: degree.acceptsSimilar,
      },
      degree.first,
      degree.last,
    );
  }
  const mentions = findMentions(tokens, trustAt).filter(({ first }) => !taken.has(first));
  const languages = new Set(
    mentions.filter(({ thing }) => thing.kind === 'language').map(({ first }) => first),
  );
  for (const { thing, first, last } of mentions) {
    take(first, last);
    const languageLevel =
      thing.kind === 'language'
        ? readAskedLevel(tokens, first, last, (index) => languages.has(index))
        : null;
    list.add(
      {
        id: thing.id,
        kind: thing.kind,
        names: { es: thing.es, en: thing.en },
        demand: demandOf(first),
        languageLevel,
      },
      first,
      last,
    );
  }
  for (const { first, last } of findUnknownTerms(tokens, (index) => taken.has(index), trustAt))
    list.addUnknown(first, last, demandOf(first));
  return list.requirements();
}

function judgeOutcome(
  words: number,
  language: Posting['language'],
  found: number,
): Posting['outcome'] {
  if (words === 0) return 'empty';
  if (language === 'other') return 'other-language';
  if (found > 0) return 'read';
  return words < FEWEST_WORDS ? 'too-short' : 'nothing-found';
}

/** Zones and questions both go from left to right. */
function walkZones(zones: readonly Zone[]): (position: number) => Zone | undefined {
  let at = 0;
  return (position) => {
    for (let zone = zones[at]; zone !== undefined && zone.end <= position; zone = zones[at])
      at += 1;
    return zones[at];
  };
}

function demandAt(zones: readonly Zone[], position: number): Demand {
  return zones.find((zone) => zone.end > position)?.demand ?? 'expected';
}
