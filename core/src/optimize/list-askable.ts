import type { Askable } from '../assistant';
import { askQuestions } from '../improve';
import type { Language } from '../language';
import { chooseAskedOf, findThing } from '../skill-gap';
import type { ScoreContext } from './score-context';

/** Below this, a keyword is one of other jobs of the industry. */
const OWN_TRADE = 7;
const MOST_USUAL = 9;

/** What would raise the score and only the person knows: keywords of their trade that the CV doesn't show, and lines that say too little. */
export function listAskable(context: ScoreContext, answerLanguage: Language): Askable {
  const { cv, keywords, skills, language, isOtherLanguage } = context;
  const missing = keywords.filter(({ id, relevance }) => relevance >= OWN_TRADE && !skills.has(id));
  return {
    skills: missing.flatMap(({ id, names, relevance }) => {
      const thing = findThing(id);
      const askedAs = thing === undefined ? 'used' : chooseAskedOf(thing);
      if (askedAs === 'circumstance') return [];
      const importance = relevance >= MOST_USUAL ? ('critical' as const) : ('important' as const);
      return [{ name: names[answerLanguage], importance, askedAs, names }];
    }),
    questions: isOtherLanguage ? [] : [...askQuestions(cv, language)],
  };
}
