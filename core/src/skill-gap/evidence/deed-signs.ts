import table from '../../../data/deed-signs.tsv' with { type: 'text' };
import { jobTitles } from '../../catalog/titles';
import { foldInPlace, readTokens, rememberByText, type Token, wordList } from '../../language';
import { readRows } from '../../tables';

/** Function words and words that say who did something or how little of it. We keep them as features. */
const KEPT: ReadonlySet<string> = new Set(
  wordList(`
el, la, los, las, lo, un, una, unos, unas, me, nos, se, le, les, mi, mis, su, sus, yo, nosotros, nosotras, ellos, ellas, nuestro, nuestra, nuestros, nuestras, otro, otra, otros, otras, de, del, al, a, en, con, por, para, sin, y, e, o, ni, que, quien, donde, como, cuando, es, son, era, eran, fue, esta, estan, estaba, estaban, hay, habia, no, nunca, jamas, solo, apenas, tampoco, todavia, aun, casi, siempre, alguna, vez, veces, fuera, aparte, cosa, hace, hacen, hacia, hacian, hago, hizo, lleva, llevan, llevaba, llevaban, llevo, hacemos, encarga, encargan, encargaba, encargo, vi, he, ha, han, tengo, tiene, tenia, curso, cursos, afición, hobby, básico, básica, básicos, nociones, teoría, teórico, demo, práctica, prácticas, practicar, experiencia, caducado, caducada, vencido, vencida, pendiente, trámite, desde, hasta, propio, propia, vecino, vecina, lado, externa, externo, ajena, ajeno, mientras, pero, aunque, si,
i, we, my, our, us, me, he, she, they, their, his, her, its, it, the, an, another, other, others, someone, else, somebody, by, to, of, for, in, on, at, with, without, from, and, or, who, which, that, is, are, was, were, be, been, has, have, had, do, does, did, done, not, never, no, none, only, just, yet, still, also, goes, go, went, gets, outside, external, separate, outsourced, hired, handled, belongs, job, own, owns, runs, run, ran, keeps, kept, makes, made, takes, took, sat, sit, watched, observed, shadowed, saw, read, about, course, basic, basics, intro, theory, recreational, home, casa, expired, lapsed, pending, booked, while, but, though, there, then`),
);
/** The person or thing that may have done it instead. */
const SOMEBODY: ReadonlySet<string> = new Set(
  wordList(`
equipo, empresa, oficina, gestoría, asesoría, agencia, departamento, despacho, contrata, subcontrata, proveedor, central, taller, laboratorio, plataforma, grupo, compañero, compañera, compañeros, jefe, jefa, jefes, hermano, hermana, padre, madre, marido, mujer, tío, tía, cuñado, primo, prima, amigo, amiga, vecinos, socio, socia, dueño, dueña, titular, encargado, encargada, capataz, responsable, segundo, perito, técnico, técnica, cooperativa, ingeniería, consultora, clínica, banco, bodega, corporativo, sede, turno, personal, cliente,
team, company, office, agency, department, squad, desk, bureau, crew, crews, contractor, contractors, supplier, vendor, provider, partner, colleague, colleagues, boss, manager, brother, sister, father, mother, husband, wife, aunt, uncle, cousin, friend, neighbour, owner, head, unit, group, firm, branch, hq, lab, staff, client, carrier, lead, specialist, specialists`),
);
const ENDINGS: readonly (readonly [string, RegExp])[] = [
  ['-amos', /[aei]mos$/],
  ['-aban', /(?:ab|i)an$/],
  ['-aron', /(?:ar|ier)on$/],
  ['-aba', /[^n]aba$|[^aeou]ia$/],
  ['-cion', /(?:cion|siones|ciones|sion|miento|mientos|dad|ades)$/],
  ['-ando', /(?:ando|iendo)$/],
  ['-ado', /[aei]d[oa]s?$/],
  ['-er', /(?:dor|dora|tor|tora|sor|sora|ista|ero|era|logo|loga|ador|er|or|ist|ian)(?:es|s)?$/],
  ['-ing', /ing$/],
  ['-ed', /ed$/],
  ['-ar', /[aei]r$/],
  ['-mente', /(?:mente|ly)$/],
  ['-an', /[ae]n$/],
  ['-a', /[ae]$/],
  ['-o', /o$/],
  ['-s', /s$/],
];
const LONGEST = 40;

let trades: ReadonlySet<string> | null = null;

/** Titles of one word: "sumiller", "letrado", "midwife". */
function openTrades(): ReadonlySet<string> {
  trades ??= new Set(
    jobTitles
      .flatMap(({ es, en }) => [...es, ...en])
      .filter((name) => !name.includes(' '))
      .map((name) => foldInPlace(name)),
  );
  return trades;
}

/** Replaces a word by its kind, so that what we learn from one trade applies to another. */
function readKind({ text, word }: Token, isFirst: boolean): string {
  if (KEPT.has(word)) return word;
  const singular = word.replace(/e?s$/, '');
  if (SOMEBODY.has(word) || openTrades().has(word) || openTrades().has(singular)) return '@';
  if (/\d/.test(word)) return '0';
  if (!isFirst && /^\p{Lu}\p{Ll}/u.test(text)) return 'Name';
  return ENDINGS.find(([, pattern]) => pattern.test(word))?.[0] ?? '*';
}

/** One to three kinds of words in a row, with their stops; and what is in brackets or behind a colon. */
function readDeedSigns(clause: string): ReadonlySet<string> {
  const kinds: string[] = ['^'];
  const signs = new Set<string>();
  let isAside = false;
  readTokens(clause)
    .slice(0, LONGEST)
    .forEach((token, at) => {
      const stop = at === 0 ? undefined : /[(:,–—]/.exec(token.gap)?.[0];
      if (/\)/.test(token.gap)) isAside = false;
      if (stop === '(' || stop === ':') isAside = true;
      if (stop !== undefined) kinds.push(stop);
      const kind = readKind(token, at === 0);
      kinds.push(kind);
      if (isAside) signs.add(`(${kind}`);
    });
  kinds.push('$');
  kinds.forEach((kind, at) => {
    signs.add(kind);
    if (at > 0) signs.add(`${kinds[at - 1]} ${kind}`);
    if (at > 1) signs.add(`${kinds[at - 2]} ${kinds[at - 1]} ${kind}`);
  });
  return signs;
}

let weights: ReadonlyMap<string, number> | null = null;

/** Hundredths, learned from what people called shown or not shown by a CV, and from sentences made for it. */
function openWeights(): ReadonlyMap<string, number> {
  weights ??= new Map(
    readRows(table, ['sign', 'weight']).map(({ sign, weight }) => [sign, Number(weight)]),
  );
  return weights;
}

/** Above 0 a clause is more likely about what others did, or how little it was, than about the person's own action. */
export const weighUnowned = rememberByText((clause) => {
  const known = openWeights();
  let sum = known.get('none') ?? 0;
  for (const sign of readDeedSigns(clause)) sum += known.get(sign) ?? 0;
  return sum / 100;
});
