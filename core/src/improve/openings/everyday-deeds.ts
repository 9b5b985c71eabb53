import table from '../../../data/wording/everyday-nouns.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import { findVerbByInfinitive, type SpanishVerb } from './spanish-verbs';

const byForm: ReadonlyMap<string, SpanishVerb> = new Map(
  readRows(table, ['infinitive', 'noun']).flatMap(({ infinitive, noun }) => {
    const verb = findVerbByInfinitive(infinitive);
    if (verb === null) throw new Error(`no forms of "${infinitive}" are known`);
    const named = { ...verb, noun };
    return [verb.preterite, verb.present].flatMap((form) =>
      form === null ? [] : [[form, named] as const],
    );
  }),
);

/** "pinté" and "pinto": painting, which has a noun, though it is no verb we write a CV with. */
export const findEverydayDeed = (form: string): SpanishVerb | null => byForm.get(form) ?? null;
