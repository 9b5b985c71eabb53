import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

describe('English thought in Spanish', () => {
  it.each([
    ['I am agree with the hours and the pay', 'am agree → agree'],
    ['Fitted kitchens in over four hundreds homes', 'hundreds → hundred'],
    ['My boss said me that I was his best pair of hands', 'said me → told me'],
    ['I assisted to several conferences about energy', 'assisted to → attended'],
    ['I am working as a carer since 2015', 'am working → have been working'],
    ['The second course was even more easy than the first', 'more easy → easier'],
    ['I worked like a waiter in London', 'like → as'],
    ['The most of my pupils passed', 'The most of → Most of'],
    ['My father learned me how to prune trees', 'learned me → taught me'],
    ['I have graduated from college in 2017', 'have → '],
  ])('%s', (text, wanted) => {
    expect(listSuggestions(text, 'en').map((one) => one.replaceAll(/ +/g, ' '))).toContain(wanted);
  });

  it.each([
    'Hundreds of homes, and two hundred of them in the first year',
    'Made the most of my time abroad',
    'I have worked in kitchens since 2017',
    'The keys work like a charm',
    'Dealt with less than ten litres a day',
  ])('not: %s', (text) => {
    expect(listSuggestions(text, 'en')).toEqual([]);
  });
});

describe('Spanish by ear', () => {
  it.each([
    ['Me gustaría de continuar en la empresa', 'de → '],
    ['Creo de que reúno los requisitos', 'de que → que'],
    ['Si tendría coche, llegaría antes', 'tendría → tuviera'],
    ['A ver trabajado en ferias me dio soltura', 'A ver → Haber'],
    ['Las internas con quien trabajo piden papel', 'quien → quienes'],
    ['A los vecinos le explicaba cómo separar la basura', 'le → les'],
    ['Hacen veinte años que escribo', 'Hacen → Hace'],
    ['En el tercero trimestre recuperamos clientes', 'tercero → tercer'],
    ['Mi puntualidad es buena, gracia a mi coche', 'gracia → gracias'],
  ])('%s', (text, wanted) => {
    expect(listSuggestions(text, 'es').map((one) => one.replaceAll(/ +/g, ' '))).toContain(wanted);
  });

  it.each([
    'Desde marzo de 2021 hasta hoy, jefe de mantenimiento',
    'A las órdenes de quien sea, pero con iniciativa',
    'Pregunté si sería posible cambiar de turno',
    'Fue una gracia a medias',
    'Detecté antes el descuadre',
  ])('not: %s', (text) => {
    expect(listSuggestions(text, 'es')).toEqual([]);
  });
});
