import type { RequirementKind } from '../../assistant';
import type { Token } from '../../language';
import { AND } from '../names/everyday-words';

export interface Named {
  readonly id: string;
  readonly kind: RequirementKind;
  readonly category: string;
  readonly first: number;
  readonly last: number;
  /** In another form than its name's. */
  readonly isDerived?: boolean;
}

/** Longer lists give examples, not alternatives. */
const MOST_OF_A_CHOICE = 8;
const OR = new Set(['o', 'u', 'or', 'bien']);
/** What is said about one of them before the next is named: "inglés (B2) o francés". */
const ASIDES = new Set(
  'a1 a2 b1 b2 c1 c2 nivel level alto medio fluido avanzado intermedio nativo bilingue fluent advanced native intermediate either'.split(
    ' ',
  ),
);
/** Things that are used together: "Word/Excel" asks for both, "React/Vue" for one. */
const USED_TOGETHER = new Set(['office-tools', 'graphic-design', 'devops']);
const WRITTEN_TOGETHER = new Set(['html', 'css', 'javascript', 'sql']);

/** "Java, Kotlin or Scala", "React / Vue": one of them will do. By id, the others of the same choice. */
export function findAlternatives(
  tokens: readonly Token[],
  named: readonly Named[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const byId = new Map<string, Set<string>>();
  let run: Named[] = [];
  let links: Link[] = [];
  const close = (): void => {
    const ids = new Set(chooseFrom(run, links).map(({ id }) => id));
    if (ids.size > 1 && ids.size <= MOST_OF_A_CHOICE)
      for (const id of ids) byId.set(id, mergeOthers(byId.get(id), ids, id));
    run = [];
    links = [];
  };
  for (const one of [...named].sort((a, b) => a.first - b.first)) {
    const before = run.at(-1);
    const link = before === undefined ? 'none' : readLink(tokens, before, one);
    if (link === 'none') close();
    else links.push(link);
    run.push(one);
  }
  close();
  return byId;
}

const MOST_BETWEEN_DEGREES = 3;

/** "Titulación TCAE, técnico en … o certificado equivalente": of degrees in one sentence one will do. */
export function findDegreeChoices(
  tokens: readonly Token[],
  degrees: readonly { readonly id: string; readonly first: number; readonly last: number }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const byId = new Map<string, Set<string>>();
  let run: string[] = [];
  const close = (): void => {
    const ids = new Set(run);
    if (ids.size > 1) for (const id of ids) byId.set(id, mergeOthers(byId.get(id), ids, id));
  };
  degrees.forEach(({ id, first }, index) => {
    const before = degrees[index - 1];
    const between = before === undefined ? [] : tokens.slice(before.last + 1, first);
    const gaps = [...between, tokens[first]].map((token) => token?.gap ?? '').join('');
    const isLinked =
      before !== undefined &&
      between.length <= MOST_BETWEEN_DEGREES &&
      !/[.;:\n]/.test(gaps) &&
      !between.some(({ word }) => AND.has(word) || word === 'con' || word === 'with');
    if (!isLinked) {
      close();
      run = [];
    }
    run.push(id);
  });
  close();
  return byId;
}

type Link = 'or' | 'slash' | 'comma';

/** "Python, SQL, Tableau or Power BI": where the last two are of a kind, only the others of that kind belong to the choice. */
function chooseFrom(run: readonly Named[], links: readonly Link[]): readonly Named[] {
  const last = Math.max(links.lastIndexOf('or'), links.lastIndexOf('slash'));
  if (last < 0) return [];
  const [left, right] = [run[last], run[last + 1]];
  const category = left?.category === right?.category ? right?.category : undefined;
  let first = last;
  while (first > 0) {
    const isOfKind = category === undefined || run[first - 1]?.category === category;
    if (!isOfKind || (links[last] === 'slash' && links[first - 1] === 'comma')) break;
    first -= 1;
  }
  return run.slice(first, last + 2);
}

function readLink(tokens: readonly Token[], left: Named, right: Named): Link | 'none' {
  const between = tokens.slice(left.last + 1, right.first);
  const gaps = tokens
    .slice(left.last + 1, right.first + 1)
    .map(({ gap }) => gap)
    .join('');
  const words = between.map(({ word }) => word).filter((word) => !ASIDES.has(word));
  const isAside = words.length < between.length;
  if ((isAside ? /[.;:\n]/ : /[.;:\n()]/).test(gaps)) return 'none';
  // "y/o", "and/or".
  const isAndOr = words.length === 2 && AND.has(words[0] ?? '') && OR.has(words[1] ?? '');
  if (isAndOr || (words.length === 1 && OR.has(words[0] ?? ''))) return 'or';
  if (words.length > 0) return 'none';
  if (gaps.includes('/')) return isChoice(left, right) ? 'slash' : 'none';
  return gaps.includes(',') ? 'comma' : 'none';
}

function isChoice(left: Named, right: Named): boolean {
  if (left.category !== right.category || USED_TOGETHER.has(left.category)) return false;
  // "ACA/ACCA/CIMA": one of the qualifications, as one of the products.
  const isOneOf = left.kind === 'tool' || left.kind === 'unknown' || left.kind === 'licence';
  if (!isOneOf && left.category !== 'programming-languages') return false;
  return !(WRITTEN_TOGETHER.has(left.id) || WRITTEN_TOGETHER.has(right.id));
}

function mergeOthers(
  known: ReadonlySet<string> | undefined,
  ids: ReadonlySet<string>,
  own: string,
): Set<string> {
  const others = new Set([...(known ?? []), ...ids]);
  others.delete(own);
  return others;
}
