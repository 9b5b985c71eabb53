import { readFileSync } from 'node:fs';
import { projectPath } from '../project-paths.mjs';

/** Every form a Hunspell dictionary knows: its roots, with each suffix and prefix that they take. */
export function* expandHunspell(packageName) {
  const read = (file) => readFileSync(projectPath('node_modules', packageName, file), 'utf8');
  const rules = readAffixes(read('index.aff'));
  const [, ...lines] = read('index.dic').split(/\r?\n/);
  for (const line of lines) {
    const [root, flags = ''] = line.split('\t')[0].trim().split('/');
    if (root === '' || [...flags].some((flag) => rules.leftOut.has(flag))) continue;
    yield* expandRoot(root, flags, rules);
  }
}

function readAffixes(text) {
  const affixes = new Map();
  const leftOut = new Set();
  for (const line of text.split(/\r?\n/)) {
    const [kind, flag, strip, addition, condition = '.'] = line.trim().split(/\s+/);
    if (kind === 'ONLYINCOMPOUND' || kind === 'FORBIDDENWORD' || kind === 'NOSUGGEST') {
      leftOut.add(flag);
    }
    if (kind !== 'SFX' && kind !== 'PFX') continue;
    const affix = affixes.get(flag);
    // The first line of an affix only says how many follow, and whether both ends go together.
    if (!affix) affixes.set(flag, { kind, isCrossed: strip === 'Y', forms: [] });
    else affix.forms.push(readForm(kind, strip, addition, condition));
  }
  return { affixes, leftOut };
}

function readForm(kind, strip, addition, condition) {
  const [add, flags = ''] = addition.split('/');
  const pattern = kind === 'SFX' ? `${condition}$` : `^${condition}`;
  return {
    strip: strip === '0' ? '' : strip,
    add: add === '0' ? '' : add,
    flags,
    fits: condition === '.' ? null : new RegExp(pattern, 'u'),
  };
}

function* expandRoot(root, flags, { affixes }) {
  const withSuffix = [
    { form: root, flags: '', isCrossed: true },
    ...addSuffixes(root, flags, affixes),
  ];
  for (const { form, flags: own, isCrossed } of withSuffix) {
    yield form;
    if (!isCrossed) continue;
    for (const flag of flags + own) {
      const affix = affixes.get(flag);
      if (affix?.kind !== 'PFX') continue;
      for (const { strip, add, fits } of affix.forms) {
        if ((fits && !fits.test(form)) || !form.startsWith(strip)) continue;
        yield add + form.slice(strip.length);
      }
    }
  }
}

function* addSuffixes(word, flags, affixes, depth = 1) {
  for (const flag of flags) {
    const affix = affixes.get(flag);
    if (affix?.kind !== 'SFX') continue;
    for (const { strip, add, flags: own, fits } of affix.forms) {
      if ((fits && !fits.test(word)) || !word.endsWith(strip)) continue;
      const form = word.slice(0, word.length - strip.length) + add;
      yield { form, flags: own, isCrossed: affix.isCrossed };
      if (own && depth < 2) yield* addSuffixes(form, own, affixes, depth + 1);
    }
  }
}
