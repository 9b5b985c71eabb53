import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import { proofreadText } from './proofread-text';

const lexicons = openLexicons();
const read = (text: string, language: 'es' | 'en') =>
  proofreadText({ text, language, known: new Set() }, lexicons).map(({ from, to }) =>
    text.slice(from, to),
  );

describe('what is right though its neighbours speak against it', () => {
  it.each([
    // The verb goes with the first noun.
    'A list of spare parts was drawn up before each launch.',
    'The cataloguing of 3,000 slides was finished a month early.',
    'A site visit lasting about three hours is included.',
    'Crane driver who has lifted 900 tonnes in gales.',
    // What is counted is a noun.
    'Looked after the kit and meals of 40 recruits',
    'Gathered comments from 75 delegates and passed them on to the chair.',
    // Forms and kin of words in use.
    'Machine minder, weigher and packer at a mill.',
    'Spent the spring repotting orchids and watering them.',
    'Part-time shelver and hirer of rowing boats',
    // Sums and words of other Englishes.
    'Kept the books of a mill with a turnover of Rs. 48 crore',
    'Recovered Rs. 6.4 lakh of credit from the godowns',
    'Worked weekends outwith the school term',
    'Despatched forty vans each morning',
    // What counts as one, and what as many.
    'Every pump and every valve was checked.',
    'Two-thirds of the wine was exported.',
    "Dermot's van was always clean.",
    // Names of products and makers.
    'Diagnose faults with Insite',
    'Cummins Insite',
    'Paccar Davie4',
    'Gave midazolam by the care plan',
  ])('%s', (text) => {
    expect(read(text, 'en')).toEqual([]);
  });

  it.each([
    'Coordiné un grupo de 15 voluntarios que daba merienda a los niños.',
    'Diseño de un sistema de control de la humedad basado en sensores.',
    'Levanté un muro de adobe de 30 metros que sigue en pie.',
    'Llevé el almacén de repuestos, asegurando la trazabilidad de cada lote.',
    'Venta de pienso Royal Canin y Hill’s',
    'Planesi',
    'Recibí a los pasajeros, ayudándoles con las maletas.',
  ])('%s', (text) => {
    expect(read(text, 'es')).toEqual([]);
  });
});

describe('what sounds right and is misspelt', () => {
  it.each([
    ['Cuidé las avejas de la finca y recogí la miel.', 'avejas'],
    ['Tomé medidas presisas de cada pieza.', 'presisas'],
    ['Hice el turno de noche convinado con el de mañana.', 'convinado'],
    ['Atención a la Primera Infáncia', 'Infáncia'],
  ])('%s', (text, slip) => {
    expect(read(text, 'es')).toContain(slip);
  });

  it('is found in a possessive', () => {
    expect(read("Checked each addopter's garden", 'en')).toEqual(['addopter']);
    expect(read("Checked each adopter's garden", 'en')).toEqual([]);
  });

  it('is found beside an acronym too', () => {
    expect(read('NEBOSH Professional Site Inspecton', 'en')).toContain('Inspecton');
  });
});

it.each([
  'My attitude towards customers has often been praised.',
  'Everyone but the twins was able to swim by July.',
  'Whether the crack matters depends on the way it runs.',
  'The side were two goals down at the break.',
  'Delivered trusses to sites where the big wagons cannot enter.',
  'A great deal of our visitors come by bicycle.',
  'Fewer than one in ten of our clients was turned away.',
])('reads who does it in: %s', (text) => {
  const found = proofreadText({ text, language: 'en', known: new Set() }, lexicons);
  expect(found.filter(({ isParsed }) => isParsed)).toEqual([]);
});
