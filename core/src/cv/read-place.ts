import { asObject, isObject } from './loose-values';
import type { TakenValues } from './taken-values';

const partsOfPlace = [
  ['address', 'street'],
  ['postalCode', 'postal_code'],
  ['city'],
  ['region', 'state', 'province'],
  ['country', 'countryCode', 'country_code'],
];

/** Where something is: in words, or taken apart into street, city and so on. */
export function readPlace(
  owners: readonly object[],
  names: readonly string[],
  taken: TakenValues,
): string {
  const said = taken.textIn(owners, ...names);
  if (said !== '') return said;
  const values = owners.flatMap((owner) => names.map((name) => Reflect.get(owner, name)));
  const place = asObject(values.find(isObject));
  return partsOfPlace
    .map((parts) => taken.text(place, ...parts))
    .filter(Boolean)
    .join(', ');
}
