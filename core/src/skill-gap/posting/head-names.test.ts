import { expect, it } from 'vitest';
import { readPosting } from './read-posting';

const quotesIn = (text: string) =>
  readPosting(text).requirements.map(({ evidence: [first] }) => first?.quote ?? '');

const care = 'Buscamos TCAE para turno de noche.\nRequisitos: título de TCAE, carné B.';
const stores =
  'You will load and unload trailers, keep stock counts right and look after your truck.\nEssential: counterbalance licence, basic IT.';

it.each([
  ['Auxiliar de enfermería (m/h)', 'Residencia Los Tilos · Cáceres', care],
  ['Forklift Operator', 'Harrow & Finch Logistics, Doncaster', stores],
])('who is looking and where is nothing that is asked for: %s, %s', (title, who, rest) => {
  const found = quotesIn(`${title}\n${who}\n${rest}`);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter((quote) => who.includes(quote))).toEqual([]);
});

it('a short list below the title is still read', () => {
  expect(quotesIn('Camarera\nInglés B2\nCarné B\nPhotoshop')).toHaveLength(3);
});
