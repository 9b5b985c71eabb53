import type { ContextToken } from '../context/context-tokens';
import type { FindingKind } from '../finding';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';

export interface Meant {
  readonly word: string;
  readonly kind: FindingKind;
  /** No reading of the clause makes it right. */
  readonly isSure?: boolean;
}
export type Read = (
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
) => Meant | undefined;

export const determiners = wordSet(
  'el la los las mi mis su sus nuestro nuestra nuestros nuestras cada un una este esta',
);

/** Before one thing, and before several. */
export const singles = wordSet(
  'el la un una mi su este esta ese esa cada nuestro nuestra otro otra ningún ninguna algún alguna dicho dicha',
);
export const plurals = wordSet(
  'los las unos unas mis sus estos estas esos esas nuestros nuestras otros otras varios varias muchos muchas algunos algunas pocos pocas ambos ambas dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta',
);
/** When, how often, how much: nobody who does anything. */
export const TIME =
  /^(?:días?|fin|fines|semanas?|mes|meses|años?|noches?|mañanas?|tardes?|horas?|vez|veces|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|veranos?|inviernos?|otoños?|primaveras?|temporadas?|cursos?|trimestres?|semestres?|minutos?|momentos?|campañas?|ratos?|festivos|vacaciones|navidades|turnos?|etapas?|épocas?|periodos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|principios?|comienzos?|inicios?|madrugadas?|rutas?|jornadas?|tercios?|puntos?|euros|kilos|metros|pesos|dólares|grados)$/;
