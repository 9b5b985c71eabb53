import type { Language } from '../../language';
import type { Confusion } from './check-confusions';

const INFINITIVE = String.raw` \p{L}{2,}[aeií]r(?:[mts]e|nos|l[aeo]s?)?`;
const THING = String.raw` [\p{L}\d]+`;
const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many)`;
const MONTH =
  '(?:January|February|March|April|June|July|August|September|October|November|December)';
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';

type Row = readonly [asks: string, wrong: string, after: string, right: string];

/** Words that ask for one preposition, the ones that people take instead, and what must follow for it to be that sense. */
const spanish: readonly Row[] = [
  ['acostumbrad[oa]s?', 'en|de|con|para', INFINITIVE, 'a'],
  ['dispuest[oa]s?', 'de|en|con', INFINITIVE, 'a'],
  ['habituad[oa]s?', 'en|de|con', INFINITIVE, 'a'],
  ['dedicad[oa]s?', 'en|de', THING, 'a'],
  ['(?:me|se|nos) (?:dedic(?:o|a|aba|amos|an|aban|é|ó))', 'en|de', THING, 'a'],
  ['encargad[oa]s?', 'a|en', INFINITIVE, 'de'],
  ['(?:me|se|nos) (?:encarg(?:o|a|aba|aban|ué|ó)|ocup(?:o|a|aba|aban|é|ó))', 'a|en', THING, 'de'],
  ['responsables?', 'en|a', INFINITIVE, 'de'],
  ['capa(?:z|ces)', 'a|para|en', INFINITIVE, 'de'],
  ['capacidad', 'a|en', INFINITIVE, 'de'],
  ['habilidad(?:es)?', 'a|en', INFINITIVE, 'para'],
  ['facilidad', 'a|en', INFINITIVE, 'para'],
  ['ganas', 'a|en|para', INFINITIVE, 'de'],
  ['interesad[oa]s?', 'a|de|con', THING, 'en'],
  ['especializad[oa]s?', 'de|con', THING, 'en'],
  ['basad[oa]s?', 'a|de|con', THING, 'en'],
  ['orientad[oa]s?', 'en|de|con', THING, 'a'],
  ['apasionad[oa]s?', 'a|en|con', THING, 'por'],
  ['implicad[oa]s?', 'a|de', THING, 'en'],
  [
    '(?:ayud(?:o|a|aba|é|ó|aron|aban|ar|ando)|empe(?:cé|zó|zaba|zar)|comen(?:cé|zó|zaba|zar)|aprend(?:o|í|ió|er|iendo)|enseñ(?:o|é|ó|aba|ar)|contribu(?:yo|í|yó|ía|ir))',
    'en|de',
    INFINITIVE,
    'a',
  ],
  ['consist(?:e|en|ía|ían|ió|ieron|ir|iendo)', 'de|a', THING, 'en'],
  ['depend(?:e|en|emos|íamos|ía|ían|o|ió|er|iendo)', 'en|a', THING, 'de'],
  ['insist(?:o|í|e|en|ió|ía|ían|ieron|ir|iendo)', 'de|a|por', INFINITIVE, 'en'],
  ['particip(?:o|é|ó|aba|ar|ando|aron)', 'a', THING, 'en'],
  ['(?:gracias|debido)', 'de|en', THING, 'a'],
  ['junto', 'de|en', THING, 'a'],
  ['(?:antes|después)', 'a|en|del', INFINITIVE, 'de'],
  [
    '(?:dentro|encima|debajo|detrás|alrededor|a través|acerca|en lugar|en vez)',
    'a|en',
    THING,
    'de',
  ],
  ['(?:a cargo|a partir|a pesar|en caso|con el fin|con el objetivo)', 'a|en', THING, 'de'],
  [
    '(?:trat(?:o|é|ó|aba|aban|ar)|dej(?:o|é|ó|aba|aron|ar)|acab(?:o|é|ó|aba|aron|ar))',
    'en',
    INFINITIVE,
    'de',
  ],
];

const english: readonly Row[] = [
  ['responsible', 'of|to|in|on|from', THING, 'for'],
  ['in charge', 'for|on|to|off|in', THING, 'of'],
  ['interested', 'on|for|at|of', THING, 'in'],
  ['experienced', 'on|of', THING, 'in'],
  ['speciali[sz](?:ed|es|e|ing)', 'on|at|for|with', THING, 'in'],
  ['proficient', 'on|of', THING, 'in'],
  ['fluent', 'on|at|of', THING, 'in'],
  ['capable', 'to|for|in', THING, 'of'],
  ['proud', 'for|on|in|about', THING, 'of'],
  ['passionate', 'for|in|on|with|of|at', THING, 'about'],
  ['committed', 'in|on|for|with|of', THING, 'to'],
  ['dedicated', 'in|on|of', THING, 'to'],
  ['familiar', 'to|of|on|in', THING, 'with'],
  ['(?:depend|depends|depended|depending)', 'of|from|in|to', THING, 'on'],
  ['(?:focus|focuses|focused|focusing)', 'in|at|to|of', THING, 'on'],
  ['(?:consist|consists|consisted|consisting)', 'on|from|with', THING, 'of'],
  ['(?:participate|participates|participated|participating)', 'on|to|of', THING, 'in'],
  ['(?:comply|complies|complied|complying)', 'to|of|on', THING, 'with'],
  ['(?:arrived|arriving)', 'to', THING, 'at'],
  [
    '(?:deal|deals|dealt|dealing)',
    'of|to|on',
    ' (?:the|customer|client|complaint|guest|all|any)\\p{L}*',
    'with',
  ],
  ['according', 'with|of|at', THING, 'to'],
  ['due', 'of', THING, 'to'],
  ['instead', 'to|from', THING, 'of'],
  ['in addition', 'of|for|with', THING, 'to'],
  ['(?:contribute|contributes|contributed|contributing)', 'in|on|for|at', THING, 'to'],
  ['(?:belong|belongs|belonged|belonging)', 'of|in|at', THING, 'to'],
  ['(?:graduated)', 'of', THING, 'from'],
  ['(?:suffer|suffers|suffered|suffering)', 'of', THING, 'from'],
  ['(?:worked|working|work)', 'in', ` ${DAY}`, 'on'],
  ['[\\p{L}\\d,]+', 'in|at', ` ${DAY}`, 'on'],
  ['[\\p{L},]+', 'on|at', ` ${MONTH}(?: (?:19|20)\\d\\d|[.,;]|$)`, 'in'],
  ['[\\p{L},]+', 'on|at', String.raw` (?:19|20)\d\d(?:[.,;)]|$| (?:and|to|the|I|we)\b)`, 'in'],
  [
    '(?:work|worked|working|been|lived|employed|there|here)',
    'since',
    ` ${NUMBER} (?:years|months|weeks)`,
    'for',
  ],
];

/** Not fixed without asking: what is there may still be meant. */
export const government: Readonly<Record<Language, readonly Confusion[]>> = {
  es: [
    ...spanish.map(toConfusion),
    // "Me di cuenta que": what is noticed, or sure, is so of something.
    [
      '(?:me|te|se|nos) (?:di|dio|dimos|dieron|doy|da|dan|daba|dé) cuenta ',
      'que',
      ' \\p{L}+',
      'de que',
    ],
    ['(?:dar|darse|darme|darnos|dando|dándome|dándose) cuenta ', 'que', ' \\p{L}+', 'de que'],
    [
      '(?:a pesar|en vista|me aseguro|me aseguraba|me aseguré|se aseguraba|asegurarme|asegurarse|me encargo|me encargaba|me encargué) ',
      'que',
      ' \\p{L}+',
      'de que',
    ],
    ['gracias ', 'que', ' \\p{L}+', 'a que'],
    ['antes ', 'que', ' lo (?:previsto|esperado|planeado|habitual|acordado|programado)', 'de'],
    ['(?:inferior|superior|anterior|posterior)(?:es)? ', 'que', ' [\\p{L}\\d]+', 'a'],
    ['convencid[oa]s? ', 'que', ' \\p{L}+', 'de que'],
  ],
  en: [
    ...english.map(toConfusion),
    // "Sent of to storage": no preposition follows "of" but one that tells how much.
    ['', 'of', ' (?:to|into|onto|for|with|from|until|and|when|before)', 'off'],
    [
      '(?:that|which|it|and|has|have|had|this) ',
      'costed',
      String.raw` (?:about|around|over|under|the|us|more|less|nearly|almost|[£$€]?\d)`,
      'cost',
    ],
    [
      '(?:office|our|their|school|all|with|and|ordered|ordering|of|the) ',
      'stationary',
      ' (?!bike|exercise|engine|plant|vehicle|object|point)\\p{L}+',
      'stationery',
    ],
  ],
};

function toConfusion([asks, wrong, after, right]: Row): Confusion {
  return [`${asks} `, `(?:${wrong})`, after, right];
}
