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

it.each([
  [
    'Requisitos\nEstudios mínimos\nGrado en Enfermería\nConocimientos necesarios\nExcel, SAP',
    ['Grado en Enfermería', 'Excel', 'SAP'],
  ],
  ['Requisitos\nExcel\nTipo de industria de la oferta\nConsultoría\nVacantes\n1', ['Excel']],
  [
    'Requisitos\nImprescindible residente en\nProvincia vacante\nConocimientos necesarios\nExcel, SAP',
    ['Excel', 'SAP'],
  ],
  ['INFOJOBS\nPromoted by hirer · Responses managed off LinkedIn\nRequirements\nExcel', ['Excel']],
  [
    'Tus preferencias laborales coinciden\nMostrar coincidencias\nRequisitos: Excel y SAP',
    ['Excel', 'SAP'],
  ],
])('what job sites write around and over their fields asks for nothing: %s', (text, asked) => {
  expect(quotesIn(`Auxiliar administrativa\n${text}`)).toEqual(asked);
});
