import { readModuleGraph } from './module-graph.mjs';

/** What runs a file takes from it by itself: tools, and measurements that bundle what they measure. */
const IS_ENTRY = /\.config\.ts$|global-setup\.ts$|^bench\/.*parts\.ts$/;
const BUNDLES = /^(bench|scripts)\/.*\.mjs$/;

/** The exports that no other file takes, as `file: name`. */
export function listUnusedExports(graph = readModuleGraph()) {
  const used = new Set();
  const key = (file, name) => `${file}: ${name}`;

  function use(file, name) {
    if (used.has(key(file, name))) return;
    used.add(key(file, name));
    const module = graph.get(file);
    for (const link of module?.links ?? []) {
      if (link.kind !== 'export') continue;
      const handedOn = link.names.find((item) => (item.alias ?? item.name) === name);
      if (handedOn) use(link.target, handedOn.name);
      else if (link.names.length === 0 && !module.exports.includes(name)) use(link.target, name);
    }
  }

  for (const module of graph.values()) {
    for (const link of module.links) {
      if (!graph.has(link.target) || (link.kind === 'export' && !IS_ENTRY.test(module.file)))
        continue;
      for (const { name } of link.names) use(link.target, name);
      if (link.isAll) for (const name of listExports(graph, link.target)) use(link.target, name);
    }
  }

  const bundlers = [...graph.values()].filter(({ file }) => BUNDLES.test(file));
  const isBundled = (name) =>
    bundlers.some(({ text }) => text.includes(name) && new RegExp(`\\b${name}\\b`).test(text));
  return [...graph.values()]
    .filter(({ file }) => !IS_ENTRY.test(file))
    .flatMap(({ file }) =>
      listOwnExports(graph.get(file))
        .filter((name) => !used.has(key(file, name)) && !isBundled(name))
        .map((name) => key(file, name)),
    );
}

/** What a file says itself and what it hands on by name. */
function listOwnExports({ exports, links }) {
  const handedOn = links.filter(({ kind }) => kind === 'export').flatMap(({ names }) => names);
  return [...exports, ...handedOn.map(({ alias, name }) => alias ?? name)];
}

/** With what it hands on as a whole. */
function listExports(graph, file) {
  const module = graph.get(file);
  if (!module) return [];
  const whole = module.links.filter(({ kind, names }) => kind === 'export' && names.length === 0);
  return [...listOwnExports(module), ...whole.flatMap(({ target }) => listExports(graph, target))];
}
