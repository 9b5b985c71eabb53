import type { Language } from '../../language';
import type { Confusion } from './check-confusions';

const DETERMINER = '(?:the|an?|my|our|their|his|her|all|every|each|both|any)';
const PEOPLE =
  '(?:customers|clients|patients|guests|people|staff|them|him|her|students|families|owners|members|users|buyers|residents|colleagues|the|new|our|my|parents|farmers|tenants)';
const TESTED =
  '(?:exams?|tests?|inspections?|audits?|course|modules?|assessments?|driving|certification|interview|vetting|surveys?|checks?)';
/** Verbs that take "off" after them, as no verb of these takes "of". */
const LOOSENING =
  '(?:signed|dropped|paid|switched|switch|turned|laid|drained|drain|sealed|cordoned|fenced|marked|ticked|crossed|wiped|scraped|sanded|topped|rounded|kicked|logged|finished|fended|shut|sold|closed)';
const BASIS =
  '(?:daily|weekly|monthly|yearly|annual|regular|quarterly|rotating|temporary|permanent|voluntary|casual|freelance|nightly|hourly|full-time|part-time|case-by-case|day-to-day|rota|contract)';

const PARTICIPLE = String.raw`\p{L}{2,}(?:ado|ido|ído)`;
const KNOWING =
  '(?:sé|saber|sabía|explico|explicar|expliqué|explicaba|pregunté|preguntar|preguntaba|entender|averiguar|averigüé|analizar|analicé|descubrir|descubrí)';
const CLAUSE =
  '(?:no|se|me|nos|le|les|el|la|los|las|un|una|hay|había|era|es|está|estaba|tenía|tengo|faltaba|faltaban|quería|mi|su)';

/** What is heard the same, or nearly, in places where only one of them can be: before, slip, after, meant. */
export const byEarConfusions: Readonly<Record<Language, readonly Confusion[]>> = {
  en: [
    [`(?:to|can|will|could|would|who|also|and|I|we) `, 'advice', ` ${PEOPLE}`, 'advise'],
    [
      '(?:the|any|of|for|with|my|their|our|best|technical|tax|nutrition|safety|on-site|free) ',
      'advise',
      '(?: (?:on|to|about|for|and|from|given)|[.,;]|$)',
      'advice',
    ],
    [
      '(?:to|can|will|could|would|not|never|may|might) ',
      'effect',
      ` (?:${DETERMINER}|customers|sales|people|production|quality) `,
      'affect',
    ],
    [
      '\\p{Ll}+ ',
      'effects',
      ` (?:how|the|our|my|their|everyone|everybody|sales|customers|people|patients|tips|production|quality|results) `,
      'affects',
    ],
    [
      '(?:^|and |, |I |we |also |then )',
      'past',
      ` (?:${DETERMINER} |two |three |four |five |\\d+ )?(?:\\p{L}+ ){0,2}${TESTED}`,
      'passed',
    ],
    [
      '(?:have|has|had|having|was|were|be|been) ',
      'past',
      ` (?:${DETERMINER}|on|down|over|to|with|by)`,
      'passed',
    ],
    [
      '(?:the|these|this|over the|for the|in the) ',
      'pass',
      ' (?:few|couple of|year|years|month|months|decade|decades)',
      'past',
    ],
    [
      '(?:walk|walked|walking|drive|drove|driving|go|goes|went|run|ran|get|got|rolled|half) ',
      'passed',
      ` (?:${DETERMINER}|\\p{L}+ (?:and|[.,]))`,
      'past',
    ],
    [
      '\\p{L}+(?<!(?:^|[^\\p{L}])(?:of|with|for|to|from|by|among|on)),? ',
      'whom',
      ' (?:is|are|was|were|have|has|had|need|needs|want|wants|wanted|needed|live|lived|work|worked|come|came|could|would|will|can|did|do|also|now|then|later|all|went|bought|asked|called)',
      'who',
    ],
    [
      '(?:of|with|from|by) ',
      'who',
      ' (?:I|we|he|she|they|are|were|have|has|had|now|later|went)(?! the)',
      'whom',
    ],
    [
      '',
      'whose',
      ' (?:all|both|each|is|are|was|were|has|have|had|now|then|later|went|also|still|never|always|could|can|will|would)',
      'who',
    ],
    ['', 'on', ` ${BASIS} basis`, 'on a'],
    [
      'in ',
      '(?:timely|professional|friendly|safe|fast-paced|respectful|courteous|calm|efficient|organised|organized)',
      ' (?:manner|way|fashion|environment)(?! of)',
      'a $&',
    ],
    [
      '(?:with|have|has|had|offer|offers|bring|of|cover|covered|covering) ',
      '(?:wide|broad|huge|full)',
      ' (?:range|variety|selection|choice) of',
      'a $&',
    ],
    [
      `(?:and|to|then|,|^|safely|I|we) ?${LOOSENING} `,
      'of',
      ' (?!(?:course|which|whom))(?:the |an? |my |our |their |each |all |any |every )?\\p{Ll}+',
      'off',
    ],
    [
      '',
      'led',
      ' (?:pipes?|piping|pipework|paint|flashing|flashings|roof|roofs|roofing|time|times|generation|acid|solder|sheet|poisoning)',
      'lead',
    ],
    [
      '(?:the|a|our|my|this|that) ',
      'breaks',
      ' (?:discs?|pads?|fluid|shoes|calipers?|lines?)',
      'brake',
    ],
    ['', 'break', ' (?:discs?|pads?|fluid|shoes|calipers?|cables?|linings?)', 'brake'],
    [
      '(?:changed|fitted|replaced|bled|checked|adjusted|serviced|relined|the) (?:\\p{L}+ )?',
      'breaks',
      '(?: and (?:tyres|tires|clutch|clutches|suspension|exhausts?)|[.,;]? on (?:buses|trucks|vans|cars|lorries|bikes|trains))',
      'brakes',
    ],
    ['(?:was|were|been|be|being) ', 'bough', ' ', 'bought'],
    [
      '(?:to|can|could|will|would|not) ',
      'breath',
      ' (?:through|in|out|on|more|easily|life)',
      'breathe',
    ],
    [
      '(?:more|less|fewer|better|higher|lower|older|younger|greater|other|rather|faster|larger|smaller) ',
      'that',
      ' (?:\\d|the (?:previous|year|last|others?)|any|ever|expected|usual|planned)',
      'than',
    ],
    [
      '(?:^|\\p{L} )',
      'every day',
      ' (?:tasks?|duties|jobs?|life|work|needs|activities|operations|running|running|maintenance|problems|issues|routine|care|clothes|use)(?! \\p{L}+ed)',
      'everyday',
    ],
    [
      '(?:\\p{Ll}+) ',
      'everyday',
      '(?:[.,;]|$| (?:and|at|for|from|in|to|before|after|with|by|without|except) )',
      'every day',
    ],
    ['(?:all|and|were|was|is|are|got|be) ', 'al ready', '', 'already'],
    ['', 'a lot off', ' ', 'a lot of'],
    ['', 'alot', '', 'a lot'],
  ],
  es: [
    ['', 'a[vb]ía', '', 'había'],
    [
      '(?:el|la|mi|su|una?) \\p{Ll}+ ',
      'a',
      ` (?!(?:lado|pedido|mercado|estado|grado|cuidado|sonido|partido|sentido|tejado|ganado|prado|pescado|helado|juzgado|listado|contenido|vestido|olvido|oído|ruido|nado|soldado|abogado|empleado|delegado)(?!\\p{L}))${PARTICIPLE} (?:de|del|a|al|el|la|los|las|un|una|en|por|con|más|mucho|muy|\\d)`,
      'ha',
    ],
    [
      '(?<!se )(?:que|cuando|ojalá|quizá|aunque|donde) (?:no |ya )?',
      'halla',
      ' (?:una?|el|la|los|las|más|menos|mucho|mucha|muchos|muchas|que|algún|alguna|nada|algo|gente|dos|tres|\\d+|problemas|averías|clientes|trabajo)',
      'haya',
    ],
    ['se ', 'haya', ' (?:en|ubicad[oa]|situad[oa]|dentro|cerca|junto)', 'halla'],
    [
      '\\p{L}+(?<!(?:^|[^\\p{L}])(?:razón|razones|motivo|motivos|causa|causas|opt\\p{L}+|apost\\p{L}+|abog\\p{L}+|luch\\p{L}+|vel\\p{L}+|preocup\\p{L}+|esforc\\p{L}+|interés|sé|sab\\p{L}+|expli\\p{L}+|pregunt\\p{L}+|entend\\p{L}+|averig\\p{L}+|anali\\p{L}+|descubr\\p{L}+)),? ',
      'por que',
      ` ${CLAUSE} `,
      'porque',
    ],
    [`${KNOWING} `, 'por que', ' ', 'por qué'],
    [
      '(?:explicar|expliqué|explico|preguntar|pregunté|averiguar|averigüé) ',
      'porque',
      ' ',
      'por qué',
    ],
    ['(?:el|su|un) ', 'por ?que', ' (?:de|del)', 'porqué'],
    ['(?:ajustad[oa]s?|conforme|conformes|arreglo) a ', 'derecha', '', 'derecho'],
    [
      '\\p{Ll}{3,} ',
      'i',
      ' (?!més|altres|la |el |els |les )\\p{Ll}{3,}(?:s|as|os|es|ar|er|ir|ión|ado|ido|é|í|aba|ía)',
      'y',
    ],
    [
      '\\p{Lu}\\p{Ll}{2,} ',
      'i',
      ' (?!més|altres|la |el |els |les )\\p{Ll}{3,}(?:as|os|es|ar|er|ir|ión|ado|ido|é|í|aba|ía)',
      'y',
    ],
  ],
};
