/** British and American spellings of one word: "reorganised", "orthopedic". "Controled" is wrong in both. */
export function isSpeltOtherwise(one: string, other: string): boolean {
  // "london" lacks its capital: that is no other spelling.
  const [small, meant] = [one.toLowerCase(), other.toLowerCase()];
  if (american.get(small) === meant || american.get(meant) === small) return true;
  return small !== meant && whole(one) === whole(other);
}

const whole = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=[iy])z(?=[aei])/g, 's')
    .replace(/our/g, 'or')
    .replace(/(?<=[bt])re(?=s?$)/, 'er')
    .replace(/[ao]e(?=[a-z])/g, 'e');

const BRITISH =
  /(?<![\p{L}])(?:UK|U\.K\.|United Kingdom|Great Britain|England|Scotland|Wales|Northern Ireland|Ireland|Australia|New Zealand|South Africa|Reino Unido|Inglaterra|Escocia|Irlanda)(?![\p{L}])/u;

/** Whether where someone lives says that "licence" is written so there. */
export const isBritish = (location: string): boolean => BRITISH.test(location);

/** What British writers spell otherwise, beyond -ise and -ize: what is American, and what they write. */
const american: ReadonlyMap<string, string> = new Map(
  (
    'license licence|licenses licences|center centre|centers centres|color colour|colors colours|colored coloured|labor labour|neighbor neighbour|neighbors neighbours|neighborhood neighbourhood|' +
    'favorite favourite|favor favour|honor honour|harbor harbour|behavior behaviour|behaviors behaviours|flavor flavour|flavors flavours|humor humour|odor odour|vapor vapour|theater theatre|theaters theatres|fiber fibre|' +
    'liter litre|liters litres|tire tyre|tires tyres|gray grey|jewelry jewellery|aluminum aluminium|traveled travelled|traveling travelling|traveler traveller|travelers travellers|canceled cancelled|canceling cancelling|labeled labelled|labeling labelling|' +
    'modeling modelling|counselor counsellor|counselors counsellors|counseling counselling|enrollment enrolment|fulfill fulfil|skillful skilful|catalog catalogue|catalogs catalogues|defense defence|offense offence|plow plough|mold mould|pediatric paediatric|orthopedic orthopaedic|anesthetic anaesthetic'
  )
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);
/** A verb has its s in Britain too. */
const isVerb = /(?:^|[^\p{L}])(?:to|will|can|we|I|they|and) $/u;
const verbs = new Set(['license', 'tire', 'tires']);

/** The British spelling of what is there, if it is another. */
export function findBritish(text: string, from: number, word: string): string | undefined {
  const small = word.toLowerCase();
  const meant = american.get(small);
  return meant !== undefined &&
    verbs.has(small) &&
    isVerb.test(text.slice(Math.max(0, from - 6), from))
    ? undefined
    : meant;
}
