import table from '../../data/skill-countries.tsv' with { type: 'text' };
import { readPlace } from '../jobs';
import type { Language } from '../language';
import { readNames, readRows } from '../tables';

/** Where a CV is from when its town tells no country. */
const SPEAKING: Readonly<Record<Language, readonly string[]>> = {
  es: 'ES MX CO AR CL PE EC UY CR PA VE BO PY DO GT SV HN NI CU PR'.split(' '),
  en: 'GB IE US CA AU NZ'.split(' '),
};

let countriesOf: ReadonlyMap<string, readonly string[]> | undefined;

/** Whether a skill is asked for where somebody lives: "Sistema RED" is in Spain alone. */
export function openCountryCheck(location: string, language: Language): (id: string) => boolean {
  countriesOf ??= new Map(
    readRows(table, ['skills', 'countries']).flatMap(({ skills, countries }) =>
      readNames(skills).map((id) => [id, readNames(countries)] as const),
    ),
  );
  const known = countriesOf;
  const { countries } = readPlace(location);
  const home = countries.length > 0 ? countries : SPEAKING[language];
  return (id) => known.get(id)?.some((country) => home.includes(country)) ?? true;
}
