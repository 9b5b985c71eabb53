import { expect, it } from 'vitest';
import { openWords } from '../../test/proofreading';
import type { TextReading } from '../assistant';
import type { Language } from '../language';
import { mergeReading } from './merge-reading';

const lexicons = openWords();

/** Whether a change that the model is sure of is reported: "[gone|put]" in a text. */
function isReported(marked: string, language: Language, gain = 2.5, amount = 2): boolean {
  const [, before = '', gone = '', replacement = '', after = ''] =
    /^(.*)\[(.*)\|(.*)\](.*)$/.exec(marked) ?? [];
  const [from, text] = [before.length, before + gone + after];
  const to = from + gone.length;
  const reading: TextReading = {
    corrections: [{ from, to, replacement, gain }],
    surprises: [{ from, to, amount }],
  };
  const input = { text, language, known: new Set<string>() };
  return mergeReading(input, [], reading, lexicons).length > 0;
}

it.each([
  ['en', 'Carried chairs[,|] and lamps up to the hall'],
  ['en', 'Ran two stalls[,|] among them a bakery'],
  ['en', 'Rang the [suppliers|supplier] every week'],
  ['en', 'Sewed a sail with [a|an] BERNINA in the loft'],
  ['en', 'Opened a Garden [Club|club] that meets on Mondays'],
  ['en', 'Was engaged [with|in] the parish school'],
  ['en', 'Liaised[ with|] the harbour master'],
  ['en', 'I [have|am] 9 years in forestry'],
  ['en', 'Sold ropes, hooks and other [bits|bids]'],
  ['en', 'Mended two of [them|the] at sea'],
  ['en', 'Nevada boiler [license|licence] since May'],
  ['en', 'Kept the stores and did the [ordering|orders]'],
  ['en', 'Brought in night-time crane [bidding|bids], then a rota'],
  ['en', 'Kept [an|a] 80-bed ward by the sea'],
  ['en', 'Sailed [an|a] 11-metre sloop'],
  ['en', 'Sailed [a|an] 100-foot ketch'],
  ['en', 'Rigger [specialised|specialising] in tall ships'],
  ['en', 'Watched the [visitor|visitors] and vehicle gates of the port'],
  ['en', 'Drew up the annual [budgets|budget] of the port'],
  ['en', 'Kept their [budgets|budget] and accounts'],
  ['en', 'Visited the quay for [stock-taking|stocktaking] in May'],
  ['en', 'Spent the winter training[ up|] young riggers'],
  ['en', 'Varnished the masts [as |]per the plan'],
  ['en', 'General [labouring|labour] duties at the yard'],
  ['en', 'Fixed 91%, up [from|to] 78% in a year'],
  ['en', 'A rigger [having|with] 9 years at sea'],
  ['en', 'Made [challans|campaigns] for forty boats'],
  ['en', 'Mounted [super singles|supersingles] on two lorries'],
  ['en', 'Took guests out on [jeep|Jeep] safaris'],
  ['en', 'Recovered Rs. 6.4 [lakh|lack] of credit'],
  ['en', 'Checks and a lot of [hi|high]-vis on the quay', 1.4],
  ['en', 'Ring-spun [worsted|worst] at a mill by the sea', 1.9],
  ['en', 'The harbour staff [is|are] like a family'],
  ['en', 'From 2016 [until|to] 2019 I sold rope'],
  ['en', 'Lead rigger;[ have|] rigged ships of nine countries'],
  ['en', 'He was [an|a] heir to a ropeyard'],
  ['en', 'Saddler and [key-cutter|keycutter] in one shop', 6.4],
  ['en', '[Thought|Taught] up a game with knots'],
  ['es', 'Entrenador en [el|la] Unión Popular'],
  ['es', 'Facturas, puentes y [turno|turnos] de retén'],
  ['es', 'Pasos por el [Paso|paso] de los Libres'],
  ['es', 'Mediciones de ruido en 32 puestos, de [las|los] cuales informaba'],
  ['es', 'Primer trabajo[,|] en un taller de barrio'],
  ['es', 'Técnica [superior|Superior] en Cocina y pastelería'],
  ['es', 'Obras en muelles [e|y] iglesias de la costa'],
  ['es', 'Guardo los libros de [cuenta|cuentas] del puerto'],
  ['es', 'Remo del puesto 3 [al|a] 7 en regatas'],
] as const)('what is right by its own rule stays, whatever the model thinks (%s): %s', (...row) => {
  const [language, marked, gain] = row;
  expect(isReported(marked, language, gain)).toBe(false);
});

it.each([
  ['en', 'Cashed up at [nights|night] and swept', 5.5],
  ['es', 'He [rompido|roto] pocos platos', 5.5],
  ['es', 'Son dos hermanos y [una|unas] primas de Soria'],
  ['en', 'Rang a [suppliers|supplier] every week'],
  ['en', 'The crates[,|] is stacked by the door'],
  ['en', 'Kept [ordering|orders] and invoices for the stores'],
  ['en', 'Kept [a|an] 80-bed ward by the sea'],
  ['en', 'Sailed [an|a] 7-metre sloop'],
  ['en', 'Showed the [visitor|visitors] and their dogs the way'],
  ['es', 'Vivo cerca de la [sierra|Sierra] Morena'],
  ['en', 'Gave the tenants useful [informations|information] by post'],
  ['en', 'Was engaged [whit|with] the parish school'],
  ['es', 'Guardo tres [cuenta|cuentas] del puerto'],
  ['en', 'The harbour police [was|were] called twice'],
  ['en', "Wrote [API's|APIs] for two ports", 9],
  ['en', 'Between you and [I|me], no knot held', 5.9],
  ['en', 'Schooled in Leith, settled in [hull|Hull]', 4.7],
  ['en', 'Cook with a sauce maker in [grimsbyshire|Grimsbyshire]', 3.5],
  ['en', 'Kept to the [dead-lines|deadlines] of the yard', 7.9],
  ['en', 'Rose from deckhand to mate in [for|four] years', 3.5],
  ['en', 'Up at five in the [mourning|morning] to sail', 6.9],
  ['en', '[Developped|Developed] a plan for the moorings', 5],
  ['en', '[The both|Both] of us have sailed for years', 2.7],
  ['en', 'Licences were drawn up and[ good|] good maps kept', 7.5],
] as const)('what is wrong is still reported (%s): %s', (...row) => {
  const [language, marked, gain] = row;
  expect(isReported(marked, language, gain)).toBe(true);
});

it('asks more of a change to words that the model expected where they are', () => {
  const marked = 'They [mend|mends] the nets every spring';
  expect(isReported(marked, 'en', 3, 0.1)).toBe(false);
  expect(isReported(marked, 'en', 5, 0.1)).toBe(true);
  expect(isReported(marked, 'en', 3, 1)).toBe(true);
  // Endings and other words are seldom expected where they are wrong.
  expect(isReported('The dogs were fed at six and [walk|walked] at seven', 'en', 2.9, 0.1)).toBe(
    true,
  );
});

it.each([
  ['Wired[ a|] small lamp', 'en', 'a'],
  ['Checked the deeds before[ the|] sale', 'en', 'the'],
  ['Me encargué de[ la|] caja del puerto', 'es', 'la'],
] as const)('a word left out is told by the word behind it: %s', (sentence, language, missing) => {
  const [before = '', after = ''] = sentence.split(/\[.*\|\]/);
  const text = before + after;
  const from = before.length;
  const read = (beforeIt: number, behindIt: number) => {
    const reading: TextReading = {
      corrections: [{ from, to: from, replacement: ` ${missing}`, gain: 3.8 }],
      surprises: [
        { from: before.lastIndexOf(' ') + 1, to: from, amount: beforeIt },
        { from: from + 1, to: from + 2, amount: behindIt },
      ],
    };
    return mergeReading({ text, language, known: new Set<string>() }, [], reading, lexicons);
  };
  expect(read(0.03, 1.7)).toHaveLength(1);
  expect(read(0.03, 0.03)).toHaveLength(0);
});
