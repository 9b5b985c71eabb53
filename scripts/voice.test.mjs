import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en } from '../web/src/i18n/en';
import { es } from '../web/src/i18n/es';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the engines, the mails and the API keep what they say. */
const ENGINE_FILES = /(?:-words|-letters|-texts|write-summary|error-codes)\.ts$/;
/** Tables of core/data whose cells are shown as they are: the columns of a language begin with its code. */
const SAID_TABLES = ['industries', 'project-ideas.tsv'];
const ENGINE_FOLDERS = ['core/src', 'server/src/assistant', 'server/src/mail'];
/** Words of CVs and job descriptions that are read, not said. */
const READ_NOT_SAID =
  /core\/src\/(?:catalog\/(?!industries\/)|import\/|translate\/|jobs\/|skill-gap\/(?:everyday|term)-words|improve\/(?:improve-texts|guard\/))|fixtures/;

/** What the specification quotes, to the letter, and names. */
const FIXED = new Set([
  'Registration successful! Please sign in.',
  'View & Edit CV',
  'Skill Gap',
  'Profile Enhancement',
  'Retry Connection',
  'Upload Date',
  'Download Word',
  'Save Job',
  'Find Matching Jobs',
  'Use This Template',
  'New Analysis',
  'New Optimization',
  'New Enhancement',
  'No CVs Found',
  // Names.
  'Lucía Fernández',
  'Data (JSON Resume)',
  'PDF, DOCX, ODT, DOC or JSON Resume · one file of up to 10\u00a0MB',
]);

/** What is wrong, and how to find it. */
const NOT_SAID_IN_ENGLISH = [
  ['e-mail, for email', /\be-mail/i],
  ['whoever', /\bwhoever\b/i],
  ['posting, for job, job description or listing', /\bpostings?\b/],
  ['stands', /\bstands?\b(?! out)/i],
  ['mend, for fix', /\bmend(?:s|ed|ing)?\b/i],
  ['anew', /\banew\b/i],
  ['deed, for achievement', /\bdeeds?\b/i],
  ['resume, for CV', /\bresumes?\b/i],
  ['could not be, for we couldn’t', /\bcould not be\b/i],
  ['an exclamation mark', /[\p{L}]!/u],
  ['British spelling with -ise', /\b(?:optimi|organi|recogni|priori|summari)s(?:e|ing|ed|ation)/i],
  ['analyse, outside the fixed Analyze', /\banalys(?:e|es|ed|ing)\b/i],
  ['a straight quote', /(?<=\p{L})'(?=\p{L})|"/u],
  ['a size that breaks over two lines', /\d [KMG]B\b/],
  ['Title Case', /^(?:\p{Lu}\p{Ll}+ ){1,5}\p{Lu}\p{Ll}+$/u],
];

const NOT_SAID_IN_SPANISH = [
  ['Eliminar, for Borrar', /\belimin(?:ar|a|ado|ada)\b/i],
  ['Selecciona, for Elige', /^Selecciona\b/],
  ['coger', /\bcog(?:er|ido|ida|e)\b/i],
  ['no se ha podido, for no hemos podido', /\bno se han? podido\b/i],
  ['English quotes', /["“”]/],
  ['an exclamation mark', /[!¡]/],
  ['a size that breaks over two lines', /\d [KMG]B\b/],
  ['retired names', /brecha de habilidades|mejora de perfil|solicitar empleo|depuración/i],
];

const pickRules = (names) => NOT_SAID_IN_ENGLISH.filter(([name]) => names.test(name));
/** What no page of the documentation says. */
const NOT_SAID_IN_DOCS = pickRules(
  /^(?:e-mail|whoever|posting|stands|mend|anew|deed|could not be|British)/,
);
/** What no question to a model says: it answers in the words it was asked in. */
const NOT_ASKED = [...NOT_SAID_IN_DOCS, ['figure, for number', /\bfigures?\b/]];
/** What no comment says. */
const NOT_SAID_IN_COMMENTS = [
  ...pickRules(/^(?:e-mail|whoever|stands|mend|anew|deed|could not be)/),
  ['is told', /\b(?:is|are|was|were) told\b/],
  ['of its own', /(?<!instead )\bof (?:its|their) own\b/i],
];
const DOCS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];

/** A line without code, addresses and the names of tests in quotes, which keep their words. */
const dropNames = (line) => line.replace(/`[^`]*`|\]\([^)]*\)|“[^”]*”/g, ' ');

/** Comments that fill a line, without the code and the examples in them. */
const COMMENT = /^\s*(?:\/\*|\*|\/\/|\{\/\*)/;
const dropExamples = (line) => dropNames(line).replace(/"[^"]*"/g, ' ');

/** Pairs of where it is said and what is said. */
function flatten(area, value) {
  if (typeof value === 'string') return [[area, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(`${area}.${key}`, inner));
}

/** The strings of a file that are sentences or labels; names of modules and keys are not. */
function readSaid(file) {
  const source = readFileSync(file, 'utf8')
    .replace(/^(?:import|export) [^;]*?from '[^']*';$/gms, '')
    .replace(/\/\*\*?[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const written = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
  return [...source.matchAll(written)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replace(/\$\{[^`]*?\}(?!\})/g, 'X'))
    .flatMap((text) => text.split(/\n| ; /))
    .filter((text) => /\p{L} \p{L}/u.test(text) && !/^[\^([]/.test(text))
    .map((text) => [file.slice(root.length), text]);
}

const engineSaid = ENGINE_FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, folder, name))
    .filter((file) => ENGINE_FILES.test(file) && !READ_NOT_SAID.test(file))
    .flatMap(readSaid),
);

const tablesSaid = SAID_TABLES.flatMap((name) => {
  const path = join(root, 'core/data', name);
  const files = name.endsWith('.tsv') ? [path] : readdirSync(path).map((file) => join(path, file));
  return files.flatMap(readSaidCells);
});

function readSaidCells(file) {
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
  const columns = head.split('\t');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split('\t').map((text, at) => ({ column: columns[at], text })))
    .filter(({ column }) => /^(?:es|en) /.test(column))
    .map(({ column, text }) => ({
      language: column.slice(0, 2),
      said: [file.slice(root.length), text],
    }));
}

/** Either language is recognized by the letters and the small words only it has. */
const isSpanish = (text) =>
  /[áéíóúñ¿«»]|\b(?:el|la|los|las|una?|que|tu|tus|con|para|por|del|lo|en|más|sin)\b/i.test(text);

/** Every line of some files, with its place. */
function readLines(files) {
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, at) => [`${file}:${at + 1}`, line]),
  );
}

const SOURCE = /\.(?:tsx?|m?js)$/;
/** Migrations never change, and fixtures are other people's words. */
const NOT_OURS_TO_WORD = /\/(?:migrations|fixtures|peers|node_modules|dist)\/|\.test\./;

const TEST_FILE = /\.(?:test|spec|prove)\.(?:tsx?|mjs)$/;
const TITLE = /\b(?:describe|it|test)\w*(?:\.\w+)*\(\s*(['"`])((?:(?!\1).)+)\1/g;

function findBreaches(said, rules) {
  return said.flatMap(([where, text]) =>
    FIXED.has(text)
      ? []
      : rules
          .filter(([, pattern]) => pattern.test(text))
          .map(([name]) => `${where}: ${name}: ${text}`),
  );
}

describe('the voice', () => {
  it('is kept by the English interface', () => {
    expect(findBreaches(flatten('en', en), NOT_SAID_IN_ENGLISH)).toEqual([]);
  });

  it('is kept by the Spanish interface', () => {
    expect(findBreaches(flatten('es', es), NOT_SAID_IN_SPANISH)).toEqual([]);
  });

  it('is kept by what the engines, the mails and the API say', () => {
    const english = engineSaid.filter(([, text]) => !isSpanish(text));
    const spanish = engineSaid.filter(([, text]) => isSpanish(text));
    expect(english.length).toBeGreaterThan(200);
    expect(spanish.length).toBeGreaterThan(200);
    expect(findBreaches(english, NOT_SAID_IN_ENGLISH)).toEqual([]);
    expect(findBreaches(spanish, NOT_SAID_IN_SPANISH)).toEqual([]);
  });

  it('is kept by the questions to a model', () => {
    const folder = join(root, 'server/src/assistant/model');
    const asked = readdirSync(folder)
      .filter((name) => /question(?:s|-parts)?\.ts$/.test(name))
      .flatMap((name) => readSaid(join(folder, name)));
    expect(asked.length).toBeGreaterThan(30);
    expect(findBreaches(asked, NOT_ASKED)).toEqual([]);
  });

  it('is kept by the tables that are shown', () => {
    const saidIn = (code) =>
      tablesSaid.filter(({ language }) => language === code).map(({ said }) => said);
    expect(saidIn('en').length).toBeGreaterThan(200);
    expect(findBreaches(saidIn('en'), NOT_SAID_IN_ENGLISH)).toEqual([]);
    expect(findBreaches(saidIn('es'), NOT_SAID_IN_SPANISH)).toEqual([]);
  });

  it('is kept by the documentation', () => {
    const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`);
    expect(pages.length).toBeGreaterThan(60);
    const said = readLines([...DOCS, ...pages]).map(([where, line]) => [where, dropNames(line)]);
    expect(findBreaches(said, NOT_SAID_IN_DOCS)).toEqual([]);
  });

  it('is kept by the comments', () => {
    const sources = ['core/src', 'server/src', 'web/src', 'scripts', 'prove', 'bench'].flatMap(
      (folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => `${folder}/${name}`)
          .filter((name) => SOURCE.test(name) && !NOT_OURS_TO_WORD.test(name)),
    );
    const said = readLines(sources)
      .filter(([, line]) => COMMENT.test(line))
      .map(([where, line]) => [where, dropExamples(line)]);
    expect(said.length).toBeGreaterThan(3_000);
    expect(findBreaches(said, NOT_SAID_IN_COMMENTS)).toEqual([]);
  });

  it('is kept by the titles of tests', () => {
    const folders = ['core/src', 'server', 'web/src', 'scripts', 'prove', 'bench', 'e2e'];
    const tests = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => TEST_FILE.test(name) && !/node_modules|dist/.test(name))
        .map((name) => join(root, folder, name)),
    );
    const titles = tests.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title]) => [
        file.slice(root.length),
        dropExamples(title),
      ]),
    );
    expect(titles.length).toBeGreaterThan(1_000);
    expect(findBreaches(titles, NOT_SAID_IN_DOCS)).toEqual([]);
  });

  it('has no fixed word that nobody says any more', () => {
    const texts = new Set(flatten('en', en).map(([, text]) => text));
    expect([...FIXED].filter((text) => !texts.has(text))).toEqual([]);
  });

  it.each([
    'The file could not be read.',
    'Enter your e-mail',
    'Ask whoever runs this',
    'Save Your Changes',
    'It says "yes"',
    'Well done!',
  ])('would be broken by: %s', (text) => {
    expect(findBreaches([['here', text]], NOT_SAID_IN_ENGLISH)).not.toEqual([]);
  });
});
