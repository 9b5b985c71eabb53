import type { GuardFinding } from '../../assistant';
import { actionVerbs } from '../../catalog';
import type { Cv } from '../../cv';
import { foldText, type Language, languages, splitSentences } from '../../language';
import { nameEach } from '../../tables';
import { ownValue } from '../../text';
import {
  findEnglishVerbByBase,
  findEnglishVerbByGerund,
  findEnglishVerbByPast,
} from '../openings/english-verbs';
import { isFirstPersonPast } from '../openings/first-person-pasts';
import { findWeakOpening } from '../openings/weak-openings';
import { sayWithSameVerbs } from '../ways/same-verbs';
import { collectFacts, type Facts, listCvTexts, listTexts, stemWord } from './cv-facts';
import { findLikestText } from './guard-texts';

const SHORTEST_WORD = 5;
const verbStems = nameEach(
  languages,
  (language) =>
    new Set(
      actionVerbs
        .flatMap(({ es, en }) =>
          language === 'es'
            ? [es.infinitive, es.firstPerson, es.noun]
            : [en.base, en.past, en.gerund],
        )
        .map((form) => stemWord(foldText(form).split(' ', 1)[0] ?? '')),
    ),
);
/** Verbs that say who led, decided or made it. Any other of the catalogue is a way to tell the same. */
const CLAIMING: ReadonlySet<string> = new Set(
  'lead direct head supervise oversee chair champion found steer restructure transform launch negotiate design create invent conceive devise establish implement introduce sign authorize build win defend publish patent'.split(
    ' ',
  ),
);
const telling = nameEach(
  languages,
  (language) =>
    new Set(
      actionVerbs
        .filter(({ id }) => !CLAIMING.has(id))
        .map(
          ({ es, en }) => foldText(language === 'es' ? es.firstPerson : en.past).split(' ', 1)[0],
        ),
    ),
);
const LIGHT =
  /^(?:sobre|entre|desde|hasta|durante|mediante|segun|donde|cuando|ademas|tambien|forma|manera|nivel|tipo|tipos|parte|partes|relacion|diferentes|distint[oa]s|correspondientes?|relacionad[oa]s?|about|across|after|before|between|during|other|others|their|there|these|those|through|under|using|where|which|while|whose|within|various|without|every|including|related|relevant|based|basis|order)$/;

/**
 * Words of a rewritten CV that the person never wrote of that entry: a new noun, or another verb than the one they chose.
 * No rule says that they are wrong, so they stay and are shown with the change.
 */
export function labelNewWords(original: Cv, rewritten: Cv, language: Language): GuardFinding[] {
  const whole = collectFacts(listCvTexts(original));
  const jobs = original.work_experience.flatMap((was, at) => {
    const is = rewritten.work_experience[at];
    if (is === undefined) return [];
    const texts = [was.description, ...was.achievements];
    const pointer = `/work_experience/${at}`;
    const label = labeller(texts, collectFacts(listTexts(was)), language);
    return [
      ...label(is.description, `${pointer}/description`),
      ...is.achievements.flatMap((text, line) => label(text, `${pointer}/achievements/${line}`)),
    ];
  });
  const studies = original.education.flatMap((was, at) =>
    labeller(
      [was.description],
      collectFacts(listTexts(was)),
      language,
    )(rewritten.education[at]?.description ?? '', `/education/${at}/description`),
  );
  const others = Object.entries(original.additional).flatMap(([heading, lines]) => {
    const label = labeller(lines, collectFacts([heading, ...lines]), language);
    const pointer = `/additional/${heading.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const told = ownValue(rewritten.additional, heading) ?? [];
    return told.flatMap((text, line) => label(text, `${pointer}/${line}`));
  });
  const summary = labeller([original.summary], whole, language)(rewritten.summary, '/summary');
  return [...summary, ...jobs, ...studies, ...others];
}

function labeller(texts: readonly string[], known: Facts, language: Language) {
  return (text: string, pointer: string): GuardFinding[] => {
    if (texts.includes(text)) return [];
    const words = splitSentences(text).flatMap(({ text: sentence }) => [
      ...findOtherVerb(sentence, texts, language),
      ...findNewNouns(sentence, known, language),
    ]);
    return [...new Set(words)].map((quote) => ({
      ...{ code: 'new-words' as const, pointer, quote, reverted: false },
    }));
  };
}

function findNewNouns(sentence: string, known: Facts, language: Language): readonly string[] {
  const words = sentence.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return words.filter((word, at) => {
    const plain = foldText(word);
    if (LIGHT.test(plain) || (plain.length < SHORTEST_WORD && !isShortName(word, at))) return false;
    if (at === 0 && (isDeed(word, language) || namesDeed(plain, language))) return false;
    // "Auditores": who did it is more than that it was audited.
    if (isPerson(plain, language)) return !namesPeople(known, plain, language);
    const stem = stemWord(plain);
    return !known.stems.has(stem) && !verbStems[language].has(stem) && !isVerb(word, language);
  });
}

/** "Apertura de la tienda" of someone who opened it. Whether it claims more is judged with the other claims. */
const namesDeed = (plain: string, language: Language) =>
  language === 'es' && /(?:[cs]ion|miento|aje|tura)$/.test(plain);

/** "SAP", "Java", "IVA": a capital within a sentence names something, however short. */
const isShortName = (word: string, at: number) =>
  at === 0 ? /^\p{Lu}{2,}$/u.test(word) : /\p{Lu}/u.test(word);

/** Somebody named by what they do: "auditores", "drivers". */
function isPerson(plain: string, language: Language): boolean {
  if (language === 'es') return /(?:[ctsd]or(?:es|as?)?|[aei]ntes?)$/.test(plain);
  const [, deed] = /^(.{3,}?)(?:er|or)s?$/.exec(plain) ?? [];
  return deed !== undefined && [deed, `${deed}e`].some((base) => findEnglishVerbByBase(base));
}

/** Whether the CV has them too, be it one of them or several. */
const namesPeople = (known: Facts, plain: string, language: Language) =>
  [...known.words].some((word) => stemWord(word) === stemWord(plain) && isPerson(word, language));

function isVerb(word: string, language: Language): boolean {
  const lower = word.toLowerCase();
  if (language === 'es') return /(?:[éí]|[aei]r|ando|iendo)$/u.test(lower);
  return [findEnglishVerbByBase, findEnglishVerbByPast, findEnglishVerbByGerund].some(
    (find) => find(lower) !== null,
  );
}

/** "Firmé los planos" of someone who drew them. */
function findOtherVerb(
  sentence: string,
  texts: readonly string[],
  language: Language,
): readonly string[] {
  const was = findLikestText(sentence, texts);
  if (was === null || findWeakOpening(was, language) !== null) return [];
  const [first, before] = [firstWord(sentence), firstWord(was)];
  if (!isDeed(first, language) || !isDeed(before, language)) return [];
  if (telling[language].has(foldText(first))) return [];
  if (collectFacts([was]).stems.has(stemWord(foldText(first)))) return [];
  const same = [true, false].flatMap((isCurrent) => sayWithSameVerbs(was, language, { isCurrent }));
  return same.some((line) => firstWord(line) === first) ? [] : [first];
}

const firstWord = (text: string) => /^[\p{L}’'-]+/u.exec(text)?.[0] ?? '';

function isDeed(word: string, language: Language): boolean {
  const lower = word.toLowerCase();
  if (language === 'es') return isFirstPersonPast(lower);
  return findEnglishVerbByPast(lower) !== null;
}
