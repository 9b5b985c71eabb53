import { foldText, wordList } from '../language';

/** Working conditions a job asks for, such as shifts or travel, and how a CV line shows them. Texts are folded. */
interface Circumstance {
  readonly asked: RegExp;
  readonly lived: RegExp;
}

const NIGHTS = /\b(?:noches?|nocturn\w*|nights?)\b/;
const WEEKENDS =
  /\b(?:fin(?:es)? de semana|weekends?|sabados?|saturdays?|domingos?|sundays?|festivos?|bank holidays?)\b/;
const ROTATION = /\b(?:rotativ\w+|rotatori\w+|rotating|correturnos)\b/;
const ON_CALL = /\b(?:on[- ]call|guardias?|out[- ]of[- ]hours|reten(?:es)?|24 ?[x/] ?7)\b/;
const circumstances: readonly Circumstance[] = [
  { asked: NIGHTS, lived: NIGHTS },
  { asked: WEEKENDS, lived: WEEKENDS },
  { asked: ROTATION, lived: ROTATION },
  { asked: ON_CALL, lived: ON_CALL },
  {
    asked:
      /\b(?:viaj\w+|travel\w*|desplaza\w+|movilidad geografica|fuera de casa|away from home)\b/,
    lived:
      /\b(?:viaj\w+|travell?(?:ed|ing)|desplaza\w+|fuera de casa|away from home|por toda (?:la peninsula|espana|europa)|across (?:europe|the country|spain))\b/,
  },
  {
    asked: /\b(?:early (?:mornings?|starts?|shifts?)|madrug\w+)\b/,
    lived: /\b(?:[3-6] ?a\.?m\b|madrug\w+|early (?:mornings?|starts?|shifts?))/,
  },
];
const OF_DAYS =
  /\b(?:disponib\w+|availab\w+|willing\w*|able to work|flexib\w+|turnos?|shifts?|horari\w+|movilidad|dormir|guardias?|on[- ]call|out[- ]of[- ]hours|rota)\b/;

const LIVING =
  /\b(?:viv(?:ir|as?|es)|resid(?:ir|a|as|encia|ente)|empadronad[oa]|liv(?:e|ing)|based|domiciled)\b/;
const SHORTEST_TOWN = 4;
/** Near the place of work, wherever that is: "vivir cerca", "residencia en la zona". */
const HEREABOUTS =
  /\b(?:(?:la|misma) zona|en l[ao]s (?:alrededores|cercanias|proximidades)(?! de)|cerca(?! de (?!la |el |nuestr))|nearby|close by|near(?= (?:the|our|us|by|work)\b)|the (?:local )?area|locally|commut(?:able|ing) distance)\b/u;
const COUNTRIES: ReadonlySet<string> = new Set(
  wordList(
    'españa, spain, england, scotland, wales, ireland, irlanda, united kingdom, reino unido, portugal, france, francia, méxico, mexico, argentina, colombia, chile, perú, peru, remote, remoto',
  ).map(foldText),
);

/** "Vivir cerca de Miranda de Ebro" of somebody who lives there, or "en la zona" where the whole text names their town. Texts are folded. */
export function livesWhereAsked(asked: string, home: string, whole = ''): boolean {
  if (!LIVING.test(asked)) return false;
  const spread = (text: string) => ` ${text.replace(/[^\p{L}\d]+/gu, ' ').trim()} `;
  const towns = home
    .split(/[,;()/·|–]+/)
    .map((part) => spread(part).trim())
    .filter((town) => town.length >= SHORTEST_TOWN && !COUNTRIES.has(town));
  if (towns.some((town) => spread(asked).includes(` ${town} `))) return true;
  if (!HEREABOUTS.test(asked)) return false;
  const near = spread(whole);
  // "O Barco de Valdeorras" is in the valley of its last word.
  return towns.some((town) =>
    [town, town.split(' ').at(-1) ?? town].some(
      (name) => name.length >= SHORTEST_TOWN && near.includes(` ${name} `),
    ),
  );
}

const DRIVING_IDS = new Set(['driving-licence-b', 'driving-licence-b-permit']);
const DRIVEN =
  /\b(?:conduzco|conduje|conducia|conduciendo|reparto (?:con|en) (?:furgon\w+|coche|moto)|drove|driving (?:the|an?|company|my)|(?:own|my|company) (?:car|van|vehicle)|(?:furgon\w+|coche|vehiculo|camion|moto) (?:de (?:la )?empresa|a mi cargo|asignad[oa])|rutas? de reparto|school runs?|reparto a domicilio|(?:coche|vehiculo|furgoneta) propi[oa]|clean (?:driving )?(?:licen[cs]e|mvr|record))\b/;

/** The patterns that show it: all of them, or any if the job description says "or". Null for other requirements. */
export function findLivedPatterns(
  id: string,
  asked: string,
): { readonly patterns: readonly RegExp[]; readonly isChoice: boolean } | null {
  if (DRIVING_IDS.has(id)) return { patterns: [DRIVEN], isChoice: false };
  if (!OF_DAYS.test(asked)) return null;
  const patterns = circumstances.filter((one) => one.asked.test(asked)).map(({ lived }) => lived);
  return patterns.length === 0 ? null : { patterns, isChoice: /\s(?:o|u|or)\s/.test(asked) };
}
