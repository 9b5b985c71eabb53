import { describe, expect, it } from 'vitest';
import type { LineAdvice } from '../../assistant';
import { cvSchema } from '../../cv';
import { foldText, type Language, languages } from '../../language';
import { listParts } from '../decide-changes';
import { englishSentences, spanishSentences } from '../fixtures/edited-sentences';
import { collectFacts, stemWord } from '../guard/cv-facts';
import { readNumbers } from '../guard/read-numbers';
import { improveCv } from '../improve-cv';

const written = {
  es: readBefores(spanishSentences),
  en: readBefores(englishSentences),
};

function readBefores(table: string) {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' | ')[1] ?? []);
}

/** Deeds of many trades, with what they are done to, where, and what for. */
const deeds = {
  es: {
    past: ['reparé', 'revisé', 'monté', 'pinté', 'gestioné', 'preparé', 'recogí', 'reduje', 'hice'],
    present: ['reparo', 'reviso', 'monto', 'pinto', 'gestiono', 'preparo', 'recojo', 'reduzco'],
    objects: ['los ascensores', 'los pedidos de 14 tiendas', 'las máquinas Siemens', 'la agenda'],
    ends: [
      '',
      ' en Lugo',
      ' dos veces al mes',
      ' (con ayuda)',
      ' para evitar retrasos',
      ', porque hacía falta',
    ],
    more: [
      '',
      ' y archivé las facturas',
      ' y archivo las facturas',
      ' y los llevé a Vigo',
      ', etc.',
    ],
  },
  en: {
    past: ['repaired', 'checked', 'led', 'managed', 'wrote', 'cut', 'put', 'ran', 'started'],
    present: ['repair', 'check', 'lead', 'manage', 'write', 'cut', 'put', 'run', 'start'],
    objects: [
      'the lifts',
      'the orders of 14 shops',
      'the Siemens machines',
      'a team of four people',
    ],
    ends: [
      '',
      ' in Leeds',
      ' two days a week',
      ' (with help)',
      ' to avoid delays',
      ', because it was needed',
    ],
    more: [
      '',
      ' and filed the invoices',
      ' and file the invoices',
      ' and sent them to York',
      ', etc.',
    ],
  },
};

function generate(language: Language) {
  const { past, present, objects, ends, more } = deeds[language];
  const weak =
    language === 'es'
      ? ['encargado de', 'participación en', 'apoyo en']
      : ['responsible for', 'helped with', 'was involved in'];
  return [...past, ...present, ...weak].flatMap((verb, row) =>
    objects.flatMap((object, column) =>
      ends.map(
        (end, at) => `${capital(verb)} ${object}${more[(row + column + at) % more.length]}${end}`,
      ),
    ),
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

interface Told {
  readonly before: string;
  readonly after: string;
  readonly ways: LineAdvice['alternatives'];
}

/** Every line as the only one of a job, with one typing error, so that there is a change to advise on. */
function advise(language: Language, dates: string): readonly Told[] {
  return [...written[language], ...generate(language)].flatMap((line) => {
    const make = (text: string) =>
      cvSchema.parse({
        personal: { title: 'x', email: 'ana@example.com' },
        work_experience: [{ title: 'X', company: 'Alba', dates, achievements: [text] }],
      });
    const input = { language, style: 'formal', focusArea: 'balanced', instructions: '' } as const;
    const { changes } = improveCv({ ...input, cv: make(`${line} zz`) }, make(line));
    return changes
      .flatMap(listParts)
      .flatMap(({ before, after, advice }) =>
        advice === null ? [] : [{ before, after, ways: advice.alternatives }],
      );
  });
}

describe.each(languages)('other ways to say a line (%s)', (language) => {
  const told = ['2015 - 2018', language === 'es' ? '2019 - actualidad' : '2019 - present'].flatMap(
    (dates) => advise(language, dates),
  );
  const every = told.flatMap(({ before, after, ways }) =>
    // As it was written, it may have any look.
    ways.flatMap(({ kind, text }) => (kind === 'mended' ? [] : { before, after, kind, text })),
  );

  it('are several for many lines', () => {
    const several = told.filter(({ ways }) => ways.length > 1);
    expect(several.length / told.length).toBeGreaterThan(0.4);
  });

  it('are all different, and none is the line as it was or as proposed', () => {
    for (const { before, after, ways } of told)
      expect(new Set([before, after, ...ways.map(({ text }) => text)]).size).toBe(ways.length + 2);
  });

  it('keep every number and name, and add none', () => {
    const list = (text: string) =>
      readNumbers(text)
        .map(({ unit, value }) => `${value} ${unit}`)
        .sort();
    const names = (text: string) => text.match(/(?<=\p{Ll},? \(?)\p{Lu}[\p{L}.]+/gu) ?? [];
    for (const { after, kind, text } of every) {
      expect(list(text), `${kind}: ${after} → ${text}`).toEqual(list(after));
      if (kind !== 'result-first' && kind !== 'two-lines')
        expect(names(text), `${kind}: ${after} → ${text}`).toEqual(names(after));
    }
  });

  it('have no new word besides the verb or the noun of the action', () => {
    const odd = every.flatMap(({ before, after, kind, text }) => {
      const { stems } = collectFacts([before, after]);
      const added = foldText(text)
        .split(' ')
        .filter((word) => word.length > 3 && !/^\d+$/.test(word) && !stems.has(stemWord(word)));
      // A verb of three words at most: "puse en marcha", "made sure".
      const most = kind === 'other-verb' ? 2 : /-first$/.test(kind) ? 3 : 0;
      return added.length > most ? [`${kind}: ${after} → ${text} (${added.join(', ')})`] : [];
    });
    expect(odd).toEqual([]);
  });

  it('are written like the rest: capitals, contractions, stops', () => {
    for (const { after, text } of every)
      for (const line of text.split('\n')) {
        expect(line).toMatch(/^[\p{Lu}\d«“]/u);
        expect(line).not.toMatch(/ {2}| [,.;]|(?<![\p{L}])(?:de|a) el /u);
        expect(line.endsWith('.'), `${after} → ${text}`).toBe(after.endsWith('.'));
      }
  });

  it('with another verb keep the tense of the line', () => {
    const past =
      language === 'es'
        ? /^\p{L}+(?:[éí]|je|use|ice|uve|di) |^Di /u
        : /^(?:\p{L}+ed|Wrote|Led|Ran|Made|Put|Cut|Set|Began|Took|Got|Oversaw) /u;
    for (const { after, kind, text } of every) {
      if (
        kind !== 'other-verb' ||
        /^(?:Cut|Put|Set) /.test(after) ||
        /^(?:Cut|Put|Set) /.test(text)
      )
        continue;
      expect(past.test(text), `${after} → ${text}`).toBe(past.test(after));
    }
  });

  it('on several lines lose nothing', () => {
    const words = (text: string) =>
      foldText(text)
        .split(' ')
        .filter((word) => !/^(?:y|e|and|then|tambien|ademas)$/.test(word))
        .sort();
    const split = every.filter(({ kind }) => kind === 'two-lines');
    expect(split.length).toBeGreaterThan(5);
    for (const { after, text } of split) expect(words(text)).toEqual(words(after));
  });
});

describe('what stays on one line', () => {
  const split = (language: Language, line: string) => {
    const cv = (text: string) =>
      cvSchema.parse({
        work_experience: [
          { title: 'X', company: 'Alba', dates: '2015 - 2018', achievements: [text] },
        ],
      });
    const input = { language, style: 'formal', focusArea: 'balanced', instructions: '' } as const;
    const { changes } = improveCv({ ...input, cv: cv(`${line} zz`) }, cv(line));
    return changes
      .flatMap((change) => change.lines ?? [])
      .flatMap(({ alternatives }) => alternatives)
      .find(({ kind }) => kind === 'two-lines');
  };

  it.each([
    // Somebody else's deed.
    ['en', 'Led the team that built the app and tested the servers'],
    ['en', 'Helped design the site and test the pages'],
    ['es', 'Coordiné a quienes montaron las cabinas y pinté las que faltaban'],
    ['es', 'Ayudé al técnico que revisó los motores y cambié el aceite'],
    // The second part points to the first.
    ['en', 'Packed the orders and sent them to the depot'],
    ['es', 'Preparé los pedidos y los llevé al almacén'],
    ['es', 'Revisé los motores y cambié sus filtros'],
    // One object for both.
    ['en', 'Opened and closed the till of the shop'],
    ['es', 'Abrí y cerré la caja de la tienda'],
    // Things, not deeds.
    ['en', 'Sold bread and baked goods from the village'],
    ['es', 'Gestioné el cambio de turno y reparto de llaves'],
    // A denial goes on.
    ['en', 'Never missed a delivery and kept the van clean'],
    ['es', 'No perdí ningún pedido y mantuve la furgoneta limpia'],
  ] as const)('%s: %s', (language, line) => {
    expect(split(language, line)).toBeUndefined();
  });
});
