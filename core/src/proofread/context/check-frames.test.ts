import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../../test/proofreading';
import { checkFrames } from './check-frames';
import { readContext } from './context-tokens';

const lexicons = openLexicons();
const read = (text: string, language: 'es' | 'en') =>
  checkFrames(text, readContext(text, lexicons[language]), lexicons[language]).map(
    ({ from, to, suggestions }) => `${text.slice(from, to)} → ${suggestions[0]}`,
  );

describe('slips that the words around give away', () => {
  it.each([
    ['es', 'Me toco enseñar a los nuevos.', 'toco → tocó'],
    ['es', 'Trabajo la madera y se montar muebles.', 'se → sé'],
    ['es', 'Los domingos habían hasta 3000 bañistas.', 'habían → había'],
    ['es', 'Llevo once años montado ventanas.', 'montado → montando'],
    ['es', 'Marque los árboles del monte.', 'Marque → Marqué'],
    ['es', 'Ajuste la dosis de pienso.', 'Ajuste → Ajusté'],
    ['es', 'Avisé al relevo y deje las llaves.', 'deje → dejé'],
    ['es', 'Cuadro mí corte al centavo.', 'mí → mi'],
    ['es', 'Carné de manejo plataformas', 'plataformas → de plataformas'],
    ['en', 'Trained three apprentices, one of whom now run the shop.', 'run → runs'],
    ['en', 'Each tank log have my initials.', 'have → has'],
    ['en', 'Roughly 130 volumes passes across my bench.', 'passes → pass'],
    ['en', 'I could tape 6,000 foot a day.', 'foot → feet'],
    ['en', 'I have ran my own bindery.', 'ran → run'],
    ['en', 'It was their that I learned it.', 'their → there'],
  ] as const)('are found (%s): %s', (language, text, slip) => {
    expect(read(text, language)).toEqual([slip]);
  });

  it.each([
    ['es', 'Pedí que llegue a tiempo el pan.'],
    ['es', 'Destape de cañerías y ordeñe de vacas'],
    ['es', 'Ajuste de la dosis y corte del césped'],
    ['es', 'Entre los turnos, parte y base.'],
    ['es', 'Se redujo el descarte de fruta.'],
    ['es', 'Se habían vendido 300 piezas.'],
    ['es', 'Llevo diez años casado con Ana.'],
    ['es', 'A mí me gusta.'],
    ['es', 'Cursos de formación profesional'],
    ['en', 'Each of the teams have a van.'],
    ['en', 'Checked their stock for damage.'],
    ['en', 'Ran a 6,000 square foot shop.'],
    ['en', 'Sold 40 season passes in May.'],
  ] as const)('are not seen where there are none (%s): %s', (language, text) => {
    expect(read(text, language)).toEqual([]);
  });
});
