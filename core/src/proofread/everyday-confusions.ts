import type { Language } from '../language';
import type { Confusion } from './check-confusions';

const INFINITIVE = String.raw` \p{L}{2,}[aeií]r(?:[mts]e|nos|l[aeo]s?)?`;
const PERSON =
  '(?:boy|girl|child|man|woman|person|lady|customer|client|patient|resident|guest|student|pupil|driver|nurse|teacher|manager|colleague|employee|worker|neighbour|parent)';
const PEOPLE =
  '(?:people|children|customers|clients|patients|residents|guests|students|pupils|staff|men|women|drivers|nurses|colleagues|parents|families)';
const END = '(?: (?:to|at|in|from|for|and|by|with|before|after|during)|[.,;]|$)';
const THING =
  '(?:the|all|new|our|my|an?|heavy|large|customers|clients|staff|guests|children|people|orders|food|goods|stock|meals|rooms)';
const ASKING =
  '(?:responsible for|in charge of|capable of|skilled in|good at|interested in|passionate about|experienced in|experience of|experience in|look forward to|looking forward to)';

/** What asks for a gerund, and verbs that are left as they are after it: "responsible for train new staff". */
const gerunds: readonly Confusion[] = (
  'train training|lift lifting|manage managing|prepare preparing|serve serving|clean cleaning|sell selling|make making|teach teaching|drive driving|run running|' +
  'organise organising|organize organizing|plan planning|book booking|cook cooking|cut cutting|handle handling|load loading|pack packing|deliver delivering|keep keeping'
)
  .split('|')
  .map((row) => row.split(' '))
  .map(([base = '', gerund = '']) => [`${ASKING} `, base, ` ${THING}`, gerund]);
const forward: readonly Confusion[] =
  'hear hearing|work working|meet meeting|join joining|discuss discussing|become becoming|be being|see seeing|learn learning'
    .split('|')
    .map((row) => row.split(' '))
    .map(([base = '', gerund = '']) => ['look(?:ing|ed|s)? forward to ', base, ' \\p{L}+', gerund]);

/** Slips of the ear and of everyday speech, which both words of a pair survive in any dictionary. Not mended without asking. */
export const everydayConfusions: Readonly<Record<Language, readonly Confusion[]>> = {
  en: [
    ...gerunds,
    ...forward,
    [`(?:an?|the|every|each|any|one|another) (?:\\p{L}+ )?${PERSON} `, 'which', ' \\p{L}+', 'who'],
    [
      `${PEOPLE} `,
      'which',
      ' (?:was|were|had|have|are|could|would|did|need|needed|want|wanted|came|come|live|lived)',
      'who',
    ],
    [
      '',
      'less',
      ` (?:complaints|errors|accidents|mistakes|returns|calls|incidents|injuries|falls|breakages|absences|orders|${PEOPLE})`,
      'fewer',
    ],
    [
      '(?:\\p{L}{2,}(?:s|ed)|work|open|meet|run|clean|cook|go|it|them) ',
      'everyday',
      END,
      'every day',
    ],
    [
      '(?:put|take|took|throw|threw|clear|cleared|straight|right|far|give|gave|send|sent)(?: it| them)? ',
      'a way',
      END,
      'away',
    ],
    ['(?:we|I|was|were|been|they) ', 'excepted', '', 'accepted'],
    ['', 'insured', ' (?:that|all|every|each) \\p{L}+', 'ensured'],
    ['', 'insuring', ' (?:that|all|every|each) \\p{L}+', 'ensuring'],
    [
      '(?:the|checked|changed|fitted|replaced|repaired|new|car|lorry) ',
      'breaks',
      ',?(?: and| or)? (?:tyres|tires|lights|clutch|clutches|steering|pads|discs|exhausts?)',
      'brakes',
    ],
    [
      '(?:to|help|helped|helping|can|could|will|would|did|must) (?:(?:buyers|brides|couples|them|shoppers|visitors|customers|clients|people|families|guests|patients) )?',
      'chose',
      '',
      'choose',
    ],
    [
      '(?:^|[.!?] )(?:I|We|They) ',
      'use',
      ' to (?:work|be|run|have|do|live|drive|help|go|make|play|clean|cook|manage|teach)',
      'used',
    ],
    ['(?:am|are|is|was|were|get|got|getting|became|become|been) ', 'use', ' to \\p{L}+', 'used'],
    ['(?:took|take|taking|left|leaving|passed on|phone|answered) ', 'massages', '', 'messages'],
    ['(?:for|by|of|without|from|about|despite|before|after) ', 'been', ' \\p{L}+', 'being'],
    ["(?:have|has|had|I've|we've|they've) ", 'being', ' \\p{L}+', 'been'],
    [
      '(?:each|one|either) of (?:the|my|our|these|those|their|his|her) (?:\\p{L}{1,30} )?\\p{L}{2,30}s ',
      'were',
      ' (?:\\p{L}+ed|to|in|on|the|a|an|my|at|given|made|done|kept) ?',
      'was',
    ],
    [
      '(?:each|one|either) of (?:the|my|our|these|those|their|his|her) (?:\\p{L}{1,30} )?\\p{L}{2,30}s ',
      'are',
      ' (?:\\p{L}+ed|to|in|on|the|a|an|my|at|given|made|done|kept) ?',
      'is',
    ],
    [
      '(?:on|by|of|in|with|at|from) ',
      'me',
      ' (?:own|job|run|round|work|team|boss|mates|free|first|last|CV)',
      'my',
    ],
    [
      '(?:was|is|able|ready|how|due|back|next|according|notice|access) ',
      'too',
      ' (?:greet|run|keep|serve|clean|make|take|manage|help|check|open|close|the|my|our|work|be) \\p{L}+',
      'to',
    ],
    [
      '(?:by|with|for|of|every|another) ',
      'to',
      ' (?:people|years|months|weeks|days|hours|men|women|teams|drivers|others)',
      'two',
    ],
    ['(?:^|[.!?] )', 'off', ' all (?:the|my|our) \\p{L}+,', 'of'],
    ['(?:all|bad|good|any|cold|hot|wet) ', 'whethers?', '', 'weathers'],
    [
      '(?:I|we|and) ',
      'brought',
      ' (?:\\p{L}+ ){1,3}from (?:an? |the |our )?(?:local |new )?(?:suppliers?|shops?|wholesalers?|market|auctions?)',
      'bought',
    ],
    [
      '',
      'bought',
      ' (?:\\d+ |the |all |our |\\d+ of the )?(?:people|children|residents|guests|costs?|sales|waste|everyone|patients|numbers) (?:down|up|out|together|forward|under|home)',
      'brought',
    ],
  ],
  es: [
    [
      '',
      'habían',
      ' (?:muchas|muchos|pocas|pocos|varias|varios|\\d+|dos|tres|cuatro|cinco|más de|algunas|algunos|quejas|problemas) \\p{L}+',
      'había',
    ],
    ['', 'haiga', '', 'haya'],
    ['', 'hize', '', 'hice'],
    ['', 'osea', ' \\p{L}+', 'o sea'],
    ['(?:y|pero) ', 'tan bien', ' (?:\\p{L}+(?:aba|ía|é|í)|me|se|soy|he|llevo|hago)', 'también'],
    ['\\p{L}+ ', 'y', ' (?:hi(?![ae])|i(?![aeou]))\\p{Ll}{2,}', 'e'],
    ['\\p{L}+ ', 'o', ' h?o\\p{Ll}{2,}', 'u'],
    ['\\p{L}+ ', 'i', ' (?:mi|mis|los|las|hago|soy|me|también|muy|con|tengo)', 'y'],
    [
      '(?:^|[.!?] )',
      'pase',
      ' a (?:ser|llevar|trabajar|dirigir|coordinar|jefa|jefe|encargada|encargado)',
      'pasé',
    ],
    [
      '(?:pienso|creo|opino|considero|dije|dijo|dicen|decían|propuse|sugerí|veo|supe|espero|parece) ',
      'de que',
      '',
      'que',
    ],
    [
      '(?:propuse|propuso|propusimos|decidí|decidió|decidimos|conseguí|consiguió|conseguimos|logré|logró|logramos|intenté|intentó|quise|pude|evité|evitó|sugerí|prefiero|necesito) ',
      'de',
      INFINITIVE,
      '',
    ],
    ['(?:me|nos) (?:alegro|acuerdo|acordé|olvidé|quejé|arrepiento) ', 'que', ' \\p{L}+', 'de que'],
    ['(?:^|[.!?,;] |y )', 'ay', ' d[ií]as', 'hay'],
    ['se (?:me|te|le|nos|les) ', 'da', ' (?:muy )?(?:bien|mal|genial) (?:los|las)', 'dan'],
    ['se (?:me|te|le|nos|les) ', 'dan', ` (?:muy )?(?:bien|mal|genial)${INFINITIVE}`, 'da'],
  ],
};
