/** Europe's, and those of Argentina and Colombia. */
const CLASS =
  '(?:AM|A[1-4]?|B[12]?(?: ?\\+ ?E|E)?|C[1-3]?(?: ?\\+ ?E|E)?|D[1-4]?(?: ?\\+ ?E|E)?|BTP)';
const CLASSES = `${CLASS}(?:(?:, | ?/ ?| y | e | and | & | \\+ )${CLASS})*(?![\\p{L}\\d])`;
const KIND = '(?:(?:tipo|clase|categor[ií]as?|class(?:es)?|categor(?:y|ies)) )?';
const NAMED =
  "(?:carn[eé]t?s?|permiso(?:s|\\(s\\))?|licencias?|registro|brevete) (?:de )?(?:conducir|conducción|conductor|manejo|moto|coche|circulación|automovilista|chofer)|driv(?:ing|er[’']?s?) licen[cs]e";
/** "Arizona driver license", "Full driving licence incl. trailer": the state before it, and what else it allows. */
const STATE =
  "(?!(?:no|without|need|for) )(?:\\p{Lu}\\p{Ll}+ ){1,2}(?=driv(?:ing|er[’']?s?) licen[cs]e)";
const ALSO = '(?: (?:incl\\.?|including|inc\\.|incluid[oa]|con|with) \\p{Ll}+)?';
const BEFORE = '(?:(?:full|clean|valid|current|provisional|uk|us|eu|irish|spanish|british) )*';
/** "Permiso B", "Carnet de conducir: B y C1", "Full clean UK driving licence"; a bare permit needs its class. */
const LICENCE = new RegExp(
  `^(?:${BEFORE}(?:${STATE})?(?:${NAMED})(?:(?::| [-–—])? ?\\(?${KIND}${CLASSES}\\)?)?|(?:permisos?|carn[eé]t?s?) ${KIND}${CLASSES})(?: \\([^()]{3,30}\\))?${ALSO}`,
  'iu',
);
const ENDS = /^\s*(?:$|[.;,·|/•]\s*|(?:y|e|and|with|con) (?=\p{Ll}{4}))/u;

/** A driving licence that a text begins with, and what else it says. Null for anything else, or for no licence. */
export function partLicence(
  text: string,
): { readonly licence: string; readonly rest: string } | null {
  const licence = LICENCE.exec(text)?.[0];
  if (licence === undefined) return null;
  const after = text.slice(licence.length);
  const end = ENDS.exec(after);
  return end === null ? null : { licence, rest: after.slice(end[0].length).trim() };
}

const ONLY_NAMED = new RegExp(
  `^(?:${BEFORE}(?:${STATE})?(?:${NAMED})|permisos?|carn[eé]t?s?)$`,
  'iu',
);
/** "B, B+E", and what else somebody may drive: "B and trailer", "B, C y carretillero". */
const ONLY_CLASSES = new RegExp(
  `^${KIND}${CLASSES}(?:,? (?:y|e|and|&|\\+) \\p{Ll}+){0,2}(?:, (?:con|with) \\p{Ll}+(?: \\p{Ll}+)?)?\\.?$`,
  'u',
);

/** The licence that a label and what is filled in beside it name together: "Permiso de conducción" and "B", or "Permiso B". */
export function licenceOf(label: string, value: string): string | null {
  if (!ONLY_NAMED.test(label)) return null;
  if (partLicence(value)?.rest === '') return value;
  return ONLY_CLASSES.test(value) ? `${label}: ${value}` : null;
}

/** A licence and nothing else, with its classes behind a colon or without. */
export function isLicence(text: string): boolean {
  const [, label = '', value = ''] = /^([^:]{3,30}): ?(.+)$/.exec(text) ?? [];
  return partLicence(text)?.rest === '' || licenceOf(label, value) !== null;
}
