import table from '../../../data/term-words.tsv' with { type: 'text' };
import { stopWords, wordList } from '../../language';
import { readRows } from '../../tables';

const rows = readRows(table, ['kind', 'words']);

function readKind(kind: string): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => (row.kind === kind ? wordList(row.words) : [])));
}

/** What each kind is, the table says. */
export const triggers = readKind('trigger');
export const closers = readKind('closer');
export const enders = readKind('ender');
export const openers = readKind('opener');
export const empties: ReadonlySet<string> = new Set([
  ...stopWords.es,
  ...stopWords.en,
  ...readKind('empty'),
]);
export const notNames = readKind('no name');
export const offerWords = readKind('offer');
export const months = readKind('month');
export const beginnings = readKind('beginning');
export const carriers = readKind('carrier');
export const companyWords = readKind('company');
export const anyJobWords = readKind('any job');
export const listedVerbs = readKind('verb');
export const noInfinitives = readKind('no infinitive');
export const noGerunds = readKind('no gerund');
export const neededWords = readKind('needed');
export const deedVerbs = readKind('deed');
export const introducers = readKind('introducer');
export const openHeads = readKind('open head');
export const languageHints = readKind('about a language');
export const ofCountry = readKind('of a country');
export const degreesOfSkill = readKind('degree of skill');
export const homeCountries = readKind('home country');
export const makingVerbs = readKind('making');
export const notDone = readKind('not done');
export const groups = readKind('group');
export const people = readKind('person');
export const served = readKind('served');
export const titleThings = readKind('thing in a title');
export const thingsOrPeople = readKind('thing or person');
export const calledPeople = readKind('called');
export const actsOfPeople = readKind('act of people');
