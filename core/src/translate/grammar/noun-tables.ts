export const PLACES =
  /^(?:hospital|hotel|colegio|instituto|residencia|clínica|tienda|restaurante|empresa|fábrica|almacén|oficina|farmacia|cafetería|bar|centro|multinacional|supermercado|laboratorio|taller|despacho|consultora|agencia|banco|aeropuerto|guardería|biblioteca|universidad|ayuntamiento|obra|gimnasio|panadería|bufete|equipo)/;

/** Things that are called after a firm or a product. */
export const NAMED_AFTER =
  /^(?:examen|certificado|certificación|título|curso|método|premio|torneo|sistema|programa|modelo|canal|máquina|campaña|producto|cuenta|servidor|entorno|herramienta|licencia|plataforma)(?:e?s)?$/;

export const ORGANISATIONS =
  /^(?:empresa|compañía|grupo|fundación|agencia|hotel|hospital|colegio|restaurante|universidad|instituto|tienda|marca|clínica|consultora)s?$/;

/** Who English lets own something: "the hotel's bookings". */
export const OWNERS =
  /^ of (the (?:company|hotel|store|hospital|brand|restaurant|school|library|club|clinic|museum|university|newspaper|association|cooperative|foundation|agency))$/;

/** Fields and actions, which have no article when they have none in Spanish: "experiencia en cirugía". */
export const ABSTRACT =
  /(?:ción|sión|gía|logía|fía|nomía|tría|miento|ismo|gestión|diseño|control|análisis|desarrollo|servicio|iniciativa|experiencia)$/;

/** What is located somewhere: "filiales de Portugal" are subsidiaries in Portugal. */
export const HAS_PLACES =
  /^(?:feria|filial|tienda|oficina|sede|sucursal|delegación|delegacion|mercado|hotel|cliente|proveedor|distribuidor|universidad|colegio|hospital|museo|empresa|ciudad|zona|región|norte|sur)(?:e?s)?$/;

/** Measures and shares of something, which English never puts behind it: "a large volume of data". */
export const OF_HEADS =
  /^(?:efecto|impacto|resultado|número|cantidad|volumen|volúmen|calidad|estado|causa|origen|fin|inicio|parte|tipo|uso|falta|mitad|mayoría|variedad|gama|conjunto|ciclo|ejemplo|importancia|valor|grado|desarrollo|apertura|cierre|construcción|rehabilitación|exceso|ausencia|presencia|consecuencia|importe|totalidad|resto|media|promedio|suma|cuidado)(?:e?s)?$/;

/** "asesora fiscal de pymes" is no "tax SME adviser". */
export const PERSON_ENDING =
  /^\S*(?:or|ora|ista|ero|era|ente|ante|ico|ica|ado|ada|ario|aria|logo|loga) /;

/** What a thing is measured by: "a three-year plan", "a four-star hotel". */
export const MEASURES =
  /^(?:año|mes|semana|día|hora|minuto|estrella|planta|cama|página|kilómetro|habitación|habitacione|hectárea|tonelada|metro|litro|kilo)s?$/;

export const CHANGE_NOUNS =
  /^(?:reducción|aumento|incremento|mejora|crecimiento|descenso|disminución|ahorro|subida|bajada)$/;

/** "80 llamadas diarias" → "80 calls per day" */
export const RATES: Readonly<Record<string, string>> = {
  diarios: 'day',
  diarias: 'day',
  semanales: 'week',
  mensuales: 'month',
  trimestrales: 'quarter',
  anuales: 'year',
};
