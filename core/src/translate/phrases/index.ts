import { adjectivePhrases } from './adjectives';
import { businessPhrases } from './business';
import { dailyPhrases } from './daily-words';
import { deedPhrases } from './deeds';
import { fixedPhrases } from './fixed';
import { generalPhrases } from './general';
import { healthTeachingPhrases } from './health-teaching';
import { industryPhrases } from './industry';
import { moneyPhrases } from './money';
import { morePhrases } from './more-words';
import { publicLifePhrases } from './public-life';
import { qualityPhrases } from './qualities';
import { technologyPhrases } from './technology';
import { thingPhrases } from './things';
import { tradeAdjectivePhrases } from './trade-adjectives';
import { verbPhrases } from './verbs';

export { englishWords } from './english-words';

/** What CVs say, in both languages; each file is a subject. A phrase that stands in two files has the meaning of the first. */
export const phraseTables: readonly string[] = [
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
];
