// How well a CV was read, against what is printed in it: F1 for each field, forgiving accents, case and punctuation.

const entryLists = {
  work_experience: ['title', 'company', 'location', 'dates', 'description', 'achievements'],
  education: ['degree', 'institution', 'dates'],
  certifications: ['name', 'issuer', 'date'],
  languages: ['language', 'proficiency'],
};
const personalFields = [
  'name',
  'email',
  'phone',
  'linkedin',
  'github',
  'website',
  'location',
  'title',
];

/** Rows of { field, expected, given, right } for one document. */
export function scoreReading(gold, read) {
  const rows = personalFields.map((field) =>
    scoreValue(`personal.${field}`, gold.personal?.[field], read.personal?.[field]),
  );
  rows.push(scoreValue('summary', gold.summary, read.summary));
  rows.push(scoreSet('skills', gold.skills, read.skills));
  for (const [list, fields] of Object.entries(entryLists)) {
    const pairs = alignEntries(gold[list] ?? [], read[list] ?? [], fields);
    for (const field of fields) {
      const parts = pairs.map(([a, b]) => scoreValue(`${list}.${field}`, a?.[field], b?.[field]));
      rows.push(sumRows(`${list}.${field}`, parts));
    }
  }
  return rows;
}

/** One table over many documents, with the mean of the fields that occur. */
export function summarise(documents) {
  const fields = new Map();
  for (const row of documents.flat()) {
    fields.set(row.field, sumRows(row.field, [fields.get(row.field) ?? emptyRow(row.field), row]));
  }
  const table = [...fields.values()]
    .filter((row) => row.expected > 0)
    .map((row) => ({ field: row.field, expected: row.expected, given: row.given, f1: f1(row) }));
  const overall = table.reduce((sum, row) => sum + row.f1, 0) / Math.max(1, table.length);
  return { table, overall };
}

function f1({ expected, given, right }) {
  return expected + given === 0 ? 0 : (2 * right) / (expected + given);
}

const emptyRow = (field) => ({ field, expected: 0, given: 0, right: 0 });

function sumRows(field, rows) {
  return rows.reduce(
    (sum, row) => ({
      field,
      expected: sum.expected + row.expected,
      given: sum.given + row.given,
      right: sum.right + row.right,
    }),
    emptyRow(field),
  );
}

function scoreValue(field, expected, given) {
  const a = textOf(expected);
  const b = textOf(given);
  return { field, expected: a ? 1 : 0, given: b ? 1 : 0, right: a && b ? likeness(a, b) : 0 };
}

function scoreSet(field, expected = [], given = []) {
  const left = given.map(normalise);
  let right = 0;
  for (const value of expected.map(normalise)) {
    const at = left.indexOf(value);
    if (at >= 0) {
      left.splice(at, 1);
      right += 1;
    }
  }
  return { field, expected: expected.length, given: given.length, right };
}

/** Best pairs first; what is left over is alone. */
function alignEntries(expected, given, fields) {
  const candidates = expected.flatMap((a, i) =>
    given.map((b, j) => ({
      i,
      j,
      sum: fields.reduce((s, f) => s + likeness(textOf(a[f]), textOf(b[f])), 0),
    })),
  );
  candidates.sort((x, y) => y.sum - x.sum || Math.abs(x.i - x.j) - Math.abs(y.i - y.j));
  const usedA = new Set();
  const usedB = new Set();
  const pairs = [];
  for (const { i, j, sum } of candidates) {
    if (sum === 0 || usedA.has(i) || usedB.has(j)) continue;
    usedA.add(i);
    usedB.add(j);
    pairs.push([expected[i], given[j]]);
  }
  const missed = expected.filter((_, i) => !usedA.has(i)).map((a) => [a, undefined]);
  const extra = given.filter((_, j) => !usedB.has(j)).map((b) => [undefined, b]);
  return [...pairs, ...missed, ...extra];
}

/** 1 when the same words are in both; the share of common words above a half; else 0. */
export function likeness(a, b) {
  const left = words(a);
  const right = words(b);
  if (left.length === 0 || right.length === 0) return 0;
  if (left.join('') === right.join('')) return 1;
  const bag = new Map();
  for (const word of left) bag.set(word, (bag.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const n = bag.get(word) ?? 0;
    if (n > 0) {
      common += 1;
      bag.set(word, n - 1);
    }
  }
  const share = (2 * common) / (left.length + right.length);
  return share >= 0.5 ? Math.min(share, 0.99) : 0;
}

function textOf(value) {
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
}

function normalise(value) {
  return words(String(value)).join(' ');
}

function words(text) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
}
