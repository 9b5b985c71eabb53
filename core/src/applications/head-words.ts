import {
  closingOrganisationWords,
  companyForms,
  departmentWords,
  institutionWords,
  jobTitleWords,
  knownCompanies,
  languageNames,
  leadingOrganisationWords,
  openingWords,
  soughtRoles,
} from '../catalog';
import { foldText, stopWords } from '../language';
import { FACT_WORDS } from './fact-words';

interface HeadWords {
  readonly roles: ReadonlySet<string>;
  readonly organisations: ReadonlySet<string>;
}

let known: HeadWords | null = null;

function headWords(): HeadWords {
  known ??= {
    roles: new Set([
      ...jobTitleWords
        .map(foldText)
        .filter((word) => word.length >= SHORTEST_ROLE && !/[ -]/u.test(word)),
      ...soughtRoles,
    ]),
    organisations: new Set(
      [
        ...companyForms,
        ...leadingOrganisationWords,
        ...closingOrganisationWords,
        ...institutionWords,
      ].map((one) => withoutStops(foldText(one))),
    ),
  };
  return known;
}

const SHORTEST_ROLE = 4;
const withoutStops = (word: string) => word.replace(/\./gu, '');
const splitWords = (text: string) => text.split(/[\s,()-]+/u).filter((word) => word !== '');

/** "Técnico/a", "WELDERS", "enfermero(a)": a word that names an occupation, in any number and gender. */
function isRoleWord(word: string): boolean {
  const { roles } = headWords();
  const plain = foldText(word).replace(/(?:[/(](?:as?|os?|es|e)\)?)+$/u, '');
  const forms = [plain, plain.replace(/s$/u, ''), plain.replace(/es$/u, '')];
  return forms.some((form) => roles.has(form) || roles.has(form.replace(/o$/u, 'a')));
}

/** Whether the words name a job, as far as single words tell. */
export function speaksOfRole(part: string): boolean {
  return splitWords(part).some(isRoleWord) || /\p{L}{3}(?:\/as?|\(as?\))(?!\p{L})/iu.test(part);
}

/** Whether an occupation begins or ends the words: "Museum Registrar", "Auxiliar de clínica", not "Clínica del Pie". */
export function isFramedByRole(part: string): boolean {
  const words = splitWords(part);
  return [words[0] ?? '', words.at(-1) ?? ''].some(isRoleWord);
}

/** The words from the first that names an occupation. */
export function fromRole(part: string): string {
  const words = part.split(' ');
  const at = words.findIndex((word) => isRoleWord(word.replace(/[,()]/gu, '')));
  return at < 0 ? part : words.slice(at).join(' ');
}

/** Whether a word in it is one that only organisations have in their names: "S.L.", "Ayuntamiento", "Trust". */
export function speaksOfOrganisation(part: string): boolean {
  const { organisations } = headWords();
  const words = splitWords(foldText(part)).map(withoutStops);
  return words.some((word) => organisations.has(word)) || /\p{L} & \p{Lu}/u.test(part);
}

let naming: { readonly forms: ReadonlySet<string>; readonly leading: ReadonlySet<string> } | null =
  null;

/** "Logística Ebro", "Formación Norte S.L.": begins like a heading, and goes on like the name of somebody. */
export function isNameOfOrganisation(part: string): boolean {
  const fold = (words: readonly string[]) =>
    new Set(words.map((word) => withoutStops(foldText(word))));
  naming ??= { forms: fold(companyForms), leading: fold(leadingOrganisationWords) };
  const [first = '', ...rest] = splitWords(part);
  const last = withoutStops(foldText(rest.at(-1) ?? ''));
  if (naming.forms.has(last) && /^\p{Lu}/u.test(rest.at(-1) ?? '')) return true;
  const isOwnName = (word: string) => /^\p{Lu}/u.test(word) && !isCommonWord(word);
  return (
    naming.leading.has(withoutStops(foldText(first))) && rest.length > 0 && rest.every(isOwnName)
  );
}

let common: ReadonlySet<string> | null = null;

/** "What", "Must", "Spanish": a word that begins sentences, headings and lists, and names nobody by itself. */
export function isCommonWord(word: string): boolean {
  common ??= new Set(
    [...stopWords.es, ...stopWords.en, ...languageNames, ...openingWords].map(foldText),
  );
  return common.has(foldText(word));
}

/** "Electron Microscopy Unit", "Servicio de Urgencias": a part of somebody, and no town. */
export function speaksOfDepartment(part: string): boolean {
  const words = splitWords(foldText(part)).map(withoutStops);
  const [first = ''] = words;
  const ends = [first, words.at(-1) ?? ''];
  return departmentWords.some(
    (word) => ends.includes(word) || words.join(' ').startsWith(`${word} `),
  );
}

/** "Restaurante": what they all are, and nobody's name. */
export const isKindOfOrganisation = (part: string) =>
  !part.includes(' ') && speaksOfOrganisation(part) && !/^\p{Lu}{2,5}$/u.test(part);

const TAKES_FIELD = new RegExp(
  `(?<!\\p{L})${FACT_WORDS['takes field']}(?:[/(](?:as?|os?)\\)?)?$`,
  'iu',
);
/** Where in a firm, a hospital or a school: "Enfermera en Urgencias". */
const NO_TOWN = new RegExp(`^${FACT_WORDS['no town']}$`, 'iu');
/** "Noches", "Marketing": beside a job it says more of the job. */
export const isNoTown = (name: string) => NO_TOWN.test(splitWords(name)[0] ?? '');

const NAME_WORD = "(?:(?:\\p{Lu}['’])?\\p{Lu}[\\p{Ll}'’]+(?:-\\p{L}[\\p{Ll}'’]*)*|\\p{Lu}{4,})";
const NAME_WORDS = new RegExp(
  `^${NAME_WORD}(?: (?:(?:de|del|la|las|los|el|on|upon|y|e|i|DE|DEL|LA|LAS|LOS|EL|Y) )*${NAME_WORD}){0,3}$`,
  'u',
);

/** "Técnico", "Especialista": what somebody is in a field, and not in a town. */
export const isOfField = (before: string) => TAKES_FIELD.test(before);

/** "Camarero en Cambados" but not "Técnico en Prevención", unless the text speaks of it as of a town: whether a name that no list has can only be a town. */
export function isUnknownTown(before: string, name: string, isToldOf = false): boolean {
  const words = splitWords(name);
  return (
    NAME_WORDS.test(name) &&
    (isToldOf || !isOfField(before)) &&
    !speaksOfOrganisation(name) &&
    !speaksOfDepartment(name) &&
    !words.some((word) => isRoleWord(word)) &&
    !isCommonWord(words[0] ?? '') &&
    !isNoTown(name) &&
    !knownCompanies.includes(foldText(name))
  );
}
