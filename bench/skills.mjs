// npm run bench:skills -- FOLDER [--show]: how well the skills a job description asks for are found, on every *.jsonl of a folder with
// job descriptions whose spans people marked (tokens, tags_skill, tags_knowledge, source and idx: the form of SkillSpan).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportResults } from './bench-results.mjs';
import { bundleSources } from './bundle-parts.mjs';

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!folder) {
  console.error('Usage: npm run bench:skills -- FOLDER [--show]');
  process.exit(2);
}
const shows = process.argv.includes('--show');
const LEAST_RECALL = 0.7;
const LEAST_PRECISION = 0.6;

const { readPosting } = await bundleSources("export * from './core/src/skill-gap';");
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const rows = files.map((file) => scoreFile(file));
reportResults('skills', rows, { rows });
if (rows.some((row) => row.recall < LEAST_RECALL || row.precision < LEAST_PRECISION))
  process.exitCode = 1;

function scoreFile(file) {
  const postings = readPostings(join(folder, file));
  const count = { found: 0, hard: 0, right: 0, said: 0, softFound: 0, soft: 0 };
  let milliseconds = 0;
  for (const posting of postings) {
    const startedAt = performance.now();
    const read = readPosting(posting.lines.join('\n'));
    const { requirements } = read;
    milliseconds += performance.now() - startedAt;
    const hits = requirements.map(({ evidence }) => evidence.map(({ quote }) => fold(quote)));
    const isFound = (span) => hits.some((hit) => hit.some((phrase) => overlaps(phrase, span)));
    const spans = [...posting.hard, ...posting.soft];
    const isRight = (hit) => hit.some((phrase) => spans.some((span) => overlaps(phrase, span)));
    const lost = [...posting.hard].filter((span) => !isFound(span));
    count.hard += posting.hard.size;
    count.found += posting.hard.size - lost.length;
    count.soft += posting.soft.size;
    count.softFound += [...posting.soft].filter(isFound).length;
    count.said += hits.length;
    count.right += hits.filter(isRight).length;
    if (!shows) continue;
    console.log(`\n# ${posting.id}`);
    console.log(`  lost:  ${lost.join(' | ')}`);
    const wrong = requirements.filter((_, at) => !isRight(hits[at]));
    console.log(
      `  wrong: ${wrong.map(({ kind, evidence }) => `${evidence[0].quote} [${kind}]`).join(' | ')}`,
    );
  }
  const recall = count.found / count.hard;
  const precision = count.right / count.said;
  return {
    file,
    postings: postings.length,
    recall: round(recall),
    precision: round(precision),
    f1: round((2 * precision * recall) / (precision + recall)),
    softRecall: round(count.softFound / count.soft),
    msPerPosting: round(milliseconds / postings.length),
  };
}

function readPostings(path) {
  const postings = new Map();
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const row = JSON.parse(line);
    const id = `${row.source}${row.idx}`;
    const posting = postings.get(id) ?? { id, lines: [], hard: new Set(), soft: new Set() };
    posting.lines.push(row.tokens.join(' '));
    for (const span of readSpans(row.tokens, row.tags_knowledge)) posting.hard.add(span);
    for (const span of readSpans(row.tokens, row.tags_skill)) posting.soft.add(span);
    postings.set(id, posting);
  }
  return [...postings.values()];
}

function readSpans(tokens, tags) {
  const spans = [];
  let open = null;
  tags.forEach((tag, at) => {
    if (tag.startsWith('B')) {
      open = [tokens[at]];
      spans.push(open);
    } else if (tag.startsWith('I') && open !== null) open.push(tokens[at]);
    else open = null;
  });
  return spans.map((words) => fold(words.join(' ')));
}

function fold(text) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim();
}

/** A phrase and a marked span mean the same when half the words of the shorter one are shared. */
function overlaps(phrase, span) {
  const words = phrase.split(' ').filter(Boolean);
  const marked = new Set(span.split(' ').filter(Boolean));
  const shared = words.filter((word) => marked.has(word)).length;
  return shared > 0 && shared / Math.min(words.length, marked.size) >= 0.5;
}

function round(number) {
  return Math.round(number * 1000) / 1000;
}
