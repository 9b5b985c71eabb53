import { foldText, type Token } from '../../language';
import type { Mention } from '../names/find-mentions';
import type { NamedThing } from '../names/skill-names';

/** Behind a name they say no more than it does: "payroll experience", "SQL queries". */
const SAYS_NO_MORE =
  /^(?:experience|skills?|knowledge|qualifications?|certifi\w+|training|background|software|systems?|tools?|programs?|packages?|industry|sector|work|duties|tasks|processes|techniques|methods|principles|practices?|concepts|environments?|expertise|exposure|operations?|services?|procedures?|activities|queries|code|scripts|components|levels?|standards?|degree|course|licen[cs]e|card|management|design|development|administration|planning|support|analysis|engineering|and|or|of|in|for|with|to|at|on|is|are|as|by|from|the|a|an|con|de|del|y|e|o|u|para|en|al|por|sin|will|would|you|we|who|that|using|including|including|plus|required|preferred|desirable|essential|ideally|advantage\w*)$/;

/** "Nursing rota", "payroll control accounts": an English name before another noun says only of what that is. */
export function isAttribute(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined || next.gap !== ' ' || next.isLineStart)
    return false;
  return (
    /^[a-z]{3,}(?:ing|ll)$/.test(token.word) &&
    /^\p{Ll}{3,}$/u.test(next.text) &&
    !SAYS_NO_MORE.test(next.word)
  );
}

const MACHINES = /^(?:plcs?|cnc|scada|hmis?|robots?|automatas?|codesys)$/;
const REACH_MACHINE = 6;

/** "QLab programming" is the use of QLab, and "PLC fault diagnosis and programming" that of a PLC: neither develops software. */
export function isOfProduct(tokens: readonly Token[], at: number): boolean {
  for (let back = at; back > at - REACH_MACHINE; back -= 1) {
    if (tokens[back]?.isLineStart !== false) break;
    if (MACHINES.test(tokens[back - 1]?.word ?? '')) return true;
  }
  const [product, token] = [tokens[at - 1], tokens[at]];
  if (product === undefined || token === undefined || token.isLineStart) return false;
  return token.gap === ' ' && /\p{Ll}\p{Lu}|^\p{Lu}{2}\p{Ll}/u.test(product.text);
}

const EXAMS = /^(?:gcses?|igcses?|o-?levels?|scqf|nat5|nationals|highers?)$/;
const REACH_EXAM = 5;

export function isSchoolSubject(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH_EXAM); before--) {
    if (EXAMS.test(tokens[before]?.word ?? '')) return true;
    if (tokens[before + 1]?.isLineStart === true || /[.;]/.test(tokens[before + 1]?.gap ?? ''))
      return false;
  }
  return false;
}

const TAUGHT = /^(?:lead|leading|teach|teaches|teaching|ensenar|impartir|impartiendo)$/;
const SUBJECT = /^(?:lead|leads|leader|department|curriculum|subject|literature|departamento)$/;

const SPOKEN = /^(?:speaking|writing|reading|listening|being|teaching|tutoring|including|using)$/;

/** "French polishing", "Swedish massage and Thai boxing": what is done so, and no language. */
export function isManner(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  return next?.gap === ' ' && /^\p{Ll}{3,}ing$/u.test(next.text) && !SPOKEN.test(next.word);
}

/** "Lead English across the school": what is taught there, more than what is spoken. */
export function isTaughtSubject(tokens: readonly Token[], first: number, last: number): boolean {
  const [token, next] = [tokens[first], tokens[last + 1]];
  if (TAUGHT.test(tokens[first - 1]?.word ?? '') && token?.gap === ' ') return true;
  return next?.gap === ' ' && SUBJECT.test(next.word);
}

/** "Contratos y sus comunicaciones": several of them are things and no trait. */
export function isOfSeveral({ kind, es }: NamedThing, token: Token | undefined): boolean {
  const word = token?.word ?? '';
  return kind === 'soft' && /ciones$/.test(word) && foldText(es) === word.slice(0, -2);
}

/** "SAP HR", "Oracle BI": letters right behind a tool say which part of it. */
export function dropModules(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): readonly Mention[] {
  const tools = new Set(
    mentions.flatMap(({ thing, last }) => (thing.kind === 'tool' ? [last] : [])),
  );
  return mentions.filter(({ thing, first, last }) => {
    const token = tokens[first];
    const isModule = first === last && token?.gap === ' ' && /^\p{Lu}{2,4}$/u.test(token.text);
    return thing.kind !== 'hard' || !isModule || !tools.has(first - 1);
  });
}

const DOING = /^\p{L}{3,}(?:ing|[aei]r)$/u;
const MOST_OF_OBJECT = 3;

const PAPER =
  /^(?:certificates?|licen[cs]es?|permits?|rating|ticket|certificado|habilitacion|licencia)$/;

/** "A certificate for A320 or B737": a name behind it says for what, and so does the next. */
function isPaperFor(tokens: readonly Token[], first: number): boolean {
  let at = first - 1;
  while (/^(?:or|and|o|y)$/.test(tokens[at]?.word ?? '')) at -= 2;
  return /^(?:for|para)$/.test(tokens[at]?.word ?? '') && PAPER.test(tokens[at - 1]?.word ?? '');
}

/** "Preparing pupils for SATs", "tramitar ayudas de la PAC": an unknown name that says for or of what something is done is a part of that. */
export function isDoneFor(
  tokens: readonly Token[],
  first: number,
  isTaken: (index: number) => boolean,
): boolean {
  if (isPaperFor(tokens, first)) return true;
  let at = first - 1;
  if (/^(?:the|la|el|las|los)$/.test(tokens[at]?.word ?? '')) at -= 1;
  if (!/^(?:for|para|of|de)$/.test(tokens[at]?.word ?? '')) return false;
  for (let back = at - 1; back >= at - MOST_OF_OBJECT; back -= 1) {
    const token = tokens[back];
    if (token === undefined || isTaken(back) || tokens[back + 1]?.gap !== ' ') return false;
    if (back < at - 1 && DOING.test(token.word)) return true;
    if (token.isLineStart || !/^\p{Ll}+$/u.test(token.text)) return false;
  }
  return false;
}
