import type { TranslateInput, TranslateResult } from '../assistant';
import type { Cv, EducationItem, WorkItem } from '../cv';
import { collectFacts, compareTexts, listCvTexts, readSpan } from '../improve';
import { escapeStep, MOST_DOUBTFUL } from '../review';
import { capitaliseName } from './capitalise-name';
import { type AnswerSentence, type Direction, sure, type Translated } from './direction';
import { findNotes } from './find-notes';
import { listNames, listOrganizations, listTools } from './list-names';
import { findGender } from './names/spanish-gender';
import { spellGrades } from './spell-grades';
import { leaveOutSubject, tellOfToday } from './tell-deeds';
import { createTradeFinder } from './trades';
import { translateCertificate, translateSkill } from './translate-credentials';
import { translateDates } from './translate-dates';
import { capitaliseSubject, translateDegree, translateField } from './translate-degree';
import { translateLanguageLine } from './translate-language-line';
import {
  translateHeading,
  translateLanguage,
  translatePlace,
  translateProficiency,
} from './translate-names';
import { translateProse } from './translate-prose';
import { translateTitle, writeFor } from './translate-title';
import { workAt } from './work-at';

type Draft = TranslateResult['drafts'][number];

/**
 * The CV in the other language: fields by the catalogue, prose by the translator passed in. Without an answer a text stays as
 * it was written. Names of people, employers, schools and towns pass through; a field we are not sure of is listed as a draft.
 */
export function translateCv(
  { cv, from, to }: TranslateInput,
  answer?: AnswerSentence,
): TranslateResult {
  if (from === to) return { cv, drafts: [], notes: [], warnings: [] };
  const drafts: Draft[] = [];
  const take: Take = (pointer, source, { text, isSure, doubtful = [] }) => {
    if (!isSure && source.trim() !== '')
      drafts.push({
        ...{ pointer, source, draft: text },
        ...(doubtful.length > 0 && { doubtful: [...new Set(doubtful)].slice(0, MOST_DOUBTFUL) }),
      });
    return text;
  };
  const translated = translateSections(cv, { from, to }, take, answer);
  return { cv: translated, drafts, notes: to === 'en' ? findNotes(cv) : [], warnings: [] };
}

type Take = (pointer: string, source: string, translated: Translated) => string;
type Settle = (pointer: string, text: string, known: Translated) => Translated;

/** How the texts of one CV are translated, each noted under its pointer. */
interface FieldTranslator {
  readonly direction: Direction;
  readonly take: Take;
  readonly settle: Settle;
  /** Prose. */
  readonly tell: (pointer: string, text: string) => string;
  /** Prose that says what somebody did. */
  readonly tellDeeds: (pointer: string, text: string, goesOn: boolean) => string;
  /** A name: the catalogue first; what it does not know is asked for as a sentence would be. */
  readonly name: (
    pointer: string,
    text: string,
    translate: (text: string, direction: Direction) => Translated,
  ) => string;
  /** The name of a certificate. */
  readonly nameWithCapitals: FieldTranslator['name'];
  /** The name of a post, which Spanish has for a woman or a man. */
  readonly title: (pointer: string, text: string) => string;
}

function createFieldTranslator(
  cv: Cv,
  direction: Direction,
  take: Take,
  ask: AnswerSentence | undefined,
): FieldTranslator {
  const names = listNames(cv);
  const askAt = ask && createFaithfulAnswer(ask, cv, names);
  const findTrades = createTradeFinder(cv, direction.from);
  const answerAt = (pointer: string) =>
    askAt && ((sentence: string) => askAt(sentence, direction, findTrades(pointer)));
  const settle: Settle = (pointer, text, known) =>
    settleName(text, known, direction, answerAt(pointer));
  const translateText = (pointer: string, text: string) =>
    translateProse(text, direction, answerAt(pointer), names);
  const capitalise = (text: string, known: Translated): Translated =>
    direction.to === 'en' && known.text !== text
      ? { ...known, text: capitaliseName(known.text) }
      : known;
  const gender = direction.to === 'es' ? findGender(cv) : undefined;
  const nameTitle = (pointer: string, text: string): Translated => {
    const known = settle(pointer, text, translateTitle(text, direction, gender));
    const written =
      known.text === text
        ? known
        : { ...known, ...writeFor(gender, direction, known.text, known.isSure) };
    return capitalise(text, written);
  };
  return {
    direction,
    take,
    settle,
    nameWithCapitals: (pointer, text, translate) =>
      take(pointer, text, capitalise(text, settle(pointer, text, translate(text, direction)))),
    title: (pointer, text) => {
      const titles = text.split(TITLES_APART);
      const written = titles.map((title, at) =>
        at % 2 === 1 ? sure(title) : nameTitle(pointer, title),
      );
      return take(pointer, text, joinTranslated(written));
    },
    tell: (pointer, text) => take(pointer, text, translateText(pointer, text)),
    tellDeeds: (pointer, text, goesOn) => {
      const translated = translateText(pointer, text);
      if (direction.to !== 'en' || translated.text === text) return take(pointer, text, translated);
      const told = leaveOutSubject(translated.text);
      return take(pointer, text, { ...translated, text: goesOn ? tellOfToday(told, text) : told });
    },
    name: (pointer, text, translate) =>
      take(pointer, text, settle(pointer, text, translate(text, direction))),
  };
}

/** One after the other in one line; asked for together, the model leaves some out. */
const TITLES_APART = /(\s*[|·•]\s*)/;

const joinTranslated = (parts: readonly Translated[]): Translated => ({
  text: parts.map(({ text }) => text).join(''),
  isSure: parts.every(({ isSure }) => isSure),
  doubtful: parts.flatMap(({ doubtful = [] }) => doubtful),
});

const FAIRLY_NEAR = 0.5;

/** A name that the tables do not have, or only have a near one of, is asked for. */
function settleName(
  text: string,
  known: Translated,
  direction: Direction,
  answer: ((sentence: string) => Translated | undefined) | undefined,
): Translated {
  if (known.isSure || answer === undefined) return known;
  const { nearness, frame } = known;
  if (frame !== undefined) {
    const inner = answer(frame.source);
    if (inner === undefined) return known;
    const words = frame.isSubject ? capitaliseSubject(inner.text, direction) : inner.text;
    return { ...inner, text: frame.before + words + frame.after };
  }
  if (nearness === undefined)
    return known.text !== text && known.unknown === undefined ? known : (answer(text) ?? known);
  const answered = answer(text);
  return answered !== undefined && (answered.isSure || nearness < FAIRLY_NEAR) ? answered : known;
}

function translateSections(
  cv: Cv,
  direction: Direction,
  take: Take,
  answer: AnswerSentence | undefined,
): Cv {
  const fields = createFieldTranslator(cv, direction, take, answer);
  const { name, nameWithCapitals, tell, title } = fields;
  return {
    personal: {
      ...cv.personal,
      location: translatePlace(cv.personal.location, direction),
      title: title('/personal/title', cv.personal.title),
    },
    summary: tell('/summary', cv.summary),
    work_experience: cv.work_experience.map((item, at) =>
      translateWork(item, `/work_experience/${at}`, fields),
    ),
    education: cv.education.map((item, at) => translateStudies(item, `/education/${at}`, fields)),
    skills: cv.skills.map((skill, at) => name(`/skills/${at}`, skill, translateSkill)),
    certifications: cv.certifications.map((item, at) => ({
      ...item,
      name: nameWithCapitals(`/certifications/${at}/name`, item.name, translateCertificate),
      date: translateDates(item.date, direction),
    })),
    languages: cv.languages.map((item, at) => ({
      language: take(
        `/languages/${at}/language`,
        item.language,
        translateLanguage(item.language, direction),
      ),
      proficiency: take(
        `/languages/${at}/proficiency`,
        item.proficiency,
        translateProficiency(item.proficiency, direction),
      ),
    })),
    additional: translateAdditional(cv.additional, fields),
  };
}

function translateWork(
  item: WorkItem,
  place: string,
  { direction, tellDeeds, title }: FieldTranslator,
): WorkItem {
  const goesOn = readSpan(item.dates)?.end === 'present';
  return {
    ...item,
    title: title(`${place}/title`, item.title),
    location: translatePlace(item.location, direction),
    dates: translateDates(item.dates, direction),
    description: tellDeeds(`${place}/description`, item.description, goesOn),
    achievements: item.achievements.map((text, line) =>
      tellDeeds(`${place}/achievements/${line}`, text, goesOn),
    ),
  };
}

function translateStudies(
  item: EducationItem,
  place: string,
  { direction, name, tell }: FieldTranslator,
): EducationItem {
  return {
    ...item,
    degree: name(`${place}/degree`, item.degree, translateDegree),
    dates: translateDates(item.dates, direction),
    location: translatePlace(item.location, direction),
    field_of_study: name(`${place}/field_of_study`, item.field_of_study, translateField),
    description: tell(`${place}/description`, item.description),
  };
}

/** Two headings may have the same translation: their lines are then joined under it. */
function translateAdditional(
  additional: Cv['additional'],
  { direction, settle, take, tell }: FieldTranslator,
): Cv['additional'] {
  const sections = new Map<string, string[]>();
  for (const [heading, lines] of Object.entries(additional)) {
    const { text, isSure } = settle('/additional', heading, translateHeading(heading, direction));
    const place = `/additional/${escapeStep(text)}`;
    take(place, heading, { text, isSure });
    const told = sections.get(text) ?? [];
    sections.set(text, told);
    for (const line of lines) {
      const pointer = `${place}/${told.length}`;
      const level = translateLanguageLine(line, direction);
      told.push(level === undefined ? tell(pointer, line) : take(pointer, line, sure(level)));
    }
  }
  return Object.fromEntries(sections);
}

/** Rejects a translation that loses or adds a number or a tool. */
function createFaithfulAnswer(
  ask: AnswerSentence,
  cv: Cv,
  names: readonly string[],
): (sentence: string, direction: Direction, trades: readonly string[]) => Translated | undefined {
  const kept = [...new Set([...names, ...listTools(cv)])];
  const employers = listOrganizations(cv);
  const { skillIds } = collectFacts(listCvTexts(cv));
  return (written, direction, trades) => {
    const sentence = direction.from === 'es' ? spellGrades(written) : written;
    const answered = ask(sentence, direction, kept, trades);
    const isFaithful =
      answered !== undefined && compareTexts(sentence, answered.text, skillIds).length === 0;
    if (!isFaithful) return undefined;
    return { ...answered, text: workAt(answered.text, sentence, employers, direction) };
  };
}
