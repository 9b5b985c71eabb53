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
    ['I was doing also the spot welding', 'was doing also → was also doing'],
    ['The score is passed from 8.3 to 9.1', 'is passed → has gone'],
    ['Always open to learn new things', 'open to learn → open to learning'],
    ['The repair rate is on 0.8% this year', 'on → at'],
    ['Family hotel in the seafront with 40 rooms', 'in → on'],
    ['I am hard-working and reliable person', 'hard-working → a hard-working'],
    ['Looked after German guest in summer', 'guest → guests'],
  ])('%s', (text, wanted) => {
    expect(listSuggestions(text, 'en').map((one) => one.replaceAll(/ +/g, ' '))).toContain(wanted);
  });

  it.each([
    'Hundreds of homes, and two hundred of them in the first year',
    'Made the most of my time abroad',
    'I have worked in kitchens since 2017',
    'The keys work like a charm',
    'Dealt with less than ten litres a day',
    'I was cooking also on Sundays',
    'The ball is passed from 8 players to the goalkeeper',
    'I am a hard-working and reliable person',
    'Guide for a German guest in spring',
    'The rota is on paper, and the scale is on 0',
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
