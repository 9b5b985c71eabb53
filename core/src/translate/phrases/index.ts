import { adjectivePhrases } from './adjectives';
import { businessPhrases } from './business';
import { craftThings } from './craft-things';
import { dailyPhrases } from './daily-words';
import { deedPhrases } from './deeds';
import { digitalQualities } from './digital-qualities';
import { digitalThings } from './digital-things';
import { digitalVerbs } from './digital-verbs';
import { englishAdjectives } from './english-adjectives';
import { englishCompounds } from './english-compounds';
import { englishFields } from './english-fields';
import { englishMoreAdjectives } from './english-more-adjectives';
import { englishMoreFields } from './english-more-fields';
import { englishMoreThings } from './english-more-things';
import { englishMoreVerbs } from './english-more-verbs';
import { englishPeoplePlaces } from './english-people-places';
import { englishThings } from './english-things';
import { englishTurns } from './english-turns';
import { englishVerbs } from './english-verbs';
import { englishWords } from './english-words';
import { englishWorkThings } from './english-work-things';
import { everydayDeeds } from './everyday-deeds';
import { everydayQualities } from './everyday-qualities';
import { everydayThings } from './everyday-things';
import { fieldsOfWork } from './fields-of-work';
import { fixedPhrases } from './fixed';
import { generalPhrases } from './general';
import { healthTeachingPhrases } from './health-teaching';
import { healthThings } from './health-things';
import { healthWords } from './health-words';
import { industryPhrases } from './industry';
import { learnThings } from './learn-things';
import { learnWords } from './learn-words';
import { moneyPhrases } from './money';
import { moreAdjectives } from './more-adjectives';
import { moreVerbs } from './more-verbs';
import { morePhrases } from './more-words';
import { natureThings } from './nature-things';
import { officeThings } from './office-things';
import { officeWords } from './office-words';
import { openingPhrases } from './openings';
import { peopleThings } from './people-things';
import { precisePhrases } from './precise-phrases';
import { publicLifePhrases } from './public-life';
import { qualityPhrases } from './qualities';
import { siteThings } from './site-things';
import { siteWords } from './site-words';
import { technologyPhrases } from './technology';
import { thingPhrases } from './things';
import { tradeAdjectivePhrases } from './trade-adjectives';
import { tradeThings } from './trade-things';
import { tradeWords } from './trade-words';
import { turnsOfPhrase } from './turns-of-phrase';
import { verbPhrases } from './verbs';

export { englishWords };

/** From English to Spanish only; these come first, because the other files are ordered by their Spanish. */
export const englishTables: readonly string[] = [
  englishPeoplePlaces,
  englishThings,
  englishMoreThings,
  englishCompounds,
  englishWorkThings,
  englishFields,
  englishMoreFields,
  englishAdjectives,
  englishMoreAdjectives,
  englishVerbs,
  englishMoreVerbs,
  englishTurns,
];

/** What CVs say, in both languages; each file is a subject. A phrase that is in two files has the meaning of the first. */
export const phraseTables: readonly string[] = [
  precisePhrases,
  fixedPhrases,
  dailyPhrases,
  generalPhrases,
  qualityPhrases,
  businessPhrases,
  moneyPhrases,
  healthTeachingPhrases,
  industryPhrases,
  technologyPhrases,
  thingPhrases,
  publicLifePhrases,
  deedPhrases,
  adjectivePhrases,
  tradeAdjectivePhrases,
  verbPhrases,
  morePhrases,
  moreVerbs,
  moreAdjectives,
  fieldsOfWork,
  peopleThings,
  natureThings,
  craftThings,
  everydayDeeds,
  everydayQualities,
  everydayThings,
  openingPhrases,
  turnsOfPhrase,
  digitalVerbs,
  digitalQualities,
  digitalThings,
  officeWords,
  officeThings,
  tradeWords,
  tradeThings,
  learnWords,
  learnThings,
  healthWords,
  healthThings,
  siteThings,
  siteWords,
];
