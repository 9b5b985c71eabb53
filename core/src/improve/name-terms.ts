import type { Language } from '../language';
import { foldText } from '../language';
import { findSkillMentions, findSkills } from './skill-index';

/** Names that can't be anything else in either language. */
const NAMES =
  'Node.js|Vue.js|Next.js|Power BI|JavaScript|LinkedIn|YouTube|TikTok|WhatsApp|Instagram|Facebook|Twitter|Google|Microsoft|Amazon|Photoshop|Python|Docker|Kubernetes|Linux|Windows|Android|Django|Laravel|Symfony|Jenkins|Terraform|Ansible|Arduino|Salesforce|Mailchimp|Figma|Jira|Canva|Shopify|Magento|Revit|Odoo|Navision|Moodle|Trello|Asana|PowerPoint|Outlook|SQL|CSS|PHP|SAP|CRM|ERP|SEO|SEM|AWS|API|iOS|HTML|XML|JSON|SPSS|B2B|B2C|KPI|ETL|GCP';
const SPANISH_NAMES = 'Excel|Illustrator|Java';
/** Words that are also spelled like a name in the catalogue. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  'latex checkpoint intouch livechat usertesting opentable freeagent invision inews ispring'.split(
    ' ',
  ),
);
/** Names that are words of a house or of a mood as well. */
const ALSO_WORDS: Readonly<Record<Language, RegExp>> = { es: /^$/, en: /^(?:windows|outlook)$/ };
const VENDORS =
  /^(?:google|microsoft|adobe|power|oracle|sap|aws|amazon|azure|apache|autodesk|sql|linkedin|facebook|meta|ms|active)$/;
const SHORTEST_NAME = 5;

const known = readNames(NAMES);
const knownInSpanish = new Map([...known, ...readNames(SPANISH_NAMES)]);

function readNames(list: string): Map<string, string> {
  return new Map(list.split('|').map((name) => [foldText(name).replaceAll(' ', ''), name]));
}

const TOKEN =
  /(?<![\p{L}\p{N}@./_-])\p{L}[\p{L}\p{N}+#]*(?:\.js)?(?![\p{L}\p{N}@/_]|[.-][\p{L}\p{N}])/giu;
const PAIR = /(?<![\p{L}\p{N}@./_-])(\p{L}+) (\p{L}+)(?![\p{L}\p{N}@/_])/gu;

/** Names of tools as their makers write them: "javascript" is "JavaScript". */
export function nameTerms(text: string, language: Language): string {
  return text
    .replace(TOKEN, (word) =>
      isPlain(word, text, language) ? word : (nameWord(word, language) ?? word),
    )
    .replace(PAIR, (pair, vendor: string) =>
      VENDORS.test(vendor.toLowerCase()) ? namePair(pair) : pair,
    );
}

/** "boarded up windows": a name beside another, or before its version, and a word anywhere else. */
function isPlain(word: string, text: string, language: Language): boolean {
  if (!ALSO_WORDS[language].test(word)) return false;
  const others = text.replaceAll(word, ' ');
  return !new RegExp(`${word} \\d`).test(text) && findSkillMentions(others).length === 0;
}

function nameWord(word: string, language: Language): string | null {
  const folded = foldText(word);
  if (isMixed(word)) return null;
  const name = (language === 'es' ? knownInSpanish : known).get(folded);
  if (name !== undefined) return name;
  if (folded.length < SHORTEST_NAME || PLAIN_WORDS.has(folded)) return null;
  const [first, ...others] = findSkills(word);
  if (first === undefined || others.length > 0) return null;
  const isName = /^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(first.name);
  return isName && foldText(first.name) === folded ? first.name : null;
}

/** "Power bi" and "google analytics". */
function namePair(pair: string): string {
  const [first, ...others] = findSkills(pair);
  if (first === undefined || others.length > 0) return pair;
  const isName = first.name.split(' ').every((word) => /^\p{Lu}/u.test(word));
  return isName && foldText(first.name) === foldText(pair) ? first.name : pair;
}

/** A capital inside the word: someone chose how to write it. */
const isMixed = (word: string) => /^.+\p{Lu}/u.test(word) && /\p{Ll}/u.test(word);
