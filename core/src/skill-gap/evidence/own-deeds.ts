import { findEnglishVerbByBase, findEnglishVerbByPast, findFirstPerson } from '../../improve';
import { foldInPlace } from '../../language';
import { isOthersBeforeOwn } from './before-own';
import { weighUnowned } from './deed-signs';
import { findDoneByOthers } from './done-by-others';
import { findHelpedOthers, isOnlyPrepared } from './helped-others';
import { readPeople } from './other-people';
import { findOtherTurns, findRelativeOfOthers, hasOtherSubject } from './other-subjects';
import { CUES } from './own-work-cues';
import { isFaultless, isPraised } from './praise';
import { isBegunStudy, isStillOpen } from './still-open';

interface ClauseSpan {
  readonly start: number;
  readonly end: number;
  /** It goes on about somebody named before it, "…, who run our clusters", or is what stood before that. */
  readonly relative?: 'itself' | 'before';
}

/** Clauses: after a full stop, a semicolon or a "but" the subject may change. */
const CLAUSE = /(?:[^.;\n•]|[.](?=\S))+/g;
const TURN =
  /,?\s(?=(?:pero|aunque|mientras|y yo|y luego yo|but|although|though|while|whereas|and i)\s|(?:looking|hoping|wanting|keen) (?:to|for)\s)|,\s(?=(?:yo|nosotr[oa]s|i|we)\s)/g;

/** The first person marks the person's own action, whatever else the clause says. */
const FIRST_PERSON = /^\W*(?:y |and |but |pero )?(?:yo|nosotr[oa]s|i|we)\b/;
/** As likely as not. */
const UNOWNED = 0;
/** A verb at the head speaks for the person. */
const UNOWNED_THOUGH_DONE = 0.8;
const WISHED = new RegExp(
  String.raw`\b(?:${CUES.wished}|to start (?:an?|my) |reading (?:about|up on|(?:the|an?) (?:\S+ )?book))\b`,
);
/** Said of oneself it is a wish; said of a job it is the work: "busco averías". */
const SOUGHT = /\bbusco\b/;
const DENIED = new RegExp(
  String.raw`\b${CUES.denied}|(?:^|,|\byo|\by) no \p{L}+(?:o|amos|emos|imos)\b|[:?] ?(?:no|none|never|nada|not|ningun[oa]?)\b`,
  'u',
);
/** Unfinished: an abandoned course, a certificate applied for. */
const UNFINISHED = new RegExp(
  String.raw`\b${CUES.unfinished}|[(,:–-] ?${CUES['under way']}|\bdebo \d|\b(?:test|exam|course|training|practical) (?:is |was )?(?:booked|pending|scheduled)|[(,:] ?${CUES['applied for']}|\b\d to go\b|\b(\d+) (?:of|de|out of) (?!\1\b)\d+ (?:courses?|modules?|credits?|units?|exams?|papers?|creditos|ects|modulos|asignaturas|materias|cursos|examenes)\b|\b(?:course|module|part|unit|week|lesson|session|semester|modulo|parte|curso|unidad|semana|leccion|sesion|semestre) (\d+) (?:of|de) (?!\2\b)\d+|\b(?:parte|part|modulo|module|unit|unidad|paper) (?:\d|i{1,3}) (?:aprobad|superad|passed|done|complet|cleared)|\bapplied,|, empie(?:za|zo) en\b|\b[1-4][ºo°] (?:de|curso)|\b\d cursos aprobados`,
);
const OTHER_PEOPLE = String.raw`${CUES['other people']}|equipo de \p{L}+|(?:\p{L}+ )?team`;
/** The action of someone else: their trade or kin begins the clause, or it was done elsewhere. */
const BY_OTHERS = new RegExp(
  `^\\W*(?:(?:they|ellos|ellas)\\b|(?:en la|en el|in the|at the) (?:oficina|obra|office|site) (?:\\w+ )?(?:usaban|hacian|llevaban|used|did)|(?:el|la|los|las|mi|mis|un|una|the|my|our|an?|another) (?:\\p{L}+ ){0,2}?(?:${OTHER_PEOPLE})\\b)`,
  'u',
);
/** People named by their job who do something: "our network engineer configures the switches". */
const BY_A_TRADE =
  /^\W*(?:(?:el|la|los|las|un|una) (?:\p{L}+ ){0,2}?\p{L}{3,}(?:dor|dora|tor|tora|sor|sora|ista|ero|logo|loga|ogad[oa])(?:es|s)?(?: de \p{L}+)? (?:se )?(?:\p{L}+(?:aban?|ian?)|hacen?|llevan?|ponen?|traen?|vienen?|dan?|ven?|firman?|preparan?)|(?:the|our|an?|another) (?:[\p{L}&]+ ){0,2}?\p{L}{3,}(?:er|or|ist|ian|ant|man|men|office|desk)s? (?:\p{L}{2,}s|did|ran|made|kept|took|wrote|built|\p{L}+ed))\b/u;
const SOMEBODY =
  '(?:el|la|los|las|un|una|unos|unas|nuestr[oa]s?|otr[oa]s?|mi|su|ell[oa]s?|siempre (?:el|la))\\b';
/** "Las nóminas las confeccionaba la gestoría": the action comes first, and who did it last. */
const TURNED = new RegExp(
  `^\\W*(?:[\\p{L}\\d]+,? ){1,9}(?:me |nos |se )?(?:lo|la|los|las) (?:\\p{L}+(?:aba|ia|a|e)(?: (?!con |en |de |del |para |por |sobre |segun |y |al? )\\p{L}+){0,2} ${SOMEBODY}|\\p{L}+(?:aban|ian|an|en)\\b)|\\bse (?:llevaba|mandaba|enviaba|encargaba|subcontrataba|externalizaba)n? (?:a|fuera)\\b|\\bse \\p{L}+(?:a|e|aba|ia|an|en|aban|ian) (?:fuera|aparte|en otr[oa])\\b|\\b(?:venia|viene|venian) (?:a \\p{L}+ )?${SOMEBODY}|\\bque (?:hacia|llevaba|gestionaba|preparaba|montaba) ${SOMEBODY}|\\b(?:next to|beside|alongside) us used\\b`,
  'u',
);
/** Handed on: "los motores los mandamos a otro taller", "bigger claims go to another office". */
const ELSEWHERE =
  /\b(?:pasan?|pasaban?|van?|iban?) (?:al?|a l[ao]s?) (?:equipo|departamento|oficina|central|gestor\w*|asesor\w*|taller|compañer\w+|jef[ea]|encargad\w+|titular|abogad\w+)\b|\b(?:lo|la|los|las) (?:(?:encarg|mand|deriv|pas|envi|subcontrat|externaliz)(?:amos|abamos|aban|aba|an)\b|(?:(?:encarg|mand|pas|envi)o (?=a (?:otr[oa]|una?|mi) |fuera|al? (?:gestor|asesor|jefe|encargad|taller|despacho))|(?:deriv|subcontrat|externaliz)o\b))|\bcontrataban? a (?:un|otr|una)|\b(?:es|era|son|eran) cosa de (?!mi\b)|\b(?:tenia|tiene|had|has) (?:su|its|their) (?:propi[oa]|own)\b|\b(?:go|goes|went|sent|handed?) (?:it |them |the \p{L}+ )?to (?:our|an?|another|someone|the) \p{L}+|\bsomeone else\b|\bcomes? (?:in )?from (?:our|an?|the|another) |\bbelongs? to (?!me\b|us\b)|\b(?:is|are|was|were) \p{L}+['’]s$|\b(?:is|are|was|were|gets?|got) (?:\p{L}{3,}ed|drawn|sent|taken|given) (?:(?:up|off|out|on) )?by (?:an?|the|another|our) |\b(?:is|are|was|were) outsourced\b|\bis the \p{L}+s?['’]s? \p{L}+$|\b(?:is|was|were) (?:always )?(?:the other|another|the man|the guy)\b|\b(?:outside contractor|(?:gets?|is|are|was|were|got) (?:passed|handed|sent|referred|outsourced|subcontracted)(?: on| over)? to|(?:handled|done|run|managed|led|prepared|written|made|kept|filed|built) by (?!me\b|myself\b|us\b)|(?:driven|operated|programmed|designed|installed|audited) by (?:an?|the|another|our) |se (?:pasan?|pasaban?|derivan?|derivaban?|escala(?:n|ba|ban)?|manda(?:n|ban)?) (?:al?|a la)|(?:lo|la|los|las) (?:hacia|hacian|llevaba|llevaban|elaboraba|elaboraban) (?:el|la|otr\w+|una)|empresa externa|subcontratad\w+|externalizad\w+|nosotros solo|yo solo|soy usuari[oa])\b/u;
/** "Corrió a cargo de …", "tenders go through our bid office", "came ready-made from the shop", "the company does not sell them". */
const ELSEWHERE_TOO =
  /\bcorr(?:e|en|ia|ian|io|ieron) (?:a cargo|por cuenta) del?\b|\b(?:go|goes|went) (?:through|via|out to) (?:our|an?|the|another|head)\b|\b(?:come|comes|came|arrive[ds]?) (?:\p{L}+ )?(?:ready-made|ready made|pre-made|prefabricated|ya hech[oa]s?)|\b(?:viene|vienen|venia|venian|llega|llegan|llegaba|llegaban) ya (?:hech|comprad|cortad|montad|preparad|program)\p{L}+|\b(?:company|firm|shop|site|we|it|centre|school|practice|clinic|hospital) (?:do|does|did) not (?!need|require)\p{L}+|\b(?:sits?|sat|rests?|lies|stays?|stayed) with (?!me\b|us\b)(?:the |our )?\p{L}+\W*$|\b(?:is|are) instructed\b|\bcounsel instructed\b|^\W*(?:head office|la central|la matriz) (?:orders?|buys?|does|sends?|sets?|chooses?|handles?|runs?|pide|compra|hace|manda|envia|lleva|decide|fija|gestiona)\b/u;
/** A department that owns it: "Sales owns the forecast", "Security team handled the audit". */
const BY_A_DEPARTMENT = new RegExp(
  String.raw`^\W*(?:\p{L}+ (?:team|squad|crew|department)|${CUES.department}) (?:owns?|owned|handle[sd]?|does|did|runs?|ran|writes?|wrote|makes|made|signs?|signed|prepares|prepared|takes|took|keeps|kept|builds|built)\b`,
  'u',
);
/** Seen and not done. */
const WATCHED = new RegExp(
  String.raw`^\W*(?:yo )?${CUES.watched}|\b(?:as (?:an? |the )?(?:observer|(?:note|minute)s?[- ]taker|scribe)|como (?:observador(?:a)?|oyente))\b`,
);
/** It didn't come to that: "a spring tour was planned for 2020 and cancelled". */
const CALLED_OFF =
  /\b(?:planned|scheduled|booked|previst[oa]s?|programad[oa]s?|planead[oa]s?|iba a)\b.{1,50}?\b(?:cancel|postponed|called off|suspendi|aplaz|anulad|anulo)/;
/** What was said before it came to nothing: "dirección lo descartó", "but it was shelved". */
const DROPPED =
  /^\W*(?:(?:y|pero|but|and|aunque|though) )?(?:(?:la |el )?(?:direccion|empresa|cliente|jef[ea]|gerencia|comite) )?(?:lo|la|los|las|se) (?:descart|desestim|cancel|suspend|aparc|paraliz|rechaz)\p{L}*|^\W*(?:(?:but|and|though) )?(?:it|that|they|the (?:idea|plan|project|proposal|pilot)|management|the board) (?:was |were |got )?(?:shelved|dropped (?:it|the idea)|scrapped|turned (?:it )?down|rejected(?: it)?|cancelled|called off|never (?:went|got|happened|shipped|launched))/u;
const EXPERTS =
  '(?:matron|integrador|especialist|fisio|psicolog|ingenieri|fontaner|physio|midwi|specialist|plumber|electrician|contractor|doctor|vet|consultor|abogad|notari|gestori)\\p{L}*';
/** Handed over, or asked of somebody else: "derivaba a la matrona", "aviso al integrador". */
const DELEGATED = new RegExp(
  `^\\W*(?:(?:si|cuando|if|when) [^,;]*?[, ](?:(?:aviso|avisaba|ring|call|tell) (?:al?|the|our) |))?(?:yo )?(?:(?:deriv|encarg|remit)(?:o|aba|ia|e|i) (?:\\p{L}+ )??a(?:l| la| los| las| un| una)? |(?:referred|passed on|handed over) (?:\\p{L}+ ){0,3}to (?:the|an?|our) )(?:${CUES['other people']}|${EXPERTS})\\b`,
  'u',
);
/** The firm that does it is called: "llamo a la empresa de ascensores", "ring the boiler engineer". */
const CALLED_IN =
  /^\W*(?:(?:si|cuando|if|when) [^,;]*, )?(?:yo )?(?:(?:llam|avis|telefone)(?:o|aba|e|abamos|amos) (?:al?|a la|a los) (?:empresa|servicio|tecnic|compañi|firma|fabricante|mantenedor|instalador)\p{L}*|(?:call|ring|phone|notif|contact)(?:y|ed|ied)?(?: out| in)? (?:the|our|an?) (?:\p{L}+ ){0,3}?(?:company|contractors?|engineers?|firm|installers?|specialists?)\b)/u;
/** A guest, or somebody who answered what others asked. */
const TOOK_PART =
  /^\W*(?:yo )?(?:me invit(?:aron|o) a(?! \p{L}+[aei]r\b)|fui invitad[oa] a(?! \p{L}+[aei]r\b)|(?:was|got) invited to (?!speak|give|present|lead|teach|run|talk|join)|respondi (?:a )?(?:l[ao]s? )?(?:encuest|cuestionari)|contest[eo],?(?: [\p{L} ]+,)? (?:a )?l[ao]s? (?:encuest|cuestionari)|(?:answered|filled in) (?:the|a) (?:survey|questionnaire)|heard a talk|attended a (?:talk|demo))\b/u;
/** Done once to learn it. */
const FOR_PRACTICE =
  /\b(?:as (?:a )?practice|como practica|as (?:a )?(?:class|school|college) exercise)\b(?! (?:habitual|profesional|diaria|comun|estandar))|\bpractice (?:piece|client|model)s?\b/;
/** A tour and no work: "visité huertos de kiwi con el asesor". */
const VISITED =
  /^\W*(?:yo )?(?:visite|recorri|conoci|visited|toured|went round) (?:\p{L}+ ){1,6}?(?:con (?:el|la|los|las|un|una|mi)|with (?:the|an?|my|our)|durante|as part of) /u;
const OWN =
  /\b(?:conmigo|mi responsabilidad|coordin\w+|supervis[eo]\b|dirij[oi]\w*|formo parte|i\b|we\b|(?<!\b(?:tells?|gives?|calls?|shows?|told|gave|called|showed) )me\b|under my)\b/;

/** The clauses of a text: each is of one person. */
function listClauses(text: string): readonly ClauseSpan[] {
  const folded = foldInPlace(text);
  const found: ClauseSpan[] = [];
  for (const match of folded.matchAll(CLAUSE)) {
    let start = match.index;
    const end = start + match[0].length;
    const others = findOtherTurns(text.slice(start, end)).map((at) => match.index + at);
    const turns = [...match[0].matchAll(TURN)].map((turn) => match.index + turn.index);
    const stops = [...turns, ...others, end].filter((stop) => stop > match.index);
    for (const stop of stops.toSorted((a, b) => a - b)) {
      if (others.includes(start)) {
        found.push({ start, end: stop, relative: 'itself' });
        start = stop;
        continue;
      }
      const relative = findRelativeOfOthers(text.slice(start, stop));
      if (relative !== null) {
        found.push({ start, end: start + relative, relative: 'before' });
        start += relative;
      }
      found.push({ start, end: stop, ...(relative === null ? {} : { relative: 'itself' }) });
      start = stop;
    }
  }
  return found;
}

/** Where a text speaks of wishes, of what was not done, or of what others did: nothing named there is shown by the person. */
export function findUnownedClauses(
  text: string,
  isOfJob = false,
  /** What follows the text is about the person. */
  isBeforeOwn = false,
): readonly ClauseSpan[] {
  const others = [...findDoneByOthers(text), ...findHelpedOthers(text)];
  const clauses = judgeClauses(text, isOfJob, isBeforeOwn);
  return others.length === 0 ? clauses : joinSpans([...clauses, ...others]);
}

/** In their order, each place in one of them. */
function joinSpans(spans: readonly ClauseSpan[]): readonly ClauseSpan[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function judgeClauses(
  text: string,
  isOfJob: boolean,
  isAllBeforeOwn: boolean,
): readonly ClauseSpan[] {
  const folded = foldInPlace(text);
  const clauses = listClauses(text);
  const unowned = clauses.map(isOfOthers);
  return clauses.filter(
    ({ start, end, relative }, at) =>
      unowned[at] === true ||
      (relative === undefined &&
        unowned[at + 1] === true &&
        isOnlyPrepared(text.slice(start, end))),
  );

  function isOfOthers({ start, end, relative }: ClauseSpan, at: number): boolean {
    const clause = folded.slice(start, end);
    if (isPraised(clause) && !WISHED.test(clause)) return false;
    if (relative === 'itself' || isUnowned(clause) || (!isOfJob && SOUGHT.test(clause)))
      return true;
    if (relative === 'before' || FIRST_PERSON.test(clause)) return false;
    const next = clauses[at + 1];
    const isBeforeOwn =
      next === undefined ? isAllBeforeOwn : FIRST_PERSON.test(folded.slice(next.start, next.end));
    const written = text.slice(start, end);
    if (isByOwnMeans(clause)) return false;
    if (isBeforeOwn && isOthersBeforeOwn(written)) return true;
    if (next !== undefined && DROPPED.test(folded.slice(next.start, next.end))) return true;
    if (hasOtherSubject(written, isBeforeOwn)) return true;
    if (isFaultless(clause)) return false;
    return weighUnowned(written) > (beginsWithDeed(written) ? UNOWNED_THOUGH_DONE : UNOWNED);
  }
}

const OWN_MEANS =
  /\b(?:under|with|through|by|thanks to|bajo|con|gracias a) (?:my|mi|mis) (\p{L}+)/u;

/** "The team grew to 11 under my lead", "La tienda duplicó ventas con mi escaparate", but not "with my manager". */
function isByOwnMeans(clause: string): boolean {
  const [, means] = OWN_MEANS.exec(clause) ?? [];
  return means !== undefined && readPeople(means) === null;
}

/** "Check sick pay", "Reviso las colmenas": who writes so did it. */
function beginsWithDeed(clause: string): boolean {
  const [first = ''] = /\p{L}+/u.exec(clause) ?? [];
  if (/^\p{Ll}/u.test(first)) return false;
  const word = first.toLowerCase();
  return (
    findEnglishVerbByBase(word) !== null ||
    findEnglishVerbByPast(word) !== null ||
    findFirstPerson(word) !== null
  );
}

/** Unfinished, or applied for but not obtained. */
export function isUnfinished(text: string, isOfJob = false): boolean {
  const folded = foldInPlace(text);
  if (UNFINISHED.test(folded) || isStillOpen(folded)) return true;
  return !isOfJob && isBegunStudy(folded);
}

/** A list item that denies something: "Excavadora: no". */
export function isDeniedEntry(text: string): boolean {
  const folded = foldInPlace(text);
  return (
    isUnfinished(text) ||
    DENIED.test(folded) ||
    WATCHED.test(folded) ||
    weighUnowned(text) > UNOWNED
  );
}

function isUnowned(clause: string): boolean {
  if (WISHED.test(clause) || ELSEWHERE.test(clause)) return true;
  if (DENIED.test(clause) && !isFaultless(clause)) return true;
  if (CALLED_OFF.test(clause) || FOR_PRACTICE.test(clause)) return true;
  if (WATCHED.test(clause) || VISITED.test(clause) || BY_A_DEPARTMENT.test(clause)) return true;
  if (
    DELEGATED.test(clause) ||
    CALLED_IN.test(clause) ||
    TOOK_PART.test(clause) ||
    ELSEWHERE_TOO.test(clause)
  )
    return true;
  if (TURNED.test(clause) && !/\byo\b/.test(clause)) return true;
  return (BY_OTHERS.test(clause) || BY_A_TRADE.test(clause)) && !OWN.test(clause);
}
