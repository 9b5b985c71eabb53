import type { LetterKind } from '../assistant';
import { readNumbers } from '../improve';
import { foldText } from '../language';
import { beginWithCapital } from '../text';
import type { LetterAchievement, LetterFacts } from './letter-facts';
import {
  chooseSubject,
  endSentence,
  groupByEmployer,
  joinParagraphs,
  joinTold,
  type LetterText,
  listItem,
  listOtherSkills,
  nameEmployersOnce,
  withEmployer,
  writeSignature,
} from './letter-layout';
import type { LetterWords } from './letter-words';

const MOST_IN_SUBJECT = 3;

/** One of the three emails, in the words of a language. */
export function composeLetter(
  kind: LetterKind,
  facts: LetterFacts,
  words: LetterWords,
): LetterText {
  const composers = {
    formal: composeFormal,
    startup: composeStartup,
    creative: composeCreative,
  };
  return composers[kind](facts, words);
}

/** Whole sentences, the order of a letter on paper. */
function composeFormal(facts: LetterFacts, words: LetterWords): LetterText {
  const { formal, list } = words;
  const { name, skills, education, isAskedFor } = facts;
  const subject = formal.subject(facts);
  return {
    subject: name === '' ? subject : `${subject}: ${name}`,
    body: joinParagraphs([
      formal.greeting(facts),
      joinTold([formal.opening(facts), formal.post(facts.post)].map(endTold)),
      ...tellDeeds(facts, words),
      quoteLines(formal.quotes, facts, words),
      joinTold([
        isToldAlready(facts) ? '' : endSentence(formal.skills(list.format(skills), isAskedFor)),
        education === '' ? '' : endSentence(formal.education(education)),
      ]),
      formal.closing,
      writeSignature(formal.farewell, facts),
    ]),
  };
}

/** One skill that an achievement of the letter shows by itself. */
function isToldAlready(facts: LetterFacts): boolean {
  return facts.skills.length < 2 && listOtherSkills(facts).length === 0;
}

const endTold = (text: string) => (text === '' ? '' : endSentence(text));

/** Achievements in order, naming the employer when it changes. Those without a verb come last. */
function tellDeeds({ achievements, post }: LetterFacts, words: LetterWords): readonly string[] {
  const { formal } = words;
  const verbal = achievements.filter(({ clause }) => clause !== null);
  const told = groupByEmployer(verbal, post.employer);
  const sentences = told.map(({ clause, employer }, at) => {
    const isSame = (back: number) => at >= back && told[at - back]?.employer === employer;
    const deed = clause ?? '';
    if (isSame(1)) return endSentence(isSame(2) ? formal.didBesides(deed) : formal.didToo(deed));
    if (employer === '') return endSentence(formal.did(deed));
    return endSentence(
      employer === post.employer ? formal.didThere(deed) : formal.didAt(employer, deed),
    );
  });
  const named = new Set([post.employer, ...told.map(({ employer }) => employer)]);
  const others = achievements.filter(({ clause }) => clause === null);
  const added = addOthers(others, named, told.length === 0, words);
  return others.length === 1 ? [joinTold([...sentences, added])] : [joinTold(sentences), added];
}

function addOthers(
  others: readonly LetterAchievement[],
  named: ReadonlySet<string>,
  isFirst: boolean,
  { formal, lowerNoun }: LetterWords,
): string {
  const [one] = others;
  if (one === undefined) return '';
  if (others.length === 1) {
    const employer = named.has(one.employer) || one.line.includes(one.employer) ? '' : one.employer;
    return endSentence(formal.addOne(lowerNoun(one.line), employer));
  }
  const lines = nameEmployersOnce(others).map((other) => listItem(withEmployer(other)));
  return [formal.addMany(isFirst), ...lines].join('\n');
}

/** A line with an uncertain translation is quoted as the CV has it. */
function quoteLines(lead: string, { quotes }: LetterFacts, words: LetterWords): string {
  if (quotes.length === 0) return '';
  const lines = nameEmployersOnce(quotes).map(({ line, employer }) => {
    const isPlaced = employer === '' || line.includes(employer);
    return `- ${words.quote(line)}${isPlaced ? '' : ` (${employer})`}.`;
  });
  return [lead, ...lines].join('\n');
}

/** Short: each requirement with what was done. */
function composeStartup(facts: LetterFacts, words: LetterWords): LetterText {
  const { startup, list } = words;
  const { skills, achievements, education } = facts;
  const plain = startup.subject(facts);
  const best = list.format(skills.slice(0, MOST_IN_SUBJECT));
  const others = list.format(listOtherSkills(facts));
  const hasTold = achievements.length + facts.quotes.length > 0;
  const isMatch = achievements.some(({ shows }) => shows !== '');
  return {
    subject: chooseSubject(`${plain}: ${best === '' ? startup.invitation : best}`, plain),
    body: joinParagraphs([
      startup.greeting(facts),
      joinTold([
        endSentence(startup.opening(facts)),
        achievements.length === 0 ? '' : startup.lead(isMatch),
      ]),
      nameEmployersOnce(groupByEmployer(achievements))
        .map((one) => listItem(labelDeed(one, words)))
        .join('\n'),
      quoteLines(startup.quotes, facts, words),
      joinTold([
        others === '' ? '' : endSentence(startup.skills(others, facts.isAskedFor, !hasTold)),
        hasTold || education === '' ? '' : endSentence(startup.education(education)),
      ]),
      startup.closing,
      writeSignature(startup.farewell, facts),
    ]),
  };
}

/** The skill first, unless the line names it. */
function labelDeed(deed: LetterAchievement, { lowerNoun }: LetterWords): string {
  const { clause, line, shows } = deed;
  const told = withEmployer({ ...deed, line: clause ?? line });
  const isSaid = shows === '' || foldText(line).includes(foldText(shows));
  return isSaid ? beginWithCapital(told) : `${beginWithCapital(shows)}: ${lowerNoun(told)}`;
}

/** Begins with an achievement or with the job description's own words, ends with a question. */
function composeCreative(facts: LetterFacts, words: LetterWords): LetterText {
  const { creative, list } = words;
  const { achievements, education, wish, skills } = facts;
  const hook = chooseHook(achievements);
  const [, second] = nameEmployersOnce([
    ...(hook === undefined ? [] : [hook]),
    ...achievements.filter((one) => one !== hook),
  ]);
  const plain = creative.subject(facts);
  const opening = hook && sayHook(hook, words);
  const hasTold = achievements.length + facts.quotes.length > 0;
  return {
    subject: opening === undefined ? plain : chooseSubject(creative.hookSubject(opening), plain),
    body: joinParagraphs([
      hook === undefined ? openWithPosting(facts, words) : openWithDeed(hook, facts, words),
      hook === undefined || wish === '' ? '' : creative.wish(wish),
      second === undefined ? '' : endSentence(sayMore(second, words)),
      quoteLines(creative.quotes, facts, words),
      joinTold([
        skills.length < 2
          ? ''
          : endSentence(creative.skills(list.format(skills), facts.isAskedFor)),
        hasTold || education === '' ? '' : endSentence(creative.education(education)),
      ]),
      creative.closing,
      writeSignature(creative.farewell, facts),
    ]),
  };
}

/** An achievement with a number opens better than one without, and one without a verb better than none. */
function chooseHook(achievements: readonly LetterAchievement[]): LetterAchievement | undefined {
  const numbered = achievements.filter(({ line }) => readNumbers(line).length > 0);
  const isTold = ({ clause }: LetterAchievement) => clause !== null;
  return numbered.find(isTold) ?? numbered[0] ?? achievements.find(isTold) ?? achievements[0];
}

function sayHook({ clause, line }: LetterAchievement, { creative }: LetterWords): string {
  return clause === null ? beginWithCapital(line) : creative.hook(clause);
}

function sayMore(deed: LetterAchievement, { creative, lowerNoun }: LetterWords): string {
  return deed.clause === null
    ? creative.more(withEmployer({ ...deed, line: lowerNoun(deed.line) }))
    : creative.moreDone(withEmployer({ ...deed, line: deed.clause }));
}

function openWithDeed(hook: LetterAchievement, facts: LetterFacts, words: LetterWords): string {
  const { creative } = words;
  const said = sayHook(hook, words);
  const isPlaced = hook.employer === '' || said.includes(hook.employer);
  return joinTold([
    endSentence(said),
    isPlaced ? '' : endSentence(creative.chapter(hook.employer)),
    endSentence(creative.next(facts, isPlaced)),
  ]);
}

function openWithPosting(facts: LetterFacts, { creative }: LetterWords): string {
  return endSentence(
    facts.wish === '' ? creative.beginWithWill(facts) : creative.beginWithWish(facts),
  );
}
