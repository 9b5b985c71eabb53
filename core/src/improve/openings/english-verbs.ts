import { actionVerbs } from '../../catalog';
import { regularVerbs } from './regular-english-verbs';

export interface EnglishVerb {
  readonly base: string;
  readonly past: string;
  readonly gerund: string;
}

/** Verbs of everyday work that the catalogue does not have, and all irregular ones. */
const MORE = `
become became becoming|begin began beginning|bend bent bending|bid bid bidding|break broke breaking|bring brought bringing|buy bought buying|catch caught catching|choose chose choosing|cut cut cutting|deal dealt dealing|dig dug digging|do did doing|draw drew drawing|feed fed feeding|find found finding|fix fixed fixing|fly flew flying|get got getting|give gave giving|go went going|grind ground grinding|grow grew growing|hang hung hanging|have had having|hit hit hitting|hold held holding|keep kept keeping|know knew knowing|lay laid laying|leave left leaving|lend lent lending|let let letting|lose lost losing|make made making|mean meant meaning|meet met meeting|open opened opening|put put putting|quit quit quitting|read read reading|rebuild rebuilt rebuilding|ride rode riding|ring rang ringing|rise rose rising|run ran running|rewrite rewrote rewriting|say said saying|see saw seeing|seek sought seeking|send sent sending|set set setting|sew sewed sewing|shoot shot shooting|show showed showing|shut shut shutting|sing sang singing|sit sat sitting|speak spoke speaking|spend spent spending|split split splitting|spread spread spreading|stand stood standing|stick stuck sticking|take took taking|tell told telling|think thought thinking|throw threw throwing|troubleshoot troubleshot troubleshooting|understand understood understanding|uphold upheld upholding|wear wore wearing|withdraw withdrew withdrawing|proofread proofread proofreading|triage triaged triaging|book booked booking|check checked checking|close closed closing|issue issued issuing|unload unloaded unloading|stock stocked stocking|greet greeted greeting|order ordered ordering|receive received receiving|assist assisted assisting|provide provided providing|maintain maintained maintaining|perform performed performing|conduct conducted conducting|create created creating|help helped helping|work worked working|support supported supporting|ship shipped shipping|sort sorted sorting|paint painted painting|attend attended attending|complete completed completing|follow followed following|track tracked tracking|raise raised raising|host hosted hosting|visit visited visiting|move moved moving|pick picked picking|wash washed washing|bathe bathed bathing|dress dressed dressing|organise organised organising|analyse analysed analysing|optimise optimised optimising|prioritise prioritised prioritising|modernise modernised modernising|standardise standardised standardising|minimise minimised minimising|maximise maximised maximising|digitise digitised digitising|mobilise mobilised mobilising|synthesise synthesised synthesising|summarise summarised summarising|customise customised customising|finalise finalised finalising|supervise supervised supervising|programme programmed programming|model modelled modelling|counsel counselled counselling|catalogue catalogued cataloguing|fulfil fulfilled fulfilling|enrol enrolled enrolling|cross-sell cross-sold cross-selling|upsell upsold upselling|oversee oversaw overseeing|undergo underwent undergoing|sweep swept sweeping|pay paid paying|mow mowed mowing|resell resold reselling|reset reset resetting|learn learned learning|drive drove driving|sell sold selling|build built building|write wrote writing|lead led leading|teach taught teaching|win won winning`;

const verbs: readonly EnglishVerb[] = [
  ...regularVerbs,
  ...actionVerbs.map(({ en }) => en),
  ...MORE.trim()
    .split('|')
    .map((row) => {
      const [base = '', past = '', gerund = ''] = row.split(' ');
      return { base, past, gerund };
    }),
];
const single = verbs.filter(({ base }) => !base.includes(' '));
const byGerund = new Map(single.map((verb) => [verb.gerund, verb]));
const byBase = new Map(single.map((verb) => [verb.base, verb]));
const byPast = new Map(single.map((verb) => [verb.past, verb]));
const byThird = new Map(single.map((verb) => [toThird(verb.base), verb]));
const byId = new Map(actionVerbs.map((verb) => [verb.id, verb.en]));

function toThird(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

export const findEnglishVerbById = (id: string): EnglishVerb | null => byId.get(id) ?? null;
export const findEnglishVerbByBase = (word: string): EnglishVerb | null => byBase.get(word) ?? null;
export const findEnglishVerbByPast = (word: string): EnglishVerb | null => byPast.get(word) ?? null;
export const findEnglishVerbByThird = (word: string): EnglishVerb | null =>
  byThird.get(word) ?? null;
export const findEnglishVerbByGerund = (word: string): EnglishVerb | null =>
  byGerund.get(word) ?? null;

/** Things and trades that end in -ing. */
const NOUNS: ReadonlySet<string> = new Set(
  'training marketing accounting planning purchasing engineering testing cleaning building pricing reporting billing invoicing packing shipping manufacturing machining programming teaching nursing banking lighting welding cooking processing filing meeting opening clothing advertising branding merchandising recruiting consulting catering housekeeping bookkeeping onboarding coaching mentoring funding staffing scheduling budgeting forecasting modeling modelling writing reading drawing painting printing recording mapping picking sorting wiring plumbing heating farming fishing gardening publishing editing film filming dancing singing painting farming warehousing staffing outsourcing sourcing positioning selling networking trading lending underwriting parking dressing grading counseling counselling tutoring spring string during evening morning nothing something everything anything king ring wing ceiling feeling wedding pudding'.split(
    ' ',
  ),
);
const DETERMINER =
  /^ (?:the|a|an|all|new|our|their|my|his|her|its|each|every|both|more|up to|over|several|various|many|any|daily|weekly|monthly|two|three|four|five|six|seven|eight|nine|ten|\d+)(?![\p{L}])/iu;
/** A verb before these, whatever the word may be elsewhere. */
const PARTICIPLE_OBJECT =
  /^ (?:staff|customers|clients|patients|students|pupils|employees|candidates|suppliers|guests|residents|colleagues)(?![\p{L}])/iu;

export const startsWithEnglishDeterminer = (after: string) => DETERMINER.test(after);

/** A word in -ing that is surely a verb, by itself or by what follows. */
export function readGerund(word: string, after: string): EnglishVerb | null {
  const verb = byGerund.get(word) ?? null;
  if (verb === null || !/^ \p{L}|^ \d|^ and |^$/u.test(after)) return null;
  if (!NOUNS.has(word)) return verb;
  return DETERMINER.test(after) || PARTICIPLE_OBJECT.test(after) ? verb : null;
}

export const looksLikeGerund = (word: string) =>
  /^\p{Ll}{3,}ing$/u.test(word) &&
  !/^(?:during|spring|evening|morning|nothing|something|everything|anything)$/.test(word);
export const isNounInIng = (word: string) => NOUNS.has(word);
