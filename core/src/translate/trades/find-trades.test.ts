import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { openHints } from '../hints';
import { createTradeFinder } from './find-trades';
import { listTrades } from './trade-words';

const cvOf = (...jobs: readonly { title?: string; achievements?: string[] }[]) =>
  cvSchema.parse({ work_experience: jobs });
const job = (at = 0) => `/work_experience/${at}/achievements/0`;

describe('the trades of a text', () => {
  it.each(['es', 'en'] as const)('are told by the name of any post, %s', (language) => {
    for (const [trade, { posts }] of listTrades()) {
      for (const title of posts[language]) {
        expect(createTradeFinder(cvOf({ title }), language)(job()), title).toEqual([trade]);
      }
    }
  });

  it('are those of the job, and elsewhere those of the whole CV', () => {
    const cv = cvOf(
      { title: 'Cocinera', achievements: ['Plancha y pase'] },
      { title: 'Carretillero', achievements: ['Carga de camiones'] },
    );
    const find = createTradeFinder(cv, 'es');
    expect(find(job(0))).toEqual(['kitchen']);
    expect(find(job(1))).toEqual(['warehouse']);
    expect(new Set(find('/summary'))).toEqual(new Set(['kitchen', 'warehouse']));
  });

  it('are none where nothing tells', () => {
    expect(createTradeFinder(cvOf({ title: 'Tanatopractora' }), 'es')(job())).toEqual([]);
  });
});

describe('hints of a trade', () => {
  const say = (text: string, ...trades: string[]) =>
    openHints('es', trades)(text).map(({ text: said }) => said);

  it('go before those of the dictionary, and only in the trade', () => {
    expect(say('Tensiómetros en cada sector', 'farming')).toEqual(['tensiometer']);
    expect(say('Tensiómetros en cada sector', 'nursing')).toEqual(['blood pressure monitor']);
    expect(say('Tensiómetros en cada sector')).toEqual(['blood pressure monitor']);
    expect(say('Cocina de plancha', 'kitchen')).toEqual(['griddle / grill']);
    expect(say('Cocina de plancha')).toEqual([]);
  });

  it('find phrases in the plural', () => {
    expect(say('Embragues y cajas manuales', 'vehicles')).toContain('manual gearbox');
  });
});

describe('the table of trades', () => {
  it('has words that can be found: of at most three parts, in small letters', () => {
    for (const [trade, { words }] of listTrades()) {
      for (const phrase of [...words.es.keys(), ...words.en.keys()]) {
        expect(phrase, trade).toMatch(/^(?=.{3})[^\s,]+(?: [^\s,]+){0,2}$/u);
      }
    }
  });
});
