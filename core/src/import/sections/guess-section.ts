import { degreeWords, languageNames, type SectionKind, tradeHeadings } from '../../catalog';
import { Lexicon } from '../../language';
import { findDates, onlyDates } from '../dates/read-dates';
import {
  isOrganisation,
  scoreCompany,
  scoreDegree,
  scoreInstitution,
  scoreTitle,
} from '../entries/score-roles';
import { type CvLine, countWords } from '../lines/cv-line';
import { isKnownSkill } from '../lists/known-skills';
import { isLanguageLine } from '../lists/read-languages';
import { splitList } from '../lists/split-list';
import { hasContactData } from '../person/read-contact-values';
import { partLicence } from '../studies/driving-licence';
import { namesCertificate } from '../studies/take-certificates';
import { isSureCourse } from '../studies/take-courses';
import { guessByPhrase, guessByWord, guessKind, type NamedKind, plainLabel } from './match-heading';

const spoken = new Lexicon(languageNames);
const studied = new Lexicon(degreeWords);
const trades = new Lexicon(tradeHeadings);
const MOST_LINES = 60;
const LONGEST_NAME = 110;

/** Guesses the kind of a section whose heading is unknown, from a telling word or else from its content. */
export function guessSection(
  label: string,
  lines: readonly CvLine[],
  isHeaded: (kind: NamedKind) => boolean,
): NamedKind {
  const byWord = guessByWord(label);
  if (byWord !== 'additional' || isOwnKind(label)) return byWord;
  const byContent = guessByContent(lines, isHeaded);
  return byContent === 'additional' ? guessByPhrase(label) : byContent;
}

/** "Docencia" over entries of which most name a job. */
export function holdsTrade(label: string, source: readonly CvLine[]): boolean {
  if (!trades.has(plainLabel(label))) return false;
  const lines = source.slice(0, MOST_LINES);
  const dated = lines.filter(({ text }) => text.length <= 160 && findDates(text).length > 0);
  const titled = lines.filter(({ cells }) => cells.some(namesJob));
  return dated.length > 0 && titled.length * 2 >= dated.length;
}

/** Of a teacher, "Prácticas de Genética" are lessons. */
function namesJob(cell: string): boolean {
  return cell.length <= LONGEST_NAME && scoreTitle(cell) >= 2 && !/^prácticas\b/i.test(cell);
}

/** Projects and voluntary work have dates and places too, and are neither jobs nor education. */
export function isOwnKind(label: string): boolean {
  return /volunt|giving back|ayudo|echo (?:una|la) mano|unpaid|proye[ck]t|project|research|investiga|publica|award|premio|prize|grants?\b|subvenci|beca|logro|achievement|honou?r|reconoc|referenc|congres|confer|talk|charla|activi/i.test(
    label,
  );
}

/** @param isHeaded whether a section of that kind has its own heading */
function guessByContent(
  source: readonly CvLine[],
  isHeaded: (kind: NamedKind) => boolean,
): NamedKind {
  const lines = source.slice(0, MOST_LINES);
  if (lines.length === 0) return 'additional';
  if (areLanguages(lines)) return 'languages';
  if (!isHeaded('personal') && areWaysToReach(lines)) return 'personal';
  // "2017 to March 2021" is no degree, though "MArch" is one.
  const names = lines.filter(
    ({ text, bullet }) => !bullet && text.length <= LONGEST_NAME && onlyDates(text) === null,
  );
  const studies =
    names.filter(({ cells }) =>
      cells.some((cell) => scoreDegree(cell) >= 2 || scoreInstitution(cell) >= 3),
    ).length + countListedDegrees(lines);
  const jobs = names.filter(({ cells }) =>
    cells.some((cell) => scoreTitle(cell) >= 2 || scoreCompany(cell) >= 2.5),
  ).length;
  const titles = names.filter(({ cells }) => cells.some((cell) => scoreTitle(cell) >= 2)).length;
  // "Oct 2019–" is open where its cell ends, and "Volunteer since 1996." is said in passing.
  const dates = lines.flatMap(({ text, cells }) =>
    text.length > 160 || SENTENCES.test(text) ? [] : cells.flatMap((cell) => findDates(cell)),
  );
  const since = lines.filter(({ text }) => onlyDates(text)?.isOpen);
  const spans = Math.max(dates.filter((found) => found.isRange).length, since.length);
  if (spans > 0) {
    // Teachers work where others study: with a heading for education elsewhere, these are jobs.
    const degrees = names.filter(({ cells }) =>
      cells.some((cell) => scoreDegree(cell) >= 2),
    ).length;
    const areTaught =
      isHeaded('education') && !isHeaded('work') && titles * 2 >= spans && degrees * 2 < spans;
    if (studies > 0 && studies >= jobs && !areTaught) return 'education';
    const tells = lines.some(({ bullet, text }) => bullet || countWords(text) > 12);
    // Meetings and trips have dates and hosts too, so they aren't jobs when the CV has a section for jobs.
    if (isHeaded('work')) return titles * 2 >= spans ? 'work' : 'additional';
    return jobs > 0 || (spans > 1 && tells) ? 'work' : 'additional';
  }
  if (dates.length > 0) {
    // First jobs have a month or a season each: the person had no other.
    const isStudied = (cell: string) => scoreTitle(cell) < 2 && scoreInstitution(cell) >= 3;
    // "Skilled Worker Card, 2022": a year alone dates what one has, and no job.
    const areMonths = dates.every(({ text }) => text.length > 4);
    const areNamed = titles > 0 && jobs * 2 >= dates.length;
    const areJobs = areMonths && areNamed && !names.some(({ cells }) => cells.some(isStudied));
    if (!isHeaded('work') && areJobs && !areTold(lines)) return 'work';
    if (studies > 0 && studies > jobs && countCertificates(lines) <= studies && !areTold(lines))
      return 'education';
    const given = lines.filter(
      ({ cells, text }) => cells.some(namesIssuer) || GIVEN_BY.test(text),
    ).length;
    const named = lines.filter(({ text }) => namesCertificate(text)).length;
    const areGiven = given * 2 >= lines.length && !areTold(lines);
    return areGiven || (dates.length > 1 && named > 0 && named + given >= dates.length)
      ? 'certifications'
      : 'additional';
  }
  return areSkills(lines, isHeaded('skills') ? LEAST_KNOWN_ITEMS : 1) ? 'skills' : 'additional';
}

/** One sentence after another. */
const SENTENCES = /(?:\p{Ll}{3}|\d)\. \p{Lu}/u;
const LEAST_REACHED = 2;
/** "@ana.ruiz", on whatever network. */
const HANDLE = /^@[\p{L}\d][\p{L}\d._-]{2,40}$/u;
const MOST_PLACE_WORDS = 4;

/** A town, a number and addresses, one below the other and nothing else. */
function areWaysToReach(lines: readonly CvLine[]): boolean {
  const isReached = ({ text }: CvLine) => hasContactData(text) || HANDLE.test(text);
  // An icon before each line is a sign like any other.
  const areMarked = lines.every(({ bullet }) => bullet);
  const mayBePlace = ({ text, bullet }: CvLine) =>
    bullet === areMarked && countWords(text) <= MOST_PLACE_WORDS && !/\d/.test(text);
  return (
    lines.filter(isReached).length >= LEAST_REACHED &&
    lines.every((line) => isReached(line) || mayBePlace(line))
  );
}

/** What is a licence or compulsory course whatever gave it. */
function countCertificates(lines: readonly CvLine[]): number {
  return lines.filter(
    ({ text }) => namesCertificate(text) || isSureCourse(text) || partLicence(text) !== null,
  ).length;
}

const LEAST_LISTED = 2;

/** Degrees as items of a list, each with its years; talks and workshops name schools too. */
function countListedDegrees(lines: readonly CvLine[]): number {
  const listed = lines.filter(({ text, bullet }) => bullet && findDates(text).length > 0);
  const degrees = listed.filter(({ text }) => studied.startsWith(text));
  const areMost = degrees.length >= LEAST_LISTED && degrees.length * 2 >= listed.length;
  return areMost ? degrees.length : 0;
}

/** Several languages, or one and how well it is spoken; one alone may be a nationality. */
export function areLanguages(lines: readonly CvLine[]): boolean {
  const short = lines.filter(({ text }) => text.length < 90);
  const graded = short.filter(({ cells, text }) => isLanguageLine(text) || isLanguageRow(cells));
  const named = short.filter(({ text }) => spoken.startsWith(text));
  const found = Math.max(named.length, graded.length);
  const areLines = found * 2 > lines.length && (graded.length > 0 || named.length > 1);
  return areLines || listsLanguages(lines);
}

/** "castellano, francés (B2), inglés" over "(B1)": one after the other, and nothing else. */
function listsLanguages(lines: readonly CvLine[]): boolean {
  const items = splitList(lines.map(({ text }) => text).join(' '));
  const named = items.filter((item) => spoken.startsWith(item));
  return items.length > 1 && named.length * 4 >= items.length * 3;
}

function isLanguageRow([first = '', ...others]: readonly string[]): boolean {
  return others.length === 1 && spoken.has(first);
}

function namesIssuer(cell: string): boolean {
  return cell.split(/, | \(|\) | [–—|·-] /).some((part) => isOrganisation(part));
}

/** Sentences, which tell of something rather than name it. */
function areTold(lines: readonly CvLine[]): boolean {
  const text = lines.map((line) => line.text.replace(/ incl\. /g, ' ')).join(' ');
  return lines.length < countWords(text) / MOST_NAME_WORDS || /\p{Ll}\. \p{Lu}\p{Ll}+ /u.test(text);
}

const MOST_NAME_WORDS = 10;

/** "Child Safeguarding (Tusla, 2024)": who issued it, and when. */
const GIVEN_BY = /\(\p{Lu}[^()\d]+, (?:\p{L}+ )?(?:19|20)\d\d\)\.?$/u;

/** Share of the items that the catalogue has to know. */
const LEAST_KNOWN = 0.25;
const LEAST_KNOWN_ALONE = 0.2;
const LEAST_KNOWN_ITEMS = 2;
const LEAST_ITEMS = 3;
const MOST_ITEM_WORDS = 5;

/** Short items, some of which the catalogue has as skills; one is enough in a document that lists its skills nowhere else. */
export function areSkills(lines: readonly CvLine[], leastKnown = LEAST_KNOWN_ITEMS): boolean {
  const items = lines
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => splitList(cell.replace(/^[^:]{2,40}:\s*/, '')));
  const short = items.filter((item) => countWords(item) <= MOST_ITEM_WORDS);
  const isOnly = leastKnown < LEAST_KNOWN_ITEMS;
  if (items.length < (isOnly ? LEAST_ITEMS + 1 : LEAST_ITEMS)) return false;
  if (short.length < 0.8 * items.length) return false;
  const known = short.filter((item) => isKnownSkill(item));
  const share = isOnly ? LEAST_KNOWN_ALONE : LEAST_KNOWN;
  return known.length >= Math.max(leastKnown, share * items.length);
}

const MOST_TOLD_WORDS = 6;

/** A scan shows no weight, and sizes that waver: after a gap, a short line that tells another kind of section heads one. */
export function tellsByWords(
  lines: readonly CvLine[],
  index: number,
  inside: SectionKind,
): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (line === undefined || next === undefined || !line.gapBefore || line.bullet) return false;
  if (line.cells.length > 1 || countWords(line.text) > MOST_TOLD_WORDS) return false;
  if (!/^\p{Lu}[\p{L} ,&/-]+$/u.test(line.text) || /^\p{Ll}/u.test(next.text)) return false;
  const kind = guessKind(line.text);
  const isName = scoreTitle(line.text) > 0 || isOrganisation(line.text);
  return kind !== 'additional' && kind !== inside && !isName;
}
