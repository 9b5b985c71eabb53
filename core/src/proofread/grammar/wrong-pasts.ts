import { irregularVerbs } from '../words/english-forms';

/** More of them, which the model of contexts has not met as verbs. */
const more: readonly (readonly string[])[] =
  'arise arose arisen|bind bound bound|creep crept crept|flee fled fled|fling flung flung|forbid forbade forbidden|foresee foresaw foreseen|kneel knelt knelt|overcome overcame overcome|overtake overtook overtaken|spring sprang sprung|strive strove striven|swear swore sworn|uphold upheld upheld|withhold withheld withheld|withstand withstood withstood|string strung strung|undo undid undone|redo redid redone|mistake mistook mistaken|forgive forgave forgiven|rerun reran rerun|resell resold resold|retell retold retold|cut cut cut|put put put|set set set|let let let|hit hit hit|shut shut shut|split split split|spread spread spread|read read read|hurt hurt hurt|thrust thrust thrust|upset upset upset'
    .split('|')
    .map((row) => row.split(' '));
/** Their regular past is a word too: "learned", "lied", "leaded windows", "the seed", "putted". */
const either = new Set(
  'be hang light learn burn spell sew show lie lead wind see wake weave shine ring bid fall put bind spin rerun kneel strive string sing tear leave fly hide shoot thrust'.split(
    ' ',
  ),
);

/** "Catched", "builded", "payed", "cutted": a past made as most verbs make theirs, with what it is, and its participle. */
export const wrongPasts: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  [...more, ...irregularVerbs].flatMap(([base = '', past = '', participle = '']) =>
    either.has(base) ? [] : listRegular(base).map((wrong) => [wrong, [past, participle]] as const),
  ),
);

function listRegular(base: string): readonly string[] {
  if (base.endsWith('e')) return base.endsWith('ee') ? [] : [`${base}d`];
  if (/[^aeiou]y$/.test(base)) return [`${base.slice(0, -1)}ied`];
  const isShort = /(?:^|[^aeiou])[aeiou][bdgmnprt]$/.test(base);
  return isShort ? [`${base}${base.at(-1)}ed`] : [`${base}ed`];
}
