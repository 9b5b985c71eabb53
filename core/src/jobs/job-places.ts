import { foldText } from '../language';

/** Country code; its names; its cities with the names they go by. Names of one city are parted by `=`. */
const table = `
ES ; españa, spain, espana ; madrid, barcelona, valencia=valència, sevilla=seville, bilbao=bilbo, málaga=malaga, zaragoza=saragossa, murcia, palma=palma de mallorca, las palmas=las palmas de gran canaria, alicante=alacant, córdoba=cordoba, valladolid, vigo, gijón, a coruña=la coruña, granada, vitoria=vitoria-gasteiz, oviedo, san sebastián=donostia, pamplona, santander, almería, burgos, salamanca, tarragona, girona=gerona, lleida=lérida, cádiz, huelva, jaén, toledo, guadalajara, badajoz, cáceres, logroño, león, santiago de compostela, castellón, tenerife=santa cruz de tenerife
MX ; méxico, mexico ; ciudad de méxico=cdmx=mexico city=méxico df, guadalajara, monterrey, puebla, querétaro, tijuana, león, mérida, cancún, toluca, chihuahua, san luis potosí, aguascalientes, hermosillo, saltillo, veracruz, oaxaca
CO ; colombia ; bogotá=bogota d.c.=bogotá dc, medellín, cali, barranquilla, cartagena, bucaramanga, pereira, manizales, santa marta
AR ; argentina ; buenos aires=caba, córdoba, rosario, mendoza, la plata, mar del plata, tucumán, salta
CL ; chile ; santiago de chile=santiago, valparaíso, concepción, viña del mar, antofagasta, temuco
PE ; perú, peru ; lima, arequipa, trujillo, cusco, chiclayo, piura
EC ; ecuador ; quito, guayaquil, cuenca
UY ; uruguay ; montevideo, punta del este
CR ; costa rica ; san josé
PA ; panamá, panama ; ciudad de panamá=panama city
VE ; venezuela ; caracas, maracaibo, valencia
BO ; bolivia ; la paz, santa cruz de la sierra, cochabamba
PY ; paraguay ; asunción
DO ; república dominicana, dominican republic ; santo domingo
GT ; guatemala ; ciudad de guatemala=guatemala city
SV ; el salvador ; san salvador
HN ; honduras ; tegucigalpa, san pedro sula
NI ; nicaragua ; managua
CU ; cuba ; la habana=havana
PR ; puerto rico ; san juan
GB ; reino unido, united kingdom, uk, great britain, england, inglaterra, scotland, escocia, wales, gales ; london=londres, manchester, birmingham, leeds, glasgow, edinburgh=edimburgo, bristol, liverpool, sheffield, cardiff, belfast, newcastle, nottingham, cambridge, oxford, brighton
IE ; irlanda, ireland ; dublin=dublín, cork, galway, limerick, waterford
US ; estados unidos, united states, usa, us, ee uu, eeuu ; new york=nueva york=nyc=new york city, los angeles, chicago, houston, austin, dallas, miami, san francisco, seattle, boston, denver, atlanta, philadelphia, phoenix, san diego, washington=washington dc, orlando
CA ; canadá, canada ; toronto, vancouver, montreal=montréal, ottawa, calgary, edmonton
AU ; australia ; sydney=sídney, melbourne, brisbane, perth, adelaide, canberra
NZ ; nueva zelanda, new zealand ; auckland, wellington, christchurch
DE ; alemania, germany, deutschland ; berlin=berlín, munich=múnich=münchen, hamburg=hamburgo, frankfurt=fráncfort=frankfurt am main, cologne=colonia=köln, stuttgart, düsseldorf, leipzig
FR ; francia, france ; paris=parís, lyon, marseille=marsella, toulouse
PT ; portugal ; lisboa=lisbon, porto=oporto
IT ; italia, italy ; roma=rome, milán=milan=milano
NL ; países bajos, netherlands, holanda ; amsterdam=ámsterdam, rotterdam
`;

const remoteWords = [
  'remoto',
  'remota',
  'remote',
  'remotely',
  'teletrabajo',
  'a distancia',
  'desde casa',
  'home office',
  'work from home',
  'anywhere',
  'worldwide',
];

/** A place as someone writes it. */
export interface Place {
  readonly isRemote: boolean;
  /** Known cities, by their own name: `new-york`. */
  readonly cities: readonly string[];
  /** Countries that are named, or else those that have a city of this name. */
  readonly countries: readonly string[];
  readonly namesCountry: boolean;
  /** What is left of the text: a village, a district. */
  readonly words: readonly string[];
}

interface Names {
  readonly cities: ReadonlyMap<string, { key: string; countries: string[] }>;
  readonly countries: ReadonlyMap<string, string>;
}

let names: Names | null = null;
const MOST_WORDS = 5;
const remote = new Set(remoteWords);

export function readPlace(text: string): Place {
  const { cities, countries } = openNames();
  const words = foldText(text)
    .split(/[\s/&@%]+/)
    .filter(Boolean);
  const found = { cities: new Set<string>(), named: new Set<string>(), near: new Set<string>() };
  const rest: string[] = [];
  let isRemote = false;
  for (let at = 0; at < words.length; at++) {
    let taken = 0;
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0 && taken === 0; count--) {
      const phrase = words.slice(at, at + count).join(' ');
      const city = cities.get(phrase);
      const country = countries.get(phrase);
      if (remote.has(phrase)) isRemote = true;
      else if (country !== undefined && !(city !== undefined && at === 0)) found.named.add(country);
      else if (city !== undefined) {
        found.cities.add(city.key);
        for (const code of city.countries) found.near.add(code);
      } else continue;
      taken = count;
    }
    if (taken > 0) at += taken - 1;
    else if ((words[at]?.length ?? 0) > 2) rest.push(words[at] ?? '');
  }
  const namesCountry = found.named.size > 0;
  return {
    isRemote,
    cities: [...found.cities],
    countries: [...(namesCountry ? found.named : found.near)],
    namesCountry,
    words: rest,
  };
}

/** The code of a country by its name or code; empty where it is not known. */
export function readCountry(text: string): string {
  const folded = foldText(text);
  const byName = openNames().countries.get(folded);
  return byName ?? (/^[a-z]{2}$/.test(folded) ? folded.toUpperCase() : '');
}

function openNames(): Names {
  names ??= buildNames();
  return names;
}

function buildNames(): Names {
  const cities = new Map<string, { key: string; countries: string[] }>();
  const countries = new Map<string, string>();
  for (const line of table.trim().split('\n')) {
    const [code = '', called = '', towns = ''] = line.split(';').map((cell) => cell.trim());
    for (const name of called.split(',')) countries.set(foldText(name), code);
    for (const town of towns.split(',')) {
      const spellings = town.split('=').map((name) => foldText(name));
      const key = (spellings[0] ?? '').replaceAll(' ', '-');
      for (const spelling of spellings) {
        const known = cities.get(spelling);
        if (known === undefined) cities.set(spelling, { key, countries: [code] });
        else known.countries.push(code);
      }
    }
  }
  return { cities, countries };
}
