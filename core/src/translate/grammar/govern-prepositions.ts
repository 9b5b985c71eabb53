import type { SpanishReader } from './spanish-reader';

/** Verbs whose "en" is not "in": "convertir datos en decisiones". */
const EN_AFTER_VERB: readonly (readonly [verbs: RegExp, english: string])[] = [
  [/^(?:convertir|transformar|dividir|integrar|introducir|incorporar|agrupar|separar)$/, 'into'],
  [/^(?:ahorrar|gastar|centrar|enfocar|basar|influir|asesorar|concentrar|imprimir|pintar)$/, 'on'],
];

/** What "en" is after the verb of the clause; undefined where the place decides. */
export function governEn(reader: SpanishReader): string | undefined {
  const verb = reader.lastInfinitive.split(' ', 1)[0] ?? '';
  return EN_AFTER_VERB.find(([verbs]) => verbs.test(verb))?.[1];
}

/** Nouns that are followed by "a", and what English says there. */
const A_AFTER_NOUN: Readonly<Record<string, string>> = {
  acceso: 'to',
  adaptación: 'to',
  asesoramiento: 'to',
  apoyo: 'for',
  asistencia: 'to',
  atención: 'for',
  contribución: 'to',
  cuidado: 'for',
  denuncia: 'to',
  entrega: 'to',
  envío: 'to',
  exportación: 'to',
  formación: 'for',
  incorporación: 'to',
  llamada: 'to',
  migración: 'to',
  pago: 'to',
  presentación: 'to',
  respuesta: 'to',
  servicio: 'for',
  soporte: 'for',
  transporte: 'to',
  traslado: 'to',
  venta: 'to',
  viaje: 'to',
  visita: 'to',
};
/** Verbs that do something to somebody: "explicar los presupuestos a los pacientes". */
const TO_SOMEBODY =
  /^(?:explicar|presentar|enviar|remitir|entregar|ofrecer|dar|impartir|enseñar|proporcionar|prestar|vender|reportar|comunicar|transmitir|mostrar|recomendar|proponer|servir|administrar|aplicar|migrar|trasladar|traducir|derivar|asignar|exportar|suministrar|brindar|facilitar|transferir|llevar|alquilar|devolver|notificar|exponer|repartir|distribuir|adaptar|conectar|transportar|dedicar|aportar|extender|ceder|otorgar|conceder|pagar|donar|informar|leer|escribir|dispensar|realizar|destinar|limitar|ajustar|contribuir|pasar|llegar|ascender|promocionar|sumar|añadir|incorporar|vincular|someter|volver|viajar|acudir|asistir)$/;

/** English for an "a" that does not mark the object of a verb; undefined when nothing before it asks for one. */
export function governA(reader: SpanishReader): string | undefined {
  const noun = reader.headNoun
    .replace(/(?<=[aeiou])s$|es$/, '')
    .replace(/(cion|sion)$/, (end) => end.replace('o', 'ó'));
  const after = reader.afterNounAt === reader.at ? A_AFTER_NOUN[noun] : undefined;
  if (after !== undefined) return after;
  return TO_SOMEBODY.test(reader.lastInfinitive.split(' ', 1)[0] ?? '') ? 'to' : undefined;
}
