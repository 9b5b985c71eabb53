import table from '../../../data/translation/praise.tsv' with { type: 'text' };
import { foldText } from '../../language';
import { readRows } from '../../tables';
import type { Direction } from '../direction';

const praises = readRows(table, ['en', 'one', 'one feminine', 'several', 'several feminine']);

interface Praised {
  readonly skill: string;
  /** The praise with the skill in the other language. */
  readonly write: (skill: string) => string;
}

/** "Excellent communication skills": how good is part of what the person says. */
export function readPraised(name: string, { from }: Direction): Praised | undefined {
  const folded = foldText(name);
  for (const row of praises) {
    const forms =
      from === 'en'
        ? [row.en]
        : [row.one, row['one feminine'], row.several, row['several feminine']];
    const form = forms.find((one) => folded.startsWith(`${foldText(one)} `));
    if (form === undefined) continue;
    return {
      skill: name.trim().slice(form.length).trim(),
      write: (skill) => `${from === 'es' ? row.en : agree(row, skill)} ${skill}`,
    };
  }
  return undefined;
}

function agree(row: (typeof praises)[number], skill: string): string {
  const [noun = ''] = skill.split(' ');
  const isFeminine = /(?:a|as|dad|dades|[cst]ión|[cst]iones|dotes)$/i.test(noun);
  const number = /[aeo]s$|[dln]es$/i.test(noun) ? 'several' : 'one';
  return isFeminine ? row[`${number} feminine`] : row[number];
}
