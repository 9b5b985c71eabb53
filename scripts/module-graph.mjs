import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { projectPath } from './project-paths.mjs';

const FOLDERS = [
  'bench',
  'core/src',
  'e2e',
  'prove',
  'scripts',
  'server/src',
  'server/test',
  'web/src',
];
const ROOT_FILES = ['vitest.config.ts', 'web/vite.config.ts', 'web/measure-first-load.mjs'];

const STATEMENT =
  /^(import|export)\s+(type\s+)?(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}|\*(?:\s+as\s+(\w+))?)?\s*from\s+'([^']+)'/gm;
const DECLARED =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|type|interface|enum)\s+(\w+)/gm;
const LISTED = /^export\s+(?:type\s+)?\{([^}]*)\}\s*;/gm;
const DYNAMIC = /import\(\s*'([^']+)'\s*\)/g;

/** Every module of the project with what it exports and what it takes from which other. */
export function readModuleGraph() {
  const files = FOLDERS.flatMap(listModules).concat(ROOT_FILES);
  return new Map(files.map((file) => [file, readModule(file)]));
}

function listModules(folder) {
  return readdirSync(projectPath(folder), { recursive: true })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.(tsx?|mts|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name))
    .filter((name) => !/node_modules|\/dist\//.test(name));
}

function readModule(file) {
  const text = readFileSync(projectPath(file), 'utf8');
  const links = [...text.matchAll(STATEMENT)].map(
    ([, kind, type, standard, names, namespace, specifier]) => ({
      kind,
      isType: Boolean(type),
      target: resolveModule(file, specifier),
      specifier,
      names: [
        ...(standard ? [{ name: 'default' }] : []),
        ...(names === undefined ? [] : readNames(names)),
      ],
      isAll: names === undefined && !standard ? true : namespace !== undefined,
    }),
  );
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, specifier]) => ({
    kind: 'import',
    isType: false,
    target: resolveModule(file, specifier),
    specifier,
    names: [],
    isAll: true,
  }));
  const declared = [...text.matchAll(DECLARED)].map(([, name]) => name);
  const listed = [...text.matchAll(LISTED)].flatMap(([, names]) =>
    readNames(names).map(({ alias, name }) => alias ?? name),
  );
  const standard = /^export default /m.test(text) ? ['default'] : [];
  return {
    file,
    text,
    links: [...links, ...dynamic],
    exports: [...declared, ...listed, ...standard],
  };
}

function readNames(list) {
  return list
    .replaceAll(/\/\/.*|\/\*.*?\*\//g, '')
    .split(',')
    .map((item) => item.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((item) => {
      const [name, alias] = item.split(/\s+as\s+/);
      return { name, alias };
    });
}

function resolveModule(file, specifier) {
  const core = /^@trayecto\/core\/(.+)$/.exec(specifier);
  const path = core
    ? `core/src/${core[1]}`
    : specifier.startsWith('.')
      ? posix.join(dirname(file), specifier)
      : undefined;
  if (path === undefined) return undefined;
  return [path, ...['.ts', '.tsx', '.mts', '.mjs', '/index.ts'].map((end) => path + end)].find(
    (each) => /\.\w+$/.test(each) && existsSync(join(projectPath(), each)),
  );
}
