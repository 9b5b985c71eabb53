import { foldInPlace } from '../language';

interface ClauseSpan {
  readonly start: number;
  readonly end: number;
}

/** Clauses: what is said after a full stop, a semicolon or a "but" is said of somebody else perhaps. */
const CLAUSE = /(?:[^.;\n•]|[.](?=\S))+/g;
const TURN = /,?\s(?=(?:pero|aunque|mientras|y yo|but|although|while|whereas|and i)\s)/g;

const WISHED =
  /\b(?:quiero|querria|quisiera|gustaria|encantaria|me atrae\w*|me interesa\w*|busco|aprender|aprendiendo|ganas de|mi proximo|en el futuro|certificarme|formarme|looking (?:to|for)|would (?:like|love)|want(?:s|ing)? to|hop(?:e|ing) to|keen to|eager to|aspir\w+|interested in|(?:currently )?learning|plan(?:ning)? to|my next)\b/;
const DENIED =
  /\b(?:nunca|jamas|never|yo no|yo tampoco|sin experiencia|no (?:he|hago|hacia|tengo|tenia|se|uso|usaba|manejo|manejaba|trabajo|toque|tocaba|llegue|era|es lo mio)|(?:haven|hadn|didn|don|wasn|isn).?t|no experience|not (?:my|yet|involved|responsible))\b/;
/** The deed of somebody else: their trade or kin begins the clause, or it was done elsewhere. */
const BY_OTHERS =
  /^\W*(?:(?:en la|en el|in the|at the) (?:oficina|obra|office|site) (?:\w+ )?(?:usaban|hacian|llevaban|used|did)|(?:el|la|los|las|mi|mis|un|una|the|my|our|an?) (?:\p{L}+ ){0,2}?(?:capata\w+|encargad\w+|titular\w*|jef[ea]s?|companer\w+|electricista|tecnic[oa]s?|empresa|gestor\w*|asesor\w*|chef|cunad[oa]|herman[oa]|ti[oa]|prim[oa]|abuel[oa]|hij[oa]|amig[oa]|vecin[oa]|grupo|laboratorio|departamento|espos[oa]|marido|mujer|padre|madre|medic[oa]s?|enfermer[oa]s?|supervis\w+|director\w*|duen[oa]|propietari\w+|farmaceutic[oa]s?|arquitect[oa]s?|oficial(?:es)?|ingenier\w+|proveedor\w*|agencia|manager|boss|contractor|foreman|owner|colleagues?|engineers?|vendor|agency|supplier|husband|wife|brother|sister|aunt|uncle|cousin|friend|son|daughter|father|mother|neighbou?rs?|equipo de \p{L}+|(?:\p{L}+ )?team)\b)/u;
/** "Las nóminas las confeccionaba la gestoría": the deed comes first, and who did it last. */
const TURNED =
  /^\W*(?:el|la|los|las) (?:[\p{L}\d]+ ){1,6}(?:lo|la|los|las) (?:\p{L}+(?:aba|ia|a|e) (?:el|la|los|las|un|una|nuestr[oa]s?|otr[oa]s?|mi|siempre)\b|\p{L}+(?:aban|ian|an|en)\b)|\bse (?:llevaba|mandaba|enviaba|encargaba|subcontrataba|externalizaba)n? (?:a|fuera)\b|\b(?:next to|beside|alongside) us used\b/u;
const ELSEWHERE =
  /\b(?:went to (?:an?|the) \p{L}+ (?:contractor|agency|team)|outside contractor|(?:gets?|is|are|was|were|got) (?:passed|handed|sent|referred|outsourced|subcontracted)(?: on| over)? to|(?:handled|done|run|managed|led|prepared) by (?:our|the|an?|another)|se (?:pasan?|pasaban?|derivan?|derivaban?|manda(?:n|ban)?) (?:al?|a la)|(?:lo|la|los|las) (?:hacia|hacian|llevaba|llevaban|elaboraba|elaboraban) (?:el|la|otr\w+|una)|empresa externa|subcontratad\w+|externalizad\w+|nosotros solo|yo solo|soy usuari[oa])\b/u;
const OWN =
  /\b(?:conmigo|mi responsabilidad|coordin\w+|supervis[eo]\b|dirij[oi]\w*|formo parte|i\b|we\b|me\b|under my)\b/;

/** Where a text speaks of wishes, of what was not done, or of what others did: nothing named there is shown by the person. */
export function findUnownedClauses(text: string): readonly ClauseSpan[] {
  const folded = foldInPlace(text);
  const found: ClauseSpan[] = [];
  for (const match of folded.matchAll(CLAUSE)) {
    let start = match.index;
    const end = start + match[0].length;
    const turns = [...match[0].matchAll(TURN)].map((turn) => match.index + turn.index);
    for (const stop of [...turns, end]) {
      const clause = folded.slice(start, stop);
      if (isUnowned(clause)) found.push({ start, end: stop });
      start = stop;
    }
  }
  return found;
}

function isUnowned(clause: string): boolean {
  if (WISHED.test(clause) || DENIED.test(clause) || ELSEWHERE.test(clause)) return true;
  if (TURNED.test(clause) && !/\byo\b/.test(clause)) return true;
  return BY_OTHERS.test(clause) && !OWN.test(clause);
}
