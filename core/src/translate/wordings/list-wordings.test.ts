import { describe, expect, it } from 'vitest';
import { type AskWordings, listWordings, type TextToReword } from './list-wordings';

const ES_EN = { from: 'es', to: 'en' } as const;
const line: TextToReword = {
  ...{ source: 'Cuadré la caja de 12 tiendas con Power BI.', direction: ES_EN, kind: 'deed' },
  text: 'Squared the box of 12 shops with Power BI.',
  ...{ title: 'Encargada de tienda', dates: '2019 – 2021', names: [] },
};
const answer =
  (...texts: readonly string[]): AskWordings =>
  () =>
    texts;

describe('other ways to say a translation', () => {
  it('are those asked for, without the one that is there', () => {
    const cashed = 'Cashed up 12 shops with Power BI.';
    const given = answer(cashed, line.text, `${cashed}`, line.text.replace(/\.$/, ''));
    expect(listWordings(line, given)).toEqual([cashed]);
  });

  it('never change a number, nor name another tool', () => {
    const given = answer(
      'Cashed up 21 shops with Power BI.',
      'Cashed up 12 shops with Tableau.',
      'Balanced the tills of 12 shops with Power BI.',
    );
    expect(listWordings(line, given)).toEqual(['Balanced the tills of 12 shops with Power BI.']);
  });

  it('are told as in a CV: without “I”, and in the present of a job that goes on', () => {
    const given = answer('I cashed up 12 shops with Power BI.');
    expect(listWordings(line, given)).toEqual(['Cashed up 12 shops with Power BI.']);
    const today = { ...line, source: 'Control de caja de 12 tiendas.', dates: '2019 – actualidad' };
    const control = answer('Controlled the cash of 12 shops.');
    expect(listWordings(today, control)).toEqual(['Control the cash of 12 shops.']);
  });

  it('of a text of several sentences change the one that is pointed at, and keep the others', () => {
    const two = {
      ...line,
      source: 'Vendí pan. Cuadré la caja.',
      text: 'Sold bread. Squared the box.',
    };
    const asked: Parameters<AskWordings>[0][] = [];
    const ask: AskWordings = (one) => {
      asked.push(one);
      return [one.source === 'Vendí pan.' ? 'Sold loaves.' : 'Cashed up.'];
    };
    const at = two.text.indexOf('the box');
    expect(listWordings({ ...two, at }, ask)).toEqual(['Sold bread. Cashed up.']);
    expect(asked).toMatchObject([{ source: 'Cuadré la caja.', kept: 'Squared ' }]);
    expect(listWordings(two, ask)).toEqual([
      'Sold loaves. Squared the box.',
      'Sold bread. Cashed up.',
    ]);
    // Where the translation has fewer sentences, nobody knows which is which.
    const joined = { ...two, text: 'Sold bread; squared the box.', at: 5 };
    listWordings(joined, ask);
    expect(asked.at(-1)).toMatchObject({ source: two.source, text: joined.text, kept: 'Sold ' });
  });

  it('of a post begin with the woman and the man', () => {
    const post = {
      ...line,
      ...({ kind: 'title', source: 'Head waitress', text: 'Jefa de sala' } as const),
      direction: { from: 'en', to: 'es' } as const,
    };
    expect(listWordings(post, answer('Maître'))).toEqual(['Jefe de sala', 'Maître']);
  });
});
