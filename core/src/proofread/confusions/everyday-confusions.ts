import type { Language } from '../../language';
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

/** "One months"; "twenty one months" are many. */
const periods: readonly Confusion[] = 'year month week day hour season shift'
  .split(' ')
  .map((period) => [
    '(?<!(?:ty|and|or|to) )(?:one|each|every|another|per) ',
    `${period}s`,
    '',
    period,
  ]);
const SUPERLATIVE =
  '(?:highest|lowest|biggest|largest|best|busiest|fastest|greatest|youngest|oldest|cheapest|easiest|happiest|cleanest|smallest|longest|strongest|safest)';
const COMPARATIVE =
  '(?:better|faster|easier|higher|lower|bigger|larger|quicker|cheaper|safer|happier|busier|smoother|stronger|cleaner|shorter|longer)';
/** So many of them: "3% of customers". */
const SHARE = String.raw`(?:\d ?%|most|many|half|some|few|both) of (?:the |our |my )?(?:\p{L}+ )?\p{L}+[^\P{L}siu]s`;

/** Slips of the ear and of everyday speech: both words of a pair are in any dictionary. Not fixed without asking. */
export const everydayConfusions: Readonly<Record<Language, readonly Confusion[]>> = {
  en: [
    ...gerunds,
    [
      '(?:have|has|had|\\p{L}+ed) (?:[^.;]* )?',
      'since',
      ` (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:years|months|weeks)(?! ago)`,
      'for',
    ],
    [
      '',
      'ever',
      ' (?:other (?:day|week|weekend|month|year)|day|week|month|morning|night|time)',
      'every',
    ],
    [
      '\\d[\\d,.]* \\p{L}+ ',
      'for',
      ' (?:minute|second|hour|shift|month|week|day|night|head|person)(?= *(?:[.,;]|$| and| on| at| in))',
      'per',
    ],
    ['', 'bellow', ' (?:\\d|£|\\$|€|the|budget|target|zero|average)', 'below'],
    ['\\p{L}+ ', 'to', ' times(?: and| a| in|[.,;]|$)', 'two'],
    [
      '(?:over|in|after|of|last|first|past|next|for) ',
      'to',
      ' (?:winters|summers|seasons|terms|shifts)',
      'two',
    ],
    [
      '(?:whom|who|all|both|they|we|I|he|she|everyone|most) ',
      'past',
      ' (?:first|their|his|her|my|at|second|in|without)',
      'passed',
    ],
    ['', 'non', ' (?:of|went|were|was|had|have|came|left|failed)', 'none'],
    ...periods,
    [
      '(?:increase|rise|drop|fall|reduction|improvement) of \\d[\\d.,]* ?%? ',
      'in',
      ' the (?:previous )?(?:year|month|season|quarter|week)(?: before)?[.,;]?$',
      'on',
    ],
    ['', 'most', ` ${SUPERLATIVE}`, ''],
    ['', 'more', ` ${COMPARATIVE}`, ''],
    ['with (?:\\p{L}+ ){1,2}', 'send', ' (?:out|to|by|on|back|home|within|inside|off)', 'sent'],
    [
      '(?<!(?:with|gave|got|received|many|of|my|earned|much|no|say|said|given|letters?|notes?|and|special) )thanks ',
      'for',
      ' (?:an?|the|our|my|better|new) \\p{L}+',
      'to',
    ],
    [
      '(?<!(?:nor|so|as|neither|than|nowhere) )(?:\\p{L}+ )',
      'were',
      ' (?:we|I|they|he|she) \\p{L}+',
      'where',
    ],
    [`${SHARE} `, 'has', '', 'have'],
    [`${SHARE} `, 'was', '', 'were'],
    [`${SHARE} `, 'is', '', 'are'],
    [
      '(?:^|[.!?] )',
      'its',
      ' (?:where|what|why|how|been|an?|the|not|very|great|always|never|going|my)',
      "it's",
    ],
    ['', 'looses', '', 'loses'],
    ['', 'loosing', '', 'losing'],
    [
      '(?:cut|reduced|increased|raised|improved|grew|fell|rose|dropped|lowered|boosted|shortened) (?:\\p{L}+ ){0,3}',
      'with',
      ' (?:about |around |over |nearly )?\\d[\\d.,]* ?%(?:[.,;]|$| (?:in|over|and|a|during|within|by))',
      'by',
    ],
    ['', 'trouble shooting', '', 'troubleshooting'],
    ['', 'trough', ' (?:(?:19|20)\\d\\d|an|our|their|all|which|each|every|it|word)', 'through'],
    [
      '(?:was|were|been|got|being|be) ',
      'promoted',
      ' (?:team|shift|head|lead|senior|assistant|supervisor|manager|store|crew|foreman|deputy)(?: \\p{L}+)?',
      'promoted to',
    ],
    ['(?:over|at|on|for|every|the|of|during) ', 'new', ' Year', 'New'],
    [
      '(?:my|our|her|his|their|the) ',
      'kids',
      ' (?:schools?|clubs?|teams?|rooms?|football|sports)',
      "kids'",
    ],
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
    ['(?:^|[.!?] )(?:I|We|They) ', 'use', ' to \\p{L}+', 'used'],
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
    ['(?:tan \\p{L}+|tanto|tanta|así|tal|mismo|misma) ', 'cómo', '', 'como'],
    [
      '(?:de|por|sin|tras|después de|alegro de|gusta) ',
      'a ver',
      ' \\p{L}+(?:ado|ido|cho|sto|rto)',
      'haber',
    ],
    ['', 'si', ' (?:ning[uú]n|ninguna|parar|duda|problemas?)', 'sin'],
    [
      '',
      'habían',
      ' (?:muchas|muchos|pocas|pocos|varias|varios|\\d+|dos|tres|cuatro|cinco|más de|algunas|algunos|quejas|problemas) \\p{L}+',
      'había',
    ],
    // "Siguen hay": nothing is said to be there.
    [
      '\\p{L}+ (?<!(?:^|[^\\p{L}])(?:que|no|donde|lo|si|ya|y|cuando|tanto|cuanto|ni|siempre|también) )',
      'hay',
      '(?:[.,;]|$)',
      'ahí',
    ],
    [
      '(?:también|yo|me|nos|le|les|se|lo|siempre|además) ',
      'hacia',
      ' (?:el|la|los|las|un|una|unos|unas|mis?|\\d+|todo|todos|todas) ?\\p{L}*',
      'hacía',
    ],
    [
      '(?:^|[.!?] )',
      'hacia',
      ' (?:el|la|los|las|un|una|unos|unas) (?!final|fin|norte|sur|este|oeste|año|costa|mar|futuro)\\p{L}+',
      'hacía',
    ],
    ['(?<=, )lo que ', 'bajo', ' (?:el|la|los|las|un|una|mis?|nuestr[oa]s?|\\d+)', 'bajó'],
    [
      '(?:atender|atendiendo|atendí|atendía|atención|con|al|del|el|gran) ',
      'publico',
      '',
      'público',
    ],
    ['', 'haiga', '', 'haya'],
    ['', 'hize', '', 'hice'],
    ['', 'osea', ' \\p{L}+', 'o sea'],
    ['(?:y|pero) ', 'tan bien', ' (?:\\p{L}+(?:aba|ía|é|í)|me|se|soy|he|llevo|hago)', 'también'],
    ['\\p{L}+ ', 'i', ' (?:mi|mis|los|las|hago|soy|me|también|muy|con|tengo)', 'y'],
    [
      '(?:^|[.!?] )',
      'pase',
      ' a (?:ser|llevar|trabajar|dirigir|coordinar|jefa|jefe|encargada|encargado)',
      'pasé',
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
