import { LONGEST_ABOUT, LONGEST_HEADLINE } from '../assistant';
import { jobTitleWords } from '../catalog';
import type { Cv } from '../cv';
import { findSkills, orderEntries, readSpan } from '../improve';
import { foldText, type Language, Lexicon, splitSentences } from '../language';
import { andLists, beginWithSmallLetter } from '../text';
import { hasFigure } from './check-deeds';
import type { Keyword } from './rank-keywords';

const SKILLS_IN_HEADLINE = 3;
const SKILLS_IN_ABOUT = 6;
const FEWEST_SKILLS = 2;
const RESULTS_IN_ABOUT = 4;
const LONGEST_RESULT = 300;
const LONGEST_SKILL = 40;
const posts = new Lexicon(jobTitleWords);

/** Job title, two or three skills and the current employer, all taken from the CV. */
export function writeHeadline(cv: Cv, keywords: readonly Keyword[]): string {
  const title = cv.personal.title.trim().replace(/\.$/, '');
  if (title === '' || title.length > LONGEST_HEADLINE) return '';
  const skills = pickSkills(cv, keywords).slice(0, SKILLS_IN_HEADLINE);
  const house = findHouse(cv);
  const forms = [
    [title, skills.join(' · '), house],
    [title, skills.join(' · ')],
    [title, skills.slice(0, 1).join('')],
    [title],
  ].map((parts) => parts.filter((part) => part !== '').join(' | '));
  return forms.find((text) => text.length <= LONGEST_HEADLINE) ?? '';
}

/** The keywords of the field first, then the person's own order; no traits of character. */
function pickSkills(cv: Cv, keywords: readonly Keyword[]): readonly string[] {
  const title = ` ${foldText(cv.personal.title)} `;
  const rank = new Map(keywords.map(({ id }, at) => [id, at]));
  return cv.skills
    .map((text) => ({ text: text.trim(), skill: findSkills(text)[0]?.skill }))
    .filter(({ text, skill }) => {
      const isShort = text !== '' && text.length <= LONGEST_SKILL && !/[:;|]/.test(text);
      const isSaid = title.includes(` ${foldText(text)} `);
      return isShort && !isSaid && skill?.kind !== 'soft' && skill?.kind !== 'language';
    })
    .toSorted((a, b) => rankOf(a.skill?.id, rank) - rankOf(b.skill?.id, rank))
    .map(({ text }) => text);
}

function rankOf(id: string | undefined, rank: ReadonlyMap<string, number>): number {
  return (id === undefined ? undefined : rank.get(id)) ?? rank.size;
}

/** "Trabajo con lectura de planos", but "con Power BI". */
function lowerCommonName(text: string): string {
  const name = findSkills(text)[0]?.name ?? '';
  return /^\p{Ll}/u.test(name) && /^\p{Lu}\p{Ll}/u.test(text) ? beginWithSmallLetter(text) : text;
}

function findHouse(cv: Cv): string {
  const [newest = 0] = orderEntries(cv, 'work_experience');
  const post = cv.work_experience[newest];
  return post !== undefined && readSpan(post.dates)?.end === 'present' ? post.company.trim() : '';
}

const words = {
  es: {
    result: 'Un resultado:',
    results: 'Algunos resultados:',
    with: (list: string) => `Trabajo con ${list}.`,
  },
  en: {
    result: 'One result:',
    results: 'Some of my results:',
    with: (list: string) => `I work with ${list}.`,
  },
} as const;

/** The summary in the first person, what can be counted, and the tools; whatever does not fit is left out from the end. */
export function writeAbout(cv: Cv, keywords: readonly Keyword[], language: Language): string {
  const opening = splitSentences(sayInFirstPerson(cv, language)).map(
    ({ text, gap }) => text + (gap.includes('\n') ? '\n' : ' '),
  );
  if (opening.length === 0) return '';
  const results = listResults(cv);
  const told = ` ${foldText(cv.summary)} `;
  const skills = pickSkills(cv, keywords)
    .filter((text) => !told.includes(` ${foldText(text)} `))
    .slice(0, SKILLS_IN_ABOUT)
    .map(lowerCommonName);
  const build = (sentences: number, deeds: number) =>
    [
      opening.slice(0, sentences).join('').trim(),
      deeds === 0
        ? ''
        : [
            words[language][deeds === 1 ? 'result' : 'results'],
            ...results.slice(0, deeds).map((text) => `• ${text}`),
          ].join('\n'),
      skills.length < FEWEST_SKILLS ? '' : words[language].with(andLists[language].format(skills)),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  for (let sentences = countFitting(opening); sentences > 0; sentences--)
    for (let deeds = results.length; deeds >= 0; deeds--) {
      const text = build(sentences, deeds);
      if (text.length <= LONGEST_ABOUT) return text;
      if (sentences > 40) break;
    }
  return '';
}

/** How many from the first on could fit at all; each ends with a space. */
function countFitting(sentences: readonly string[]): number {
  let length = 0;
  const over = sentences.findIndex((text) => {
    length += text.length;
    return length - 1 > LONGEST_ABOUT;
  });
  return over === -1 ? sentences.length : over;
}

function listResults(cv: Cv): readonly string[] {
  return orderEntries(cv, 'work_experience')
    .flatMap((at) => cv.work_experience[at]?.achievements ?? [])
    .map((text) => text.trim())
    .filter((text) => text.length > 0 && text.length <= LONGEST_RESULT && hasFigure(text))
    .slice(0, RESULTS_IN_ABOUT);
}

/** "Analista de datos con…" becomes "Soy analista de datos con…"; whatever begins otherwise stays. */
function sayInFirstPerson(cv: Cv, language: Language): string {
  const summary = cv.summary.trim();
  const said = findTitleAtStart(summary, cv.personal.title.trim());
  if (said === '') return summary;
  const title = said
    .split(' ')
    .map((word) => (isCommonWord(word) ? word.toLowerCase() : word))
    .join(' ');
  const rest = summary.slice(said.length);
  return language === 'es' ? `Soy ${title}${rest}` : `I’m ${pickArticle(title)} ${title}${rest}`;
}

/** The person's own title, or the first word where it names a post. */
function findTitleAtStart(summary: string, title: string): string {
  const start = summary.slice(0, title.length);
  const isWhole = !/^[\p{L}\p{N}]/u.test(summary.slice(title.length));
  if (title !== '' && foldText(start) === foldText(title) && isWhole) return start;
  const [first = ''] = /^\p{Lu}\p{Ll}+/u.exec(summary) ?? [];
  return posts.startsWith(summary.slice(0, 80)) ? first : '';
}

/** "Chef", but neither "HR" nor "Azure". */
function isCommonWord(word: string): boolean {
  const name = findSkills(word)[0]?.name ?? '';
  return /^\p{Lu}\p{Ll}+$/u.test(word) && !/\p{Lu}/u.test(name);
}

/** "an accountant", "an HR generalist". */
function pickArticle(title: string): string {
  return /^(?:[aeioAEIO](?!\p{Lu})|[uU](?!ni|se)|[AEFHILMNORSX](?=\p{Lu}))/u.test(title)
    ? 'an'
    : 'a';
}
