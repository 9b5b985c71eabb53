import table from '../../../data/cues/posting.tsv' with { type: 'text' };
import { readCues } from '../../tables';

const CUES = readCues(table, [
  'required',
  'optional',
  'company',
  'offering',
  'closing',
  'asking',
  'begins asking',
  'duty',
  'sought to do',
]);

/** Whom they want, by what that person is, has or can do: "we want a brewer who has run …", "alguien que sepa …". */
const SOUGHT = String.raw`(?:want|need|seek|seeking|looking for|after) [^,;:]{2,50}\bwho(?:.s|.ve)?(?: is| are| has| have| had| can| knows?| holds?| speaks?| understands?)\b|(?<!para )que (?:\p{L}+ ){0,3}?(?:hayan?|tengan?|sepan?|dominen?|conozcan?|manejen?|acrediten?|disponga?n?|lleven? (?:al menos|por lo menos|ya|\d))\b`;
/** Asked for in the name of others, or with a verb of duty. */
const HELD_TO = String.raw`(?:we|they|i) (?:do )?(?:expect|insist)\b|what matters to us|(?:requieren|piden|exigen)\b|(?:ha|has|habra|habras) de (?:saber|conocer|tener|poder|ser|estar|contar|manejar|dominar)|que cumplir\b|por lo menos (?:\d|un|dos|tres|cuatro|cinco) \p{L}+`;
export const REQUIRED = new RegExp(
  String.raw`\b(?:${CUES.required}|${SOUGHT}|${HELD_TO}|requisitos?(?=:)|(?:persona|candidat[oa]|candidatura|interesad[oa])s? deb(?:e|en|era|eran) \p{L}+r|you(?:.ll| will) (?:have|be (?:an? )?(?:[\p{L}-]+ ){0,2}(?:expert|experienced|qualified|fluent|proficient|confident|comfortable|skilled|familiar|competent|graduate|chartered|certified|registered|educated|adept|literate))|deb(?:es|eras|e|era)(?: de)? (?:saber|tener|contar|poder|manejar|ser|estar|conocer|dominar|acreditar|poseer)|(?:minimo|al menos|at least|minimum)(?: de| of)? (?:\d|un|dos|tres|cuatro|cinco|one|two|three|four|five) (?:anos|ano|years?)|\d (?:anos|years) (?:de )?(?:minimo|minimum))\b|\((?:e|essential|imprescindible)\)\W*$|^\W*\(e\) `,
  'u',
);
/** What would please them: the conditional of what is said of a thing, not of what the person would do. */
const WOULD_PLEASE = [
  String.raw`(?:would|.d) (?:\p{L}+ly |also |even )?(?:love|welcome|appreciate|make (?:us|our|me)|win (?:us|you)|help (?:us|you|your)|be (?:a|an|the|our) (?:\p{L}+ ){0,2}(?:surprise|treat|joy|delight|cherry|icing|dream|gift|help|luxury|boon|cream)\b|be (?:\p{L}+ly )?(?:lovely|brilliant|wonderful|fantastic|handy|amazing|super|perfect|welcome|appreciated|valued|interesting|over the moon|delighted|thrilled|chuffed)\b|count (?:in|for)|stand you|set you|put you|go (?:a long|down)|earn you|not go amiss|come in)`,
  String.raw`we(?: would|.d) (?:also|particularly|especially) (?:like|want)|and so would\b`,
  `(?:counts?|works?|speaks?) (?:in your|for you)|(?:does|do) no harm|(?:doesn.t|does not|won.t|wouldn.t) (?:hurt|go amiss)|so much the better|better still|if at all possible|(?:extra|brownie) (?:credit|points)`,
  String.raw`(?:nos|les|me|os|le) (?:\p{L}+aria|\p{L}+eria|haria|vendria|hara) (?:much[oa] |gran |muy |una? )?(?:bien|ilusion|gracia|felices|feliz|tilin|hablar|contar|que|quien|alguien)`,
  String.raw`(?:seria|estaria|vendria|caeria|sumaria|puntuaria|ayudaria|enamoraria|encantaria)n?\b(?! (?:necesari|imprescindible|obligatori|indispensable|requisit|tu |su |responsable|de (?:lunes|\d)))`,
  String.raw`(?:miraremos|veremos|vemos|acogeremos|recibiremos|consideraremos) (?:\p{L}+ ){0,5}a quien(?:es)?\b`,
  String.raw`puntua(?:ra|ran|n)?\b|mejor que mejor|mejor aun|tanto mejor|mas todavia|si (?:encima|de paso|pudiera|supiera|tuviera|hubiera|hablara)s?\b`,
].join('|');
/** What is said of the thing before it: "Gaelic would be the icing on the cake". */
export const SAID_OF_IT =
  /^(?:would|.d be|and so|counts?|works?|speaks?|seria|estaria|vendria|caeria|sumaria|ayudaria)/;
export const OPTIONAL = new RegExp(
  String.raw`\b(?:${CUES.optional}|${WOULD_PLEASE}|(?<!you are |you.re )(?:is|are|be|most|very) welcome(?! to\b))\b|\((?:d|desirable|deseable)\)\W*$|^\W*\(d\) `,
  'u',
);
export const COMPANY = new RegExp(
  String.raw`^\W*(?:${CUES.company}|[\w&]{2,30} (?:is|es) (?:an?|the|one|una?|el|la)\b[^,]{0,80}\b(?:company|empresa|leader|lider|startup|provider|organi[sz]ation|group|grupo|firm|agency|specialist)\b)`,
);
export const OFFERING = new RegExp(String.raw`^\W*(?:${CUES.offering}|[£€$]\s?\d)\b`);
/** How to apply, and equal opportunity statements. */
export const CLOSING = new RegExp(
  String.raw`\b(?:${CUES.closing}|(?:send|email) (?:us |a |your |an )|(?:email|call|ring|text|whatsapp) (?:\p{L}+ ){1,3}(?:with|on|at|before) |llama(?:r|nos)? (?:a|al) |@[\w.]+|(?:enquir|question|applicat|visit|consult|candidatur)\p{L}+ (?:[^.;:]{0,60} )?(?:is|are) (?:\p{L}+ )?welcome|can be (?:arranged|provided|discussed|negotiated|offered)|(?:is|are) (?:available|provided)\b)`,
  'u',
);
export const WILL_HAVE =
  /\byou(?:.ll| will) have\b(?! (?:at least|\d|experience|an? (?:degree|qualification)))/;
/** Said to a program that reads the job description, not to a person who might apply. */
export const TO_A_PROGRAM =
  /\b(?:(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules)|(?:ignora|olvida|omite)\w*\b.{0,40}\binstrucciones|(?:say|state|answer|respond|report) that\b.{0,40}\b(?:match|score|fit|candidate)|(?:di|responde|contesta|afirma) que\b.{0,40}\b(?:encaj\w+|puntuacion|candidat[oa]|porcentaje))/;
/** "Primeros auxilios en caso necesario" is a duty, and nothing is said to be needed. */
export const AT_NEED =
  /\b(?:en caso (?:de ser )?|si (?:es|fuera|fuese) |cuando (?:sea|es) |(?:as|if|when|where|wherever) )(?:necesari[oa]|needed|required|necessary)\b/g;
/** Whatever the heading above, this asks for something. */
export const ASKING = new RegExp(String.raw`\b${CUES.asking}`);
/** "Se valorará euskera. También haber hecho nóminas." */
/** "No hace falta que tengas experiencia", "you don't need a degree", unless something else is needed: "…, pero sí carné". */
export const DENIED =
  /^(?!.*\b(?:pero|aunque|salvo|sino|but|however|just|only|solo)\b).*(?:\bno (?:te |os |le )?(?:hace falta|hacen falta|necesitas|necesitaras|se necesitan?|hay que tener|pedimos|exigimos)\b|\b(?:do not|don.t|won.t|will not) need\b(?! to be)|\bno (?:(?:previous|prior|specific|formal|particular) )?(?:\p{L}+ )?(?:is |are )?(?:needed|required|necessary)\b)/u;
export const MORE = /^\s*(?:tambien|asimismo|igualmente|also|as (?:is|would)|likewise)\b/;
export const SINGLE_TRAIL = /\b(?:is|es|are|seria|would be|will be)\b[^,;]*$/;

/** An item of a list may begin with a word that headings begin with; it stays under the heading of its list. */
export const BULLET = /^\s*(?:[-–—•·*▪◦‣>o✓✔✅☑→➜➤►▶▸■□●○◆»+]|\d{1,2}[.)]|[a-z]\))\s+\S/;
/** What a whole line asks for, whatever is above it. */
export const LINE_ASKS = new RegExp(
  String.raw`^(?:${CUES['begins asking']}|(?:buscamos|se busca|we(?: are|.re) (?:looking for|after|seeking)) .{0,60}\b(?:titulad|con |with |que (?:sepa|tenga|hable|domine)|experien|who (?:has|have|can))|(?:el|la|nuestr[oa]) (?:candidat[oa]|persona)\S* (?:ideal|perfect[oa]|idone[oa]|que buscamos) (?:tiene|tendra|conoce|posee|cuenta|sabe|habla|domina|aporta|ha |es ))\b`,
);
export const ITEM =
  /^(?:experience|experiencia|conocimientos?|knowledge|habilidades|skills|competencias?|education|languages?|idiomas)\s+(?:with|in|of|de|en|con|using|working|para)\b/;
/** A sentence about what would be done there: "Te encargarás de…", "Duties will include…". */
export const DUTY = new RegExp(
  String.raw`\b(?:${CUES.duty}|you(?:.ll| will| would|.d)(?: also)? (?!have|need|get|receive|enjoy|find|join)\p{L}+|(?:candidate|post ?holder|job ?holder|appointee|person) will (?!have|hold|be|receive|need|get|bring)\p{L}+|(?:persona|candidat[oa]|profesional|incorporacion)(?: \p{L}+){0,3} (?:realizara|llevara|gestionara|desempenara|sera responsable|asumira)|(?:whoever|quien) (?:\p{L}+ ){1,5}?(?:will (?:also )?(?!have|be|need)\p{L}+|\p{L}{3,}[aei]ra\b)|(?:tendra|tendras) que \p{L}+r|tambien \p{L}{4,}[aei]ras|(?:duties|responsibilities|tasks|functions)\W+(?:\p{L}+ )?(?:include|are|involve)|(?:funciones|tareas|responsabilidades)\W+(?:seran|son|incluyen))\b|^\W*\p{L}{3,}[aei]ras\b`,
  'u',
);
/** Whom the company looks for, and what that person would do: "buscamos a alguien que organice las cuadrillas". */
export const SOUGHT_TO_DO = new RegExp(
  String.raw`\b(?:busca|necesita|precisa|selecciona)\p{L}* .{0,80}\bque ${CUES['sought to do']}`,
  'u',
);
