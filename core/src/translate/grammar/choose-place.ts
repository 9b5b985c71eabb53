import { isLanguage } from './noun-context';
import { ABSTRACT } from './noun-tables';
import type { Unit } from './read-units';
import { nounOf } from './unit-kinds';

/** What English says before a place, by how its Spanish noun begins. */
const AT =
  /^(?:congreso|feria|evento|reuni|conferencia|festival|aeropuerto|boda|banquete|concierto|ayuntamiento|universidad|colegio|escuela|instituto|puerto|estaci|mostrador|exposici|gimnasio|oficina de|embajada|centro (?:de|logístico|cultural|cívico|deportivo)|jornada|fiesta|celebraci|ventanilla|campamento|polideportivo|club|gasolinera|ministerio|diputaci|academia|discoteca|camping|simposio|comisaría|comuni[óo]n|bautizo|asamblea|partido|competici|torneo|guardería|zoo|ludoteca)/;
const ON =
  /^(?:explotaci|finca|granja|campos? de |terraza|playa|isla|turno|línea|obra|web|página|redes sociales|plataforma|costa|barco|crucero|carretera|proyecto|servidor|autopista|avi[óo]n)/;
const IN =
  /^(?:hospital|hotel|restaurante|tienda|clínica|farmacia|laboratorio|fábrica|almac|oficina|cocina|biblioteca|museo|residencia|bar(?:es)?$|cafetería|ciudad|pueblo|barrio|provincia|país|regi|zona|sector|departamento|empresa|mercado|edificio|vivienda|casa|hogar|centro|aula|invernadero|sala|quirófano|taller|parque|jardín|jardines|iglesia|teatro|unidad|servicio de|área|entorno|tribunal|juzgado|consulta|panadería|pastelería|peluquería|nave|planta|polígono|comercio|habitaci|comedor|patio|bosque|montaña|revista|periódico|prensa|idioma|año|mes|semana|día|temporada|trimestre|minuto|hora|uso|gesti|producci|situaci|condicion|colaboraci|coordinaci|cuidados|primeros auxilios|multinacional|startup|pyme|agencia|bufete|banco|supermercado|hipermercado|bodega|comunidad|municipio|capital|norte|sur|este|oeste|medio|grupo|ámbito|campo|procesos?|fase|industria|dificultad|riesgo|piscina|despacho|estudio|gasto|coste|crisis|consultora|cooperativa|asociaci|fundaci|ong|librería|carnicería|frutería|taller(?:es)?|escaparate|vehículo|ambulancia|piso|apartamento|local|cárcel|sistema|juicio|equipos? |tarea|prisi|albergue|hostal)/;
/** What is said with "en" in Spanish and with "in" in English, whatever follows: "formé en", "experiencia en". */
const ASKS_FOR_IN =
  /^(?:participar|formar|especializar|invertir|ahorrar|colaborar|cooperar|asesorar|escribir|programar|desarrollar|consistir|ayudar|capacitar|diseñar|crear)/;
const NOUNS_WITH_IN =
  /^(?:experiencia|formaci|curso|especialista|grado|máster|título|conocimiento|expert|técnic|licenciad|graduad|doctor|interés|mejora|aument|reducci|especializaci|participaci|habilidad|dominio|proyecto|consultor|profesional|avería|fallo|error|problema|defecto|lesi|docencia|retras)/;

export interface Place {
  readonly en: string;
  readonly isSure: boolean;
}

/** "en congresos" is "at conferences", "en una finca" "on a farm"; a place that is in none of the lists is a guess. */
export function choosePlace(
  units: readonly Unit[],
  at: number,
  context: {
    readonly infinitive: string;
    readonly noun: string;
    readonly names: readonly string[];
  },
): Place {
  const head = units
    .slice(at + 1, at + 6)
    .find((unit) => nounOf(unit) !== undefined || unit.kind === 'name' || unit.kind === 'mark');
  if (head === undefined || head.kind === 'mark') return { en: 'in', isSure: true };
  if (
    /^(?:instagram|facebook|tiktok|linkedin|youtube|twitter|aws|azure|kubernetes|linux)$/.test(
      head.key,
    )
  )
    return { en: 'on', isSure: true };
  if (context.names.includes(head.text)) return { en: 'at', isSure: true };
  if (head.kind === 'name' || isLanguage(head) || /^\p{Lu}/u.test(nounOf(head)?.en ?? ''))
    return { en: 'in', isSure: true };
  if (AT.test(head.key)) return { en: 'at', isSure: true };
  if (ON.test(head.key)) return { en: 'on', isSure: true };
  const isSure =
    IN.test(head.key) ||
    ABSTRACT.test(head.key.split(' ', 1)[0] ?? '') ||
    ASKS_FOR_IN.test(context.infinitive) ||
    NOUNS_WITH_IN.test(context.noun);
  return { en: 'in', isSure };
}
