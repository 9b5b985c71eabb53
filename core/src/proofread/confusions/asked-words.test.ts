import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

describe('what a word asks for', () => {
  it.each([
    ['en', 'Liaised to the harbour office about berths', 'to → with'],
    ['en', 'Ran the shop alone despite of the floods', 'despite of → despite'],
    ['en', 'Took care about the horses at weekends', 'about → of'],
    ['en', 'We served 90 covers in average, with two cooks', 'in average → on average'],
    ['en', 'A crew composed by six riggers', 'by → of'],
    ['en', 'I explained them how the boiler works', 'them → to them'],
    ['es', 'Me especialicé de barnices al agua', 'de → en'],
    ['es', 'Una brigada formada de ocho personas', 'de → por'],
    ['es', 'Me gustaba de que los niños preguntaran', 'de que → que'],
    ['es', 'Me comprometo en entregar cada viernes', 'en → a'],
    ['es', 'Tareas relacionadas de la cocina', 'de → con'],
  ] as const)('%s: %s', (language, text, wanted) => {
    expect(listSuggestions(text, language)).toContain(wanted);
  });
});

describe('words that sound the same, by where they are', () => {
  it.each([
    ['en', 'Guests tell me its what they remember best', "its → it's"],
    ['en', 'I ask what your trying to build first', "your → you're"],
    ['en', 'I know whose been on the roof by the ladders', "whose → who's"],
    ['en', 'I do not loose keys', 'loose → lose'],
    ['en', 'Made bread, cakes and plated deserts for weddings', 'deserts → desserts'],
    ['en', 'Two of them past their exams in May', 'past → passed'],
    ['en', 'Nothing left the yard without the drivers been told', 'been → being'],
    ['en', 'Poured the resin in to the mould, which I made my self', 'my self → myself'],
    ['es', 'Pruebo cada horno, haber quién lo nota', 'haber → a ver'],
    ['es', 'La pieza tenía que llegar seca; sino, se devolvía', 'sino → si no'],
    ['es', 'La soldadura estaba mal echa', 'echa → hecha'],
    ['es', 'Hemos desarrollo un taller para mayores', 'desarrollo → desarrollado'],
  ] as const)('%s: %s', (language, text, wanted) => {
    expect(listSuggestions(text, language)).toContain(wanted);
  });

  it.each([
    ['en', 'The museum and its no-fly zone are on my route'],
    ['en', 'A baker whose loaves sell out by ten'],
    ['en', 'Tied down loose sheets on the roof'],
    ['en', 'Kept the shop open during five months of roadworks'],
    ['es', 'No solo vendo, sino que también reparo'],
    ['es', 'Estoy convencida de que puedo aportar mucho'],
  ] as const)('is right in %s: %s', (language, text) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });
});

describe('English verbs whose subject or tense is further back', () => {
  it.each([
    ['Scrubbed decks and assist with the sails', 'assist → assisted'],
    ['Sorted bolts, swept the floor and learn to weld', 'learn → learnt'],
    ['Staged a play that run for six weeks', 'run → ran'],
    ['Carved spoons and bowls, which was sold at the fair', 'was → were'],
  ] as const)('%s', (text, wanted) => {
    expect(listSuggestions(text, 'en')).toContain(wanted);
  });

  it.each([
    'Learned the trade from my aunt and now run my own stall',
    'Took 60 calls a day, which was hard',
    'Built a range of tools that help nurses',
  ])('is right: %s', (text) => {
    expect(listSuggestions(text, 'en')).toEqual([]);
  });
});
