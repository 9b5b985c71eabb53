/** Organisations whose name begins with what they are take an article in Spanish: "en el Hospital San Telmo". */
const masculine =
  /^(?:hospital|instituto|colegio|ayuntamiento|banco|grupo|centro|museo|teatro|restaurante|hotel|taller|consorcio|club|laboratorio|estudio|bufete|despacho|ministerio|servicio|parque|supermercado|mercado|bar|cabildo|observatorio|aeropuerto|puerto)\s/iu;
const feminine =
  /^(?:clínica|residencia|universidad|fundación|gestoría|escuela|asociación|farmacia|bodega|academia|cooperativa|agencia|asesoría|consultora|librería|panadería|peluquería|compañía|oficina|federación|diputación|biblioteca|guardería|óptica|tienda|constructora|imprenta|carpintería|floristería|pastelería|paquetería|cafetería|editorial|autoescuela|taberna|cervecería|heladería|frutería|carnicería|tintorería|lavandería|inmobiliaria|aseguradora|ferretería|papelería|zapatería)\s/iu;

/** After "en". */
export function inOrganisation(name: string): string {
  if (masculine.test(name)) return `en el ${name}`;
  return feminine.test(name) ? `en la ${name}` : `en ${name}`;
}

/** After a noun: "el equipo del Hospital San Telmo". */
export function ofOrganisation(name: string): string {
  if (masculine.test(name)) return `del ${name}`;
  return feminine.test(name) ? `de la ${name}` : `de ${name}`;
}
