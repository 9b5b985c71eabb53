import type { LetterKind } from '../assistant/letters-task';
import type { LetterAchievement, LetterFacts } from './letter-facts';
import {
  capitalise,
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

const list = new Intl.ListFormat('en-GB');

export function writeEnglishLetter(kind: LetterKind, facts: LetterFacts): LetterText {
  const writers = { formal: writeFormal, startup: writeStartup, creative: writeCreative };
  return writers[kind](facts);
}

const atCompany = ({ company }: LetterFacts) => (company === '' ? '' : ` at ${company}`);
const nameTeam = (company: string) => company.replace(/^the /i, '');
const ofRole = ({ role }: LetterFacts) => (role === '' ? '' : ` of ${role}`);

/** Whole sentences, the order of a letter on paper. */
function writeFormal(facts: LetterFacts): LetterText {
  const { company, role, name, skills, education } = facts;
  const vacancy = role === '' ? 'your vacancy' : `the position of ${role}`;
  const subject = `Application for ${vacancy}${atCompany(facts)}`;
  const asked = facts.isAskedFor ? 'Of what you are asking for, I can offer' : 'I can offer';
  return {
    subject: name === '' ? subject : `${subject}: ${name}`,
    body: joinParagraphs([
      company === '' ? 'Dear hiring team,' : `Dear ${nameTeam(company)} team,`,
      joinTold([
        `I am writing to apply for the position${ofRole(facts)} that you have advertised.`,
        tellPost(facts),
      ]),
      ...tellDeeds(facts),
      joinTold([
        skills.length === 0 ? '' : endSentence(`${asked} ${list.format(skills)}`),
        education === '' ? '' : endSentence(`My education: ${education}`),
      ]),
      'My CV is attached. I would welcome the opportunity to discuss any of these points in an interview, and I thank you for your time and consideration.',
      writeSignature('Yours sincerely,', facts),
    ]),
  };
}

function tellPost({ post: { title, employer, isCurrent } }: LetterFacts): string {
  const job = title === '' ? 'work' : `work as ${title}`;
  if (employer !== '') {
    if (isCurrent) return endSentence(`I currently ${job} at ${employer}`);
    return title === ''
      ? endSentence(`My most recent experience is at ${employer}`)
      : endSentence(`My most recent position was ${title} at ${employer}`);
  }
  return title === '' ? '' : endSentence(`My experience is as ${title}`);
}

/** One after the other, where it was when it changes; what is not told with a verb goes into a list. */
function tellDeeds({ achievements }: LetterFacts): readonly string[] {
  const told = groupByEmployer(achievements.filter(({ clause }) => clause !== null));
  const listed = achievements.filter(({ clause }) => clause === null);
  const sentences = told.map(({ clause, employer }, at) => {
    const isSame = at > 0 && told[at - 1]?.employer === employer;
    if (isSame) return endSentence(at === 1 ? `I also ${clause}` : `In addition, I ${clause}`);
    return endSentence(employer === '' ? `I ${clause}` : `At ${employer}, I ${clause}`);
  });
  const opening =
    told.length === 0
      ? 'From my work so far I would point to the following:'
      : 'I would also point to the following:';
  const lines = nameEmployersOnce(listed).map((one) => listItem(withEmployer(one)));
  return [joinTold(sentences), lines.length === 0 ? '' : [opening, ...lines].join('\n')];
}

/** Short, what is asked for against what was done. */
function writeStartup(facts: LetterFacts): LetterText {
  const { role, company, skills, achievements, education } = facts;
  const plain = role === '' ? `My application${atCompany(facts)}` : `${role}${atCompany(facts)}`;
  const best = list.format(skills.slice(0, 3));
  const wanted = best === '' ? `${plain}: shall we talk?` : `${plain}: ${best}`;
  const isMatch = achievements.some(({ shows }) => shows !== '');
  return {
    subject: chooseSubject(wanted, plain),
    body: joinParagraphs([
      company === '' ? 'Hi there,' : `Hi ${nameTeam(company)} team,`,
      joinTold([
        role === '' ? "I'm writing about your opening." : `I'm writing about the ${role} job.`,
        achievements.length === 0
          ? ''
          : isMatch
            ? "Straight to the point, here's what I've done that has to do with it:"
            : "Straight to the point, here's what I've done:",
      ]),
      nameEmployersOnce(groupByEmployer(achievements))
        .map((one) => listItem(labelDeed(one)))
        .join('\n'),
      joinTold([
        tellOtherSkills(facts),
        achievements.length === 0 && education !== ''
          ? endSentence(`Where I come from: ${education}`)
          : '',
      ]),
      'The details are in the CV attached. If it sounds right, shall we talk this week?',
      writeSignature('Thanks,', facts),
    ]),
  };
}

function tellOtherSkills(facts: LetterFacts): string {
  const others = listOtherSkills(facts);
  if (others.length === 0) return '';
  if (!facts.isAskedFor) return endSentence(`I bring ${list.format(others)}`);
  return endSentence(
    facts.achievements.length === 0
      ? `From your list, I bring ${list.format(others)}`
      : `Also from your list: ${list.format(others)}`,
  );
}

function labelDeed(deed: LetterAchievement): string {
  const { clause, line, shows } = deed;
  const told = withEmployer({ ...deed, line: clause ?? line });
  const isSaid = shows === '' || line.toLowerCase().startsWith(shows.toLowerCase());
  return isSaid ? capitalise(told) : `${capitalise(shows)}: ${told}`;
}

/** Begins with a deed or with the posting's own words, ends with a question. */
function writeCreative(facts: LetterFacts): LetterText {
  const { role, achievements, education, wish } = facts;
  const hook = achievements.find(({ clause }) => clause !== null);
  const [, second] = nameEmployersOnce([
    ...(hook === undefined ? [] : [hook]),
    ...achievements.filter((one) => one !== hook),
  ]);
  const plain = `A new chapter${atCompany(facts)}${role === '' ? '' : `: ${role}`}`;
  const wanted = hook === undefined ? plain : `“I ${hook.clause}”: that is how this one begins`;
  return {
    subject: chooseSubject(wanted, plain),
    body: joinParagraphs([
      hook === undefined ? openWithPosting(facts) : openWithDeed(hook, facts),
      hook !== undefined && wish !== ''
        ? `There is a line in your posting that I keep: “${wish}”. It is why I am writing.`
        : '',
      second === undefined ? '' : endSentence(`There is more: ${sayMore(second)}`),
      joinTold([
        drawMap(facts),
        achievements.length === 0 && education !== ''
          ? endSentence(`My starting point: ${education}`)
          : '',
      ]),
      'The whole story is in the CV attached. Which chapter shall I start with?',
      writeSignature('Until soon,', facts),
    ]),
  };
}

function sayMore(deed: LetterAchievement): string {
  return deed.clause === null
    ? withEmployer(deed)
    : `I ${withEmployer({ ...deed, line: deed.clause })}`;
}

function drawMap({ skills, isAskedFor }: LetterFacts): string {
  if (skills.length < 2) return '';
  if (!isAskedFor) return endSentence(`In my backpack: ${list.format(skills)}`);
  return endSentence(
    `If this were a map, these would be the places we have in common: ${list.format(skills)}`,
  );
}

function openWithDeed({ clause, employer }: LetterAchievement, facts: LetterFacts): string {
  const isPlaced = employer === '' || clause?.includes(employer) === true;
  return joinTold([
    endSentence(`I ${clause}`),
    isPlaced ? '' : endSentence(`That is my chapter at ${employer}`),
    endSentence(
      `I would like to write the next one in the role${ofRole(facts)}${atCompany(facts)}`,
    ),
  ]);
}

function openWithPosting(facts: LetterFacts): string {
  const { wish } = facts;
  const place = `the role${ofRole(facts)}${atCompany(facts)}`;
  return wish === ''
    ? `${endSentence(`I begin with what I want: ${place}`)} And I go on with what I bring.`
    : endSentence(
        `I begin with your posting and not with myself: “${wish}”. That is why I want ${place}`,
      );
}
