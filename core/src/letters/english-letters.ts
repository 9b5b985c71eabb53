import type { LetterFacts } from './letter-facts';
import { sayTitle } from './letter-layout';
import type { LetterWords } from './letter-words';

const atCompany = ({ company }: LetterFacts) => (company === '' ? '' : ` at ${company}`);
const nameTeam = (company: string) => company.replace(/^the /i, '');
const ofRole = ({ role }: LetterFacts) => (role === '' ? '' : ` of ${role}`);

/** Held by one person at a time: these take no article. */
const SOLE_TITLE = /^(?:head|chief|president|chair|chairman|chairwoman|C[EFTOIM]O)\b/iu;
const BEGINS_LIKE_VOWEL = /^(?:[aei]|o(?!ne)|u(?!ni|s|ti)|hour|honou?r|[AEFHILMNORSX](?=[A-Z]))/u;

/** "a Line Cook", "an emergency nurse", "an HR Manager". */
function withArticle(title: string): string {
  if (SOLE_TITLE.test(title)) return title;
  const isAcronym = /^\p{Lu}{2}/u.test(title);
  const opening = isAcronym ? title : title.toLowerCase();
  return `${BEGINS_LIKE_VOWEL.test(opening) ? 'an' : 'a'} ${sayTitle(title)}`;
}

const NOUN =
  /^(?:\p{L}+(?:ing|tion|sion|ment|ance|ence|ship|sis)|zero|no|support|design|control|responsible|in charge|care|bank|sales|use|set-up)\s/iu;

export const englishWords: LetterWords = {
  list: new Intl.ListFormat('en-GB'),
  quote: (text) => `“${text}”`,
  lowerNoun: (line) => (NOUN.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line),

  formal: {
    subject: (facts) =>
      `Application for ${facts.role === '' ? 'your vacancy' : `the position of ${facts.role}`}${atCompany(facts)}`,
    greeting: ({ company }) =>
      company === '' ? 'Dear hiring team,' : `Dear ${nameTeam(company)} team,`,
    opening: (facts) =>
      `I am writing to apply for the position${ofRole(facts)} that you have advertised`,
    post({ title, employer, isCurrent }) {
      if (employer === '') return title === '' ? '' : `My experience is as ${withArticle(title)}`;
      const as = title === '' ? '' : ` as ${withArticle(title)}`;
      if (isCurrent) return `I currently work${as} at ${employer}`;
      return title === ''
        ? `My most recent experience is at ${employer}`
        : `My most recent position was${as} at ${employer}`;
    },
    did: (clause) => `I ${clause}`,
    didAt: (employer, clause) => `At ${employer}, I ${clause}`,
    didThere: (clause) => `There, I ${clause}`,
    didToo: (clause) => `I also ${clause}`,
    didBesides: (clause) => `In addition, I ${clause}`,
    addOne: (line, employer) =>
      employer === ''
        ? `To this I would add: ${line}`
        : `To this I would add, from my time at ${employer}: ${line}`,
    addMany: (isFirst) =>
      isFirst
        ? 'From my work so far I would point to the following:'
        : 'I would also point to the following:',
    quotes: 'I quote from my CV, in the language it is written in:',
    skills: (names, isAskedFor) =>
      `${isAskedFor ? 'Of what you are asking for, I can offer' : 'I can offer'} ${names}`,
    education: (education) => `As to my education: ${education}`,
    closing:
      'My CV is attached. I would welcome the opportunity to discuss any of these points in an interview, and I thank you for your time and consideration.',
    farewell: 'Yours sincerely,',
  },

  startup: {
    subject: (facts) =>
      facts.role === '' ? `My application${atCompany(facts)}` : `${facts.role}${atCompany(facts)}`,
    invitation: 'shall we talk?',
    greeting: ({ company }) => (company === '' ? 'Hi there,' : `Hi ${nameTeam(company)} team,`),
    opening: ({ role }) =>
      role === '' ? "I'm writing about your opening" : `I'm writing about your ${role} opening`,
    lead: (isMatch) =>
      isMatch
        ? "Straight to the point, here's what I've done that has to do with it:"
        : "Straight to the point, here's what I've done:",
    quotes: 'As it stands in my CV:',
    skills(names, isAskedFor, isAlone) {
      if (!isAskedFor) return `I bring ${names}${isAlone ? '' : ' too'}`;
      return isAlone ? `From your list, I bring ${names}` : `Also from your list: ${names}`;
    },
    education: (education) => `Where I come from: ${education}`,
    closing: 'The details are in the CV attached. If it sounds right, shall we talk this week?',
    farewell: 'Thanks,',
  },

  creative: {
    subject: (facts) =>
      `A new chapter${atCompany(facts)}${facts.role === '' ? '' : `: ${facts.role}`}`,
    hookSubject: (hook) => `“${hook}”: that is how this one begins`,
    hook: (clause) => `I ${clause}`,
    chapter: (employer) => `That is my chapter at ${employer}`,
    next: (facts) =>
      `I would like to write the next one in the role${ofRole(facts)}${atCompany(facts)}`,
    wish: (wish) => `One line of your posting stayed with me: “${wish}”. That is my kind of work.`,
    beginWithWish: (facts) =>
      `I begin with your posting and not with myself: “${facts.wish}”. That is why I want the role${ofRole(facts)}${atCompany(facts)}`,
    beginWithWill: (facts) =>
      `I begin with what I want: the role${ofRole(facts)}${atCompany(facts)}. And I go on with what I bring`,
    more: (told) => `There is more: ${told}`,
    moreDone: (clause) => `There is more: I ${clause}`,
    quotes: 'In the language of my CV:',
    skills: (names, isAskedFor) =>
      isAskedFor
        ? `If this were a map, these would be the places we have in common: ${names}`
        : `In my backpack: ${names}`,
    education: (education) => `My starting point: ${education}`,
    closing: 'The whole story is in the CV attached. Which chapter shall I start with?',
    farewell: 'Talk soon,',
  },
};
