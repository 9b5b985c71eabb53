import type { TranslateInput, TranslateResult } from '../../assistant';
import { type Cv, type EntryList, emptyCv } from '../../cv';
import type { Language } from '../../language';
import { escapeStep, readField } from '../../review';
import type { AnswerSentence } from '../direction';
import { findNotes } from '../find-notes';
import { translateCv } from '../translate-cv';
import { createJudges, type FieldJudges, type Judge } from './field-judges';
import { createTranslationTaker, type TranslationTaker } from './take-translated';
import { openGround } from './translation-ground';

/**
 * Accepts a model's translation of a CV as far as it says what the CV says. The built-in engine's text replaces the rest
 * and whatever the model left out, and each such text is listed.
 */
export function guardModelTranslation(
  input: TranslateInput,
  translated: Cv,
  answer?: AnswerSentence,
): TranslateResult {
  return openTranslationGuard(input, answer)(translated);
}

/** Prepares the comparison once for several translations of one CV. */
export function openTranslationGuard(
  { cv, from, to }: TranslateInput,
  answer?: AnswerSentence,
): (translated: Cv) => TranslateResult {
  const built = translateCv({ cv, from, to }, answer);
  const sections = Object.entries(cv.additional).map(([heading, lines]): Section => {
    // By itself: two headings may have one translation, under which their lines would be together.
    const alone = { ...emptyCv(), additional: { [heading]: lines } };
    const [own] = Object.entries(translateCv({ cv: alone, from, to }, answer).cv.additional);
    return own ?? [heading, lines];
  });
  const judges = createJudges(openGround(cv, built.cv, { from, to }), from, to);
  return (translated) => guard({ original: cv, translated, built, sections, judges, to });
}

type Draft = TranslateResult['drafts'][number];
type Section = readonly [heading: string, lines: readonly string[]];

interface GuardParts {
  readonly original: Cv;
  readonly translated: Cv;
  readonly built: TranslateResult;
  /** What the built-in engine makes of each section. */
  readonly sections: readonly Section[];
  readonly judges: FieldJudges;
  readonly to: Language;
}

function guard(parts: GuardParts): TranslateResult {
  const { original, translated, built, judges, to } = parts;
  const taker = createTranslationTaker(judges.prose);
  const cv: Cv = {
    personal: takeFields(
      taker,
      '/personal',
      [original.personal, translated.personal, built.cv.personal],
      { location: judges.place, title: judges.title },
    ),
    summary: taker.takeProse({
      pointer: '/summary',
      was: original.summary,
      is: translated.summary,
      ours: built.cv.summary,
    }),
    ...takeEntryLists(taker, parts),
    skills: taker.takeLines(
      { pointer: '/skills', was: original.skills, is: translated.skills, ours: built.cv.skills },
      (text) => taker.take(text, judges.skill),
    ),
    additional: takeSections(taker, parts),
  };
  const { warnings, byBuiltin } = taker;
  return {
    cv,
    drafts: listDrafts(cv, built, taker),
    notes: to === 'en' ? findNotes(original) : [],
    warnings,
    byBuiltin,
  };
}

/** Only our own words, or the person's where there are none, can be a draft: the text as it is now. */
function listDrafts(cv: Cv, built: TranslateResult, { own }: TranslationTaker): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const { pointer, was, ours } of own) {
    // Under another heading a line has another pointer.
    const isInSection = pointer.startsWith('/additional');
    const made = built.drafts.find((draft) =>
      isInSection
        ? draft.pointer.startsWith('/additional') &&
          draft.source.includes(was) &&
          draft.draft.includes(ours)
        : draft.pointer === pointer,
    );
    if (made === undefined) continue;
    if (pointer === '/additional') drafts.set(made.pointer, made);
    else drafts.set(pointer, { ...made, pointer, draft: readField(cv, pointer) });
  }
  return [...drafts.values()];
}

function takeEntryLists(taker: TranslationTaker, parts: GuardParts): Pick<Cv, EntryList> {
  const { original, translated, built, judges } = parts;
  const take = <L extends EntryList>(list: L, fields: Judges<Cv[L][number]>) =>
    takeEntries(taker, parts, list, fields);
  const work = take('work_experience', {
    title: judges.title,
    location: judges.place,
    dates: judges.date,
    company: judges.same,
    description: 'prose',
  });
  return {
    work_experience: work.map((entry, at) => ({
      ...entry,
      achievements: taker.takeLines({
        pointer: `/work_experience/${at}/achievements`,
        was: original.work_experience[at]?.achievements ?? [],
        is: translated.work_experience[at]?.achievements ?? [],
        ours: built.cv.work_experience[at]?.achievements ?? [],
      }),
    })),
    education: take('education', {
      degree: judges.degree,
      institution: judges.same,
      dates: judges.date,
      location: judges.place,
      field_of_study: judges.name,
      description: 'prose',
    }),
    certifications: take('certifications', {
      name: judges.certificate,
      issuer: judges.same,
      date: judges.date,
    }),
    languages: take('languages', { language: judges.listed, proficiency: judges.listed }),
  };
}

type Judges<T> = { readonly [Field in keyof T]?: Judge | 'prose' };

/** Entry by entry, in order; extra entries are left out. */
function takeEntries<L extends EntryList>(
  taker: TranslationTaker,
  { original, translated, built }: GuardParts,
  list: L,
  judges: Judges<Cv[L][number]>,
): Cv[L][number][] {
  const [was, is, ours] = [original[list], translated[list], built.cv[list]];
  for (const extra of is.slice(was.length)) {
    const quote = Object.values(extra).flat().join(' ').trim();
    taker.report(`/${list}`, [{ code: 'entry-added', quote }]);
  }
  return was.map((entry, at) =>
    takeFields(taker, `/${list}/${at}`, [entry, is[at] ?? entry, ours[at] ?? entry], judges),
  );
}

/** The fields there is a judge for, from the person's entry, the model's and the built-in engine's; the rest stays. */
function takeFields<T extends object>(
  taker: TranslationTaker,
  pointer: string,
  [was, is, ours]: readonly [was: T, is: T, ours: T],
  judges: Judges<T>,
): T {
  const entry = { ...was };
  for (const [field, judge] of Object.entries(judges) as [keyof T & string, Judge | 'prose'][]) {
    const text = {
      pointer: `${pointer}/${field}`,
      was: textOf(was, field),
      is: textOf(is, field),
      ours: textOf(ours, field),
    };
    const taken = judge === 'prose' ? taker.takeProse(text) : taker.take(text, judge);
    Object.assign(entry, { [field]: taken });
  }
  return entry;
}

function takeSections(
  taker: TranslationTaker,
  { original, translated, sections: ownSections, judges }: GuardParts,
): Cv['additional'] {
  const sections = new Map<string, string[]>();
  const said = Object.entries(translated.additional);
  for (const [at, [heading, lines]] of Object.entries(original.additional).entries()) {
    const [is = heading, told = []] = said[at] ?? [];
    const [ours, own] = ownSections[at] ?? [heading, lines];
    const name = taker.take({ pointer: '/additional', was: heading, is, ours }, judges.heading);
    const before = sections.get(name) ?? [];
    const pointer = `/additional/${escapeStep(name)}`;
    const taken = taker.takeLines({
      pointer,
      before: before.length,
      was: lines,
      is: told,
      ours: own,
    });
    sections.set(name, [...before, ...taken]);
  }
  for (const [name] of said.slice(Object.keys(original.additional).length)) {
    taker.report('/additional', [{ code: 'entry-added', quote: name }]);
  }
  return Object.fromEntries(sections);
}

function textOf(entry: object, field: string): string {
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value : '';
}
