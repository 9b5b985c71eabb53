import type {
  AskedAs,
  CvSkill,
  MatchedSkill,
  MissingSkill,
  Posting,
  SkillGapResult,
} from '../assistant';
import type { Cv } from '../cv';
import { detectLanguage, type Language, readTokens, writeKey } from '../language';
import { orLists } from '../text';
import { countMonthsSince } from './evidence/count-experience';
import { CvEvidence } from './evidence/cv-evidence';
import { CvWording } from './evidence/cv-wording';
import { findCvSkills } from './evidence/find-cv-skills';
import { findLedTeam } from './evidence/find-led-team';
import { findTitleSkills } from './evidence/find-title-skills';
import { isNotHeld, leaveOut } from './evidence/held-papers';
import { listCvDegrees } from './evidence/list-cv-degrees';
import { listCvFields } from './evidence/list-cv-fields';
import {
  type CvKnowledge,
  isMet,
  type Judgement,
  judgeRequirements,
} from './judgement/judge-requirements';
import { judgeYears } from './judgement/judge-years';
import { scoreMatch } from './judgement/score-match';
import { LEAST_OF_USE } from './judgement/share-of-level';
import { countInSentences } from './judgement/shared-sentences';
import { listFields } from './names/find-degrees';
import { findPaper } from './names/skill-names';
import { chooseAsked } from './report/choose-asked';
import { type GapWords, gapWords } from './report/gap-words';
import { shortenPlace } from './report/shorten-place';
import { suggestKeywords } from './report/suggest-keywords';

const RELEVANCE = { required: 'high', expected: 'medium', optional: 'low' } as const;
const IMPORTANCE = { required: 'critical', expected: 'important', optional: 'optional' } as const;
const STRENGTH = { required: 0, expected: 1, optional: 2 } as const;
const MOST_NAMED_IN_SUMMARY = 4;
/** A duty that is less likely, or that the CV says others did, is missing. */
const LEAST_OPEN = 0.5;

/** Compares a CV with a job description: what it shows and what's missing, with the place in both texts. */
export function compareWithPosting(
  cv: Cv,
  posting: Posting,
  now: Date,
  language: Language = 'es',
  /** Of this CV at this time; for several job descriptions it is gathered once. */
  knowledge = gatherKnowledge(cv, now),
): SkillGapResult {
  const words = gapWords[language];
  const isTranslated = isOtherLanguage(knowledge, posting);
  const judgements = judgeRequirements(posting.requirements, {
    ...knowledge,
    whole: posting.text,
    isTranslated,
    languages: new Set(posting.language === 'es' ? ['spanish'] : ['english']),
  })
    .map(shortenPlaces)
    .toSorted((a, b) => STRENGTH[a.requirement.demand] - STRENGTH[b.requirement.demand]);
  const years =
    posting.years === null
      ? null
      : {
          name: words.years(posting.years.least),
          demand: posting.years.demand,
          asked: posting.years.least,
          ...judgeYears(cv, posting, judgements, now),
        };
  const { percentage, parts } = scoreMatch(judgements, years, countInSentences(posting), language);
  const matched = judgements.filter(isMet);
  const missing = judgements.filter((one) => !isMet(one) && !isLeftOpen(one));
  const names = new Map(posting.requirements.map((one) => [one.id, nameOf(one, language)]));
  return {
    matchPercentage: percentage,
    summary: summarise(posting, matched, missing, words, language),
    matchedSkills: matched.map((one) => describeMatched(one, words, language, now)),
    missingSkills: missing.map((one) => describeMissing(one, names, words, language)),
    scoreParts: [...parts],
    keywordOptimization: suggestKeywords(matched, words, isTranslated),
    posting,
  };
}

function shortenPlaces(judgement: Judgement): Judgement {
  return {
    ...judgement,
    places: judgement.places.map(shortenPlace),
    near: judgement.near.map(shortenPlace),
    related: judgement.related.map((skill) => ({
      ...skill,
      places: skill.places.map(shortenPlace),
    })),
  };
}

/** Neither met nor missing: covered by another of the same choice, or a duty that may well be shown. */
function isLeftOpen({ requirement, how, share }: Judgement): boolean {
  return how === 'alternative' || (requirement.isDuty && share >= LEAST_OPEN);
}

/** What a CV shows, independent of any job description. */
export function gatherKnowledge(cv: Cv, now: Date): CvKnowledge {
  const written = listCvFields(cv).map((field) =>
    isNotHeld(field, now) ? { ...field, isNotHeld: true } : field,
  );
  const unheld = new Set(written.flatMap((field) => (field.isNotHeld ? [field.pointer] : [])));
  const skills = new Map(findCvSkills(leaveOut(cv, unheld)).map((skill) => [skill.id, skill]));
  const led = findLedTeam(cv);
  if (led !== null && !skills.has(led.id)) skills.set(led.id, led);
  const byWording = new Map<string, CvSkill>();
  for (const skill of skills.values())
    for (const { quote } of skill.places) {
      const key = writeKey(quote);
      if (!byWording.has(key)) byWording.set(key, skill);
    }
  const degrees = listCvDegrees(leaveOut(cv, unheld));
  const titleSkills = findTitleSkills(cv, now);
  return {
    skills,
    degrees,
    wording: new CvWording(written),
    language: detectLanguage(written),
    byWording,
    titleSkills,
    evidence: new CvEvidence(written, cv.personal.location),
  };
}

function summarise(
  posting: Posting,
  matched: readonly Judgement[],
  missing: readonly Judgement[],
  words: GapWords,
  language: Language,
): string {
  const open = mergeChoices(missing, language);
  const asked = matched.length + open.length;
  if (posting.outcome !== 'read') {
    const said = words.outcome[posting.outcome];
    return asked === 0 ? said : `${said} ${words.summary(matched.length, asked, [])}`;
  }
  const musts = open.flatMap(({ demand, name }) => (demand === 'required' ? [name] : []));
  return words.summary(matched.length, asked, musts.slice(0, MOST_NAMED_IN_SUMMARY));
}

/** "Tableau or Power BI" is one thing. */
function mergeChoices(missing: readonly Judgement[], language: Language) {
  const covered = new Set<string>();
  const byId = new Map(missing.map(({ requirement }) => [requirement.id, requirement]));
  return missing.flatMap(({ requirement }) => {
    if (covered.has(requirement.id)) return [];
    const others = requirement.alternatives.flatMap((id) => byId.get(id) ?? []);
    for (const { id } of others) covered.add(id);
    const names = [requirement, ...others].map((one) => nameOf(one, language));
    return [{ demand: requirement.demand, name: orLists[language].format(names) }];
  });
}

function describeMatched(
  { requirement, places, byTitle, byNarrower, byDeed, isLikely }: Judgement,
  words: GapWords,
  language: Language,
  now: Date,
): MatchedSkill {
  const months = places
    .map(({ lastUsed }) => countMonthsSince(lastUsed, now))
    .filter((one) => one !== null);
  const monthsSinceUse = months.length === 0 ? null : Math.min(...months);
  const [place] = places;
  return {
    id: requirement.id,
    kind: requirement.kind,
    name: nameOf(requirement, language),
    relevance: RELEVANCE[requirement.demand],
    description:
      byDeed && place !== undefined
        ? words.byDeed(place.quote)
        : byTitle === null
          ? words.shown(
              words.sections[place?.section ?? ''] ?? '',
              monthsSinceUse,
              byNarrower?.names[language] ?? null,
            )
          : words.implied(byTitle.title, byTitle.months),
    evidence: listQuotes(requirement),
    postingPlaces: requirement.evidence,
    cvPlaces: [...places],
    monthsSinceUse,
    impliedBy: byTitle?.title ?? null,
    shownBy: byNarrower?.names[language] ?? null,
    isLikely,
  };
}

function describeMissing(
  judgement: Judgement,
  names: ReadonlyMap<string, string>,
  words: GapWords,
  language: Language,
): MissingSkill {
  const { requirement, related, byTitle, places } = judgement;
  const near = [
    ...related.map(({ id, names: known, places }) => ({
      id,
      name: known[language],
      cvPlaces: places,
    })),
    ...judgement.near.map((place) => ({
      id: requirement.id,
      name: place.quote,
      cvPlaces: [place],
    })),
  ];
  const orElse = requirement.alternatives.flatMap((id) => names.get(id) ?? []);
  const askedAs = chooseAsked(requirement);
  const said = explainMissing(judgement, askedAs, near, words);
  return {
    id: requirement.id,
    kind: requirement.kind,
    name: nameOf(requirement, language),
    importance: IMPORTANCE[requirement.demand],
    description: orElse.length === 0 ? said : `${said} ${words.orElse(orElse)}`,
    evidence: listQuotes(requirement),
    postingPlaces: requirement.evidence,
    related: near,
    usualIn: byTitle?.title ?? null,
    orElse,
    askedAs,
    askedLevel: requirement.languageLevel,
    shownAs: places.find(({ section }) => section === 'languages')?.quote ?? '',
    names: { es: nameOf(requirement, 'es'), en: nameOf(requirement, 'en') },
  };
}

function explainMissing(
  { how, requirement, shownLevel, byTitle, near: lines, isOthers }: Judgement,
  askedAs: AskedAs,
  near: readonly { readonly name: string }[],
  words: GapWords,
): string {
  const { demand, languageLevel } = requirement;
  if (how === 'lower-level')
    return words.lowerLevel(words.demand[demand], languageLevel ?? LEAST_OF_USE, shownLevel);
  if (byTitle !== null) return words.usual(words.demand[demand], byTitle.title);
  const [line] = lines;
  if (line !== undefined) {
    const say = isOthers ? words.byOthers : words.near;
    return say(words.demand[demand], line.quote, words.asked[askedAs]);
  }
  return words.missing(
    words.demand[demand],
    near.map(({ name }) => name),
  );
}

/** A skill asked for by the name of its paper is called that. A degree that the catalogue knows only in general is called what the job description calls it: "Máster en cuidados críticos". */
function nameOf(
  { id, kind, names, evidence }: Judgement['requirement'],
  language: Language,
): string {
  const name = names[language];
  const quote = evidence[0]?.quote ?? '';
  if (kind === 'hard') return findPaper(quote) === undefined ? name : quote;
  const isMoreExact =
    id === 'studies' ||
    (sharesFirstWord(quote, name) && quote.length > name.length) ||
    (listFields(id).length === 0 && OF_A_FIELD.test(quote));
  return kind === 'degree' && isMoreExact ? quote : name;
}

/** "NVQ in upholstery", "grado en Derecho o Económicas": more than its rank. */
const OF_A_FIELD = /\p{L} (?:in|en|de la rama de|de la familia de) \p{L}{3,}/u;

function sharesFirstWord(quote: string, name: string): boolean {
  return readTokens(quote)[0]?.stem === readTokens(name)[0]?.stem;
}

function isOtherLanguage(cv: CvKnowledge, { language }: Posting): boolean {
  return (language === 'es' || language === 'en') && cv.language !== language;
}

function listQuotes({ evidence }: Judgement['requirement']): string[] {
  return [...new Set(evidence.map(({ quote }) => quote))];
}
