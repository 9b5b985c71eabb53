import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readLexicon } from './lexicon';
import { proofreadText } from './proofread-text';

const unpack = (file: string) =>
  gunzipSync(readFileSync(new URL(`../../dictionaries/${file}.gz`, import.meta.url)));
const open = (language: 'es' | 'en') =>
  readLexicon(unpack(`${language}.words`), unpack(`${language}.context`));
const lexicons = { es: open('es'), en: open('en') };

function read(text: string, language: 'es' | 'en'): readonly string[] {
  return proofreadText({ text, language, known: new Set() }, lexicons).map(
    ({ from, to, suggestions }) => `${text.slice(from, to)} → ${suggestions[0]}`,
  );
}

const asked = [
  ['es', 'Ayudo para que los niños aprenden jugando', 'aprenden → aprendan'],
  ['es', 'Quiero que la empresa crece conmigo', 'crece → crezca'],
  ['es', 'Espero que la experiencia sirve para el puesto', 'sirve → sirva'],
  ['es', 'Procuro que los clientes salen contentos', 'salen → salgan'],
  ['es', 'Nosotros hacía el inventario cada mes', 'hacía → hacíamos'],
  ['es', 'Mi compañera y yo preparaba los menús', 'preparaba → preparábamos'],
  ['es', 'Mi tutor valoro mucho mi trabajo', 'valoro → valoró'],
  ['es', 'Conocimientos básico de electricidad', 'básico → básicos'],
  ['es', 'El informe fue redactada por mí', 'redactada → redactado'],
  ['es', 'Mantuve limpio las aulas y los pasillos', 'limpio → limpias'],
  ['en', 'Able to working on my own', 'working → work'],
  ['en', 'Keen to learning new skills', 'learning → learn'],
  ['en', 'Enjoy to work in a team', 'to work → working'],
  ['en', 'The shop did not opened on Sundays', 'opened → open'],
  ['en', 'Worked as waiter in a busy restaurant', 'as → as a'],
] as const;

describe('a form that the rest of the clause does not take', () => {
  it.each(asked)('%s: %s', (language, text, wanted) => {
    expect(read(text, language)).toContain(wanted);
  });

  it.each(asked)('is not reported once it is right, in %s: %s', (language, text, wanted) => {
    const [wrong = '', right = ''] = wanted.split(' → ');
    expect(read(text.replace(wrong, right), language)).toEqual([]);
  });

  it.each([
    ['es', 'Reviso cada presupuesto antes de que salga por la puerta'],
    ['es', 'Reparé tractores en el campo para que la siega no parara'],
    ['es', 'Las propinas se repartían y yo llevaba la cuenta'],
    ['es', 'Guía canino con perro detector'],
    ['es', 'Cumplí los plazos y el presupuesto establecidos'],
    ['es', 'Vigilo el pienso y el agua clorada de diez naves'],
    ['es', 'Acomodaba la mercancía y mantenía limpia el área'],
    ['es', 'Preparo los pedidos y los cargo en el camión'],
    ['es', 'El lunes empiezo en otro turno'],
    ['es', 'Recuperé 2 millones de pesos de IVA a favor'],
    ['en', 'Worked as driver, guard and messenger'],
    ['en', 'Everything from identifying the need to paying the supplier'],
    ['en', 'Used to working at heights'],
    ['en', 'Made resources, did displays and heard the readers'],
  ] as const)('is right in %s: %s', (language, text) => {
    expect(read(text, language)).toEqual([]);
  });
});
