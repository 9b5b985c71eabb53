import type { Plugin } from 'vite';
import { UNUSED_ZOD_METHODS } from './unused-zod-methods.ts';

/** A piece of zod that the browser has no use for: which file it is in, and the file without it. */
interface Trim {
  file: RegExp;
  trim: (code: string) => string;
}

/** Another release of zod may be written otherwise; then the build says so, and nothing comes back unseen. */
function cut(code: string, piece: RegExp, replacement: string): string {
  const trimmed = code.replace(piece, replacement);
  if (trimmed === code) throw new Error(`zod has no ${piece} to leave out.`);
  return trimmed;
}

/** Each as it is written in zod's tables of methods, with up to four of the same name on different schemas. */
function cutMethods(code: string): string {
  return UNUSED_ZOD_METHODS.reduce((left, name) => {
    const head = `(?:(?:async )?${name}\\(|${name}: (?:async )?function \\w+\\()`;
    return cut(left, new RegExp(`^ {4}${head}.*\\{\\n(?: {8}.*\\n)+ {4}\\},\\n`, 'gm'), '');
  }, code);
}

const TRIMS: Trim[] = [
  {
    // The browser checks data with the contract's schemas but never writes JSON Schema from them, and every schema drags
    // the writer in. Its functions become one that throws, by whatever names they have.
    file: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
    trim(code) {
      const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(
        ([, name]) => name,
      );
      const aliases = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name);
      const stubs = [...names, ...aliases].map((name) => `export const ${name} = absent;`);
      return `function absent() { throw new Error('No JSON Schema here.'); }\n${stubs.join('\n')}`;
    },
  },
  {
    // What zod would say of a field in English; the app has its own words.
    file: /zod\/v4\/locales\/en\.js$/,
    trim: () => 'export default () => ({ localeError: () => "Invalid input" });',
  },
  {
    file: /zod\/v4\/classic\/schemas\.js$/,
    trim(code) {
      // Two dozen formats as methods of a string, each with its pattern: the contract writes `z.uuid()` instead.
      const withoutFormats = cut(
        code,
        /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm,
        '',
      );
      // The content policy forbids compiling schemas; an object is read step by step.
      const withoutCompiler = cut(
        withoutFormats,
        /core\.\$ZodObjectJIT\.init/g,
        'core.$ZodObject.init',
      );
      // What comes as JSON cannot hold itself.
      const withoutMemory = cut(
        withoutCompiler,
        /core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/g,
        'return',
      );
      return cutMethods(withoutMemory);
    },
  },
  {
    // The app reads the list of issues itself.
    file: /zod\/v4\/classic\/errors\.js$/,
    trim: (code) => cut(code, /^ {4}_lazyMethod\(proto, "(?:format|flatten)".*\n/gm, ''),
  },
];

/** zod without what only other runtimes need of it. */
export function trimZod(): Plugin {
  return {
    name: 'trim-zod',
    apply: 'build',
    transform: {
      filter: { id: TRIMS.map(({ file }) => file) },
      handler: (code, id) => TRIMS.find(({ file }) => file.test(id))?.trim(code),
    },
  };
}
