/** Nouns whose gender their ending does not tell. */
const FEMININE: ReadonlySet<string> = new Set(
  'base calle carne clase clave fase fuente gente leche llave mano nube parte red serie sede sangre fe ley piel web imagen orden fiebre higiene'.split(
    ' ',
  ),
);
const MASCULINE: ReadonlySet<string> = new Set(
  'stock personal material correo turno día mapa programa problema sistema tema clima diagrama idioma marketing papel local canal hospital hotel almacén plan tren jardín balance cierre corte informe coste detalle envase equipaje transporte embalaje montaje aire cable software hardware inventario archivo cobro pago almuerzo taller bar restaurante parque'.split(
    ' ',
  ),
);
const FEMININE_ENDING = /(?:ción|sión|dad|tad|tud|umbre|ez|eza|ía|ura|anza|encia|ancia|[^m]a)$/;
const MASCULINE_ENDING = /(?:o|aje|miento|or|il|al|ín|ón|én|és)$/;
/** Places and things a job title is made of: "Responsable de tienda" is one. */
const TITLES: ReadonlySet<string> = new Set(
  'tienda almacén zona turno sala cocina planta obra departamento sección área equipo proyecto caja barra línea producción recepción oficina taller bar restaurante ventas compras tráfico calidad mantenimiento logística marketing personal grupo cuentas región sucursal centro pisos partida'.split(
    ' ',
  ),
);

function findArticle(noun: string): string | null {
  if (/s$/.test(noun) && noun.length > 4 && !/(?:is|us|és)$/.test(noun)) {
    const singular = noun
      .replace(/(?<=[lnrdj])es$/, '')
      .replace(/ciones$|siones$/, 'ción')
      .replace(/s$/, '');
    const article = findArticle(singular);
    return article === null ? null : article === 'la' ? 'las' : 'los';
  }
  if (FEMININE.has(noun)) return 'la';
  if (MASCULINE.has(noun)) return 'el';
  if (FEMININE_ENDING.test(noun))
    return /^(?:agua|aula|área|alma|arma|acta)$/.test(noun) ? 'el' : 'la';
  return MASCULINE_ENDING.test(noun) ? 'el' : null;
}

/** "material quirúrgico" → "el material quirúrgico"; null where the gender is not sure or it is no bare noun. */
function addArticle(text: string): string | null {
  const [noun = ''] = /^\p{Ll}{3,}/u.exec(text) ?? [];
  if (noun === '' || /(?:mente|ndo|[aeiáéí]r)$/.test(noun)) return null;
  const article = findArticle(noun);
  return article === null ? null : `${article} ${text}`;
}

/** "facturación y cobros" → "la facturación y los cobros"; null for what could be the name of a post. */
export function addArticles(text: string): string | null {
  const items = text.split(/(, (?:y |e )?| [ye] )/u);
  const nouns = items.filter((_, at) => at % 2 === 0);
  const [first = ''] = nouns[0]?.split(' ') ?? [];
  if (TITLES.has(first)) return null;
  const named = items.map((item, at) => {
    if (at % 2 === 1) return item;
    if (/^(?:el|la|los|las|un|una|mi|mis|su|sus|\d)(?=[ \d])/u.test(item)) return item;
    return addArticle(item.replace(/^(?:de|del) /u, ''));
  });
  return named.includes(null) ? null : named.join('');
}
