import type { DutyRow } from './duty-row';

/** What may be before an opening. */
export const englishBefore =
  '(?:(?:currently|also|mainly|primarily|additionally|there|here|in this role|in this position),? )*';
const EN_BEARER =
  '(?:currently |also |solely |fully |directly |mainly |primarily |ultimately |personally |partly |jointly |the person |(?:the )?one )*(?:responsible for|in charge of|accountable for|tasked with|charged with|entrusted with)';
export const EN_DUTIES =
  '(?:(?:my|the|main|key|primary|core|daily|general|job|day-to-day|other|principal|typical|regular|some of my) )*(?:duties(?: and responsibilities)?|responsibilities(?: and duties)?|tasks|role|job|work|position|functions)(?: there| here)?';
const EN_ARE =
  '(?:was|were|is|are|includes?|included|involves?|involved|consists? of|consisted of|entails?|entailed|comprised|focused on|centred on|have been|has been)';

export const englishDuties: readonly DutyRow[] = [
  ['present', 'own', 'noun, gerund', 'manage, supervise', `(?:I am|I'm|am) ${EN_BEARER}`],
  [
    'past',
    'own',
    'noun, gerund',
    'manage, supervise',
    `(?:I was|was|were|I have been|have been|I had been) ${EN_BEARER}`,
  ],
  ['untensed', 'own', 'noun, gerund', 'manage, supervise', EN_BEARER],
  [
    'untensed',
    'own',
    'noun, gerund, infinitive',
    'manage, carry-out',
    `${EN_DUTIES} ${EN_ARE}(?:,? but (?:was|were|are|is)? ?not limited to)?,?:?(?: things like| such things as)?`,
  ],
  ['untensed', 'own', 'noun, gerund', 'manage, carry-out', `${EN_DUTIES}:`],
  [
    'past',
    'own',
    'noun, gerund',
    'carry-out',
    '(?:carried out|performed|undertook|did|completed|handled)(?: all| various| general| different| a variety of| several)? (?:duties|tasks|work|activities)(?: such as| including| related to| like|:)',
  ],
  [
    'past',
    'own',
    'infinitive',
    'carry-out',
    '(?:I )?(?:had to|used to|was able to|was required to|was asked to|was expected to|needed to|got to|was allowed to|was assigned to|managed to|was given the (?:opportunity|chance|task|responsibility) to|had the (?:opportunity|chance|pleasure|privilege) to|would(?! like))',
  ],
  [
    'past',
    'own',
    'gerund, noun',
    'manage',
    '(?:I )?(?:was given the (?:task|responsibility|job) of|had the (?:task|responsibility|job|pleasure) of|(?:was given|took|had|held|assumed|bore) (?:full |sole |overall |direct )?responsibility for|(?:took|had|was put in|was placed in|was given) charge of|was (?:trusted|entrusted) with)',
  ],
  [
    'past',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:I )?(?:helped|assisted|aided|helped out|lent a hand|pitched in)(?: out)? (?:with|in|on)',
  ],
  [
    'untensed',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:help|helping|assist|assisting|helping out|help out) (?:with|in)',
  ],
  [
    'past',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:I )?(?:was |got |became )?(?:heavily |actively |closely |directly |deeply )?involved (?:in|with)',
  ],
  [
    'untensed',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:heavily |actively |closely |directly |deeply )?(?:involved (?:in|with)|involvement in)',
  ],
  [
    'past',
    'shared',
    'noun, gerund',
    'contribute',
    '(?:I )?(?:took part in|participated in|actively participated in|was instrumental in|played an? (?:\\p{Ll}+ )?(?:part|role) in|had a (?:hand|part|role) in)',
  ],
];
