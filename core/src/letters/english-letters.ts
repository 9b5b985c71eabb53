import { andLists } from '../text';
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
  list: andLists.en,
  quote: (text) => `“${text}”`,
  lowerNoun: (line) => (NOUN.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line),

  formal: {
    subject: (facts) =>
      `Application for ${facts.role === '' ? 'your vacancy' : `the role of ${facts.role}`}${atCompany(facts)}`,
    greeting: ({ company }) =>
      company === '' ? 'Dear hiring team,' : `Dear ${nameTeam(company)} team,`,
    opening: (facts) =>
      `I am writing to apply for the role${ofRole(facts)} that you have advertised`,
    post({ title, employer, isCurrent }) {
      if (employer === '') return title === '' ? '' : `My experience is as ${withArticle(title)}`;
      const as = title === '' ? '' : ` as ${withArticle(title)}`;
      if (isCurrent) return `I currently work${as} at ${employer}`;
      return title === ''
        ? `My most recent experience is at ${employer}`
        : `My most recent role was${as} at ${employer}`;
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
        ? 'The following examples are from my work so far:'
        : 'I would also mention the following:',
    quotes: 'These lines are quoted from my CV, in the language it is written in:',
    skills: (names, isAskedFor) =>
      `${isAskedFor ? 'Among the skills you are looking for, I can offer' : 'I can offer'} ${names}`,
    education: (education) => `My education: ${education}`,
    closing:
      'My CV is attached. I would welcome the opportunity to discuss any of these points in an interview. Thank you for your time and consideration.',
    farewell: 'Yours sincerely,',
  },

  startup: {
    subject: (facts) =>
      facts.role === '' ? `My application${atCompany(facts)}` : `${facts.role}${atCompany(facts)}`,
    invitation: 'shall we talk?',
    greeting: ({ company }) => (company === '' ? 'Hi there,' : `Hi ${nameTeam(company)} team,`),
    opening: ({ role }) =>
      role === '' ? 'I’m writing about your opening' : `I’m writing about your ${role} opening`,
    lead: (isMatch) =>
      isMatch ? 'Here’s the most relevant work I’ve done:' : 'Here’s some of the work I’ve done:',
    quotes: 'In the words of my CV:',
    skills(names, isAskedFor, isAlone) {
      const bring = `I${isAlone ? '' : ' also'} bring ${names}`;
      return isAskedFor ? `From your list, ${bring}` : bring;
    },
    education: (education) => `My background: ${education}`,
    closing:
      'The details are in the attached CV. If it sounds like a fit, shall we talk this week?',
    farewell: 'Thanks,',
  },

  creative: {
    subject: (facts) =>
      `A new chapter${atCompany(facts)}${facts.role === '' ? '' : `: ${facts.role}`}`,
    hookSubject: (hook) => `“${hook}”: that’s how this one starts`,
    hook: (clause) => `I ${clause}`,
    chapter: (employer) => `That’s my chapter at ${employer}`,
    next: (facts) =>
      `I’d like to write the next one in the role${ofRole(facts)}${atCompany(facts)}`,
    wish: (wish) =>
      `One line in your job description stayed with me: “${wish}”. That’s my kind of work.`,
    beginWithWish: (facts) =>
      `I’ll start with your words, not mine: “${facts.wish}”. That’s why I want the role${ofRole(facts)}${atCompany(facts)}`,
    beginWithWill: (facts) =>
      `I’ll start with what I want: the role${ofRole(facts)}${atCompany(facts)}. Here’s what I’d bring`,
    more: (told) => `There’s more: ${told}`,
    moreDone: (clause) => `There’s more: I ${clause}`,
    quotes: 'In the language of my CV:',
    skills: (names, isAskedFor) =>
      isAskedFor
        ? `Here’s where your list and my experience meet: ${names}`
        : `Here’s what I’d bring: ${names}`,
    education: (education) => `My starting point: ${education}`,
    closing: 'The whole story is in the attached CV. Which chapter shall I start with?',
    farewell: 'Talk soon,',
  },
};
