/** Words that Spanish took over and does not bend: "aplicaciones web". */
const INVARIABLE =
  /^(?:web|online|offline|clave|estándar|vip|júnior|sénior|junior|senior|full|stack|[a-z]+[A-Z].*)$/;

/** Forms of Spanish words: plurals, genders and the tenses a CV is written in. */
export function pluraliseSpanish(word: string): string {
  if (INVARIABLE.test(word) || /^\p{Lu}{2,}\d*$/u.test(word)) return word;
  if (/[aeiouáéóú]$/.test(word)) return `${word}s`;
  if (/(?:[bcfgkmptvw]|influencer|banner|plugin|router|freelance|chatbot)$/.test(word))
    return `${word}s`;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  if (/(?:[^áéíóú][aeiou]s|x)$/.test(word) && !/(?:és|ás|ís|ús|ós|mes|gas)$/.test(word))
    return word;
  const accented: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
  const stem = word.replace(
    /(?<![aeo])([áéíóú])([ns])$/,
    (_all, vowel: string, last: string) => `${accented[vowel] ?? vowel}${last}`,
  );
  const stressed: Readonly<Record<string, string>> = {
    examen: 'exámenes',
    imagen: 'imágenes',
    volumen: 'volúmenes',
    origen: 'orígenes',
    joven: 'jóvenes',
    resumen: 'resúmenes',
    orden: 'órdenes',
    margen: 'márgenes',
    virgen: 'vírgenes',
    régimen: 'regímenes',
    crimen: 'crímenes',
    dictamen: 'dictámenes',
    germen: 'gérmenes',
  };
  return stressed[word] ?? `${stem}es`;
}

/** "base de datos" → "bases de datos", "red social" → "redes sociales": all words up to the first preposition. */
export function pluraliseSpanishPhrase(phrase: string): string {
  const words = phrase.split(' ');
  const stop = words.findIndex((word) => /^(?:de|del|a|al|en|con|para|por|sin|y|e)$/.test(word));
  return words
    .map((word, at) => (stop === -1 || at < stop ? pluraliseSpanish(word) : word))
    .join(' ');
}

export function feminineOf(adjective: string): string {
  if (adjective.endsWith('o')) return `${adjective.slice(0, -1)}a`;
  if (/(?:dor|tor|sor|ñol)$/.test(adjective)) return `${adjective}a`;
  if (/(?:és|án|ón|ín)$/.test(adjective) && !/(?:cortés|afín|marrón)$/.test(adjective)) {
    const plain = adjective.at(-2)?.normalize('NFD').charAt(0) ?? '';
    return `${adjective.slice(0, -2)}${plain}${adjective.at(-1)}a`;
  }
  return adjective;
}

export function adjectiveForms(adjective: string): readonly { form: string; isPlural: boolean }[] {
  const [head = '', ...rest] = adjective.split(' ');
  const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  const feminine = feminineOf(head);
  return [
    { form: head + tail, isPlural: false },
    { form: feminine + tail, isPlural: false },
    { form: pluraliseSpanish(head) + tail, isPlural: true },
    { form: pluraliseSpanish(feminine) + tail, isPlural: true },
  ];
}

const verbTenses = [
  'infinitive',
  'past1',
  'past3',
  'past3p',
  'present1',
  'present3',
  'present3p',
  'gerund',
  'participle',
  'imperfect',
  'imperfect3p',
] as const;
export type VerbTense = (typeof verbTenses)[number];

const PARTICIPLES: readonly (readonly [RegExp, string])[] = [
  [/scribir$/, 'scrito'],
  [/poner$/, 'puesto'],
  [/hacer$/, 'hecho'],
  [/facer$/, 'fecho'],
  [/olver$/, 'uelto'],
  [/abrir$/, 'abierto'],
  [/cubrir$/, 'cubierto'],
  [/decir$/, 'dicho'],
  [/romper$/, 'roto'],
  [/prever$/, 'previsto'],
  [/^ver$/, 'visto'],
  [/freír$/, 'frito'],
  [/eír$/, 'eído'],
  [/(?<=[aeo])er$/, 'ído'],
  [/ar$/, 'ado'],
  [/[ei]r$/, 'ido'],
];
/** Present tense with a changed stem: infinitive ending: [first person, stem of the third person]. */
const PRESENTS: readonly (readonly [RegExp, string, string])[] = [
  [/(?<!gr)edir$/, 'ido', 'ide'],
  [/estir$/, 'isto', 'iste'],
  [/etir$/, 'ito', 'ite'],
  [/egir$/, 'ijo', 'ige'],
  [/seguir$/, 'sigo', 'sigue'],
  [/entir$/, 'iento', 'iente'],
  [/eír$/, 'ío', 'íe'],
  [/decir$/, 'digo', 'dice'],
  [/traer$/, 'traigo', 'trae'],
  [/salir$/, 'salgo', 'sale'],
  [/^saber$/, 'sé', 'sabe'],
  [/contar$/, 'cuento', 'cuenta'],
  [/contrar$/, 'cuentro', 'cuentra'],
  [/novar$/, 'nuevo', 'nueva'],
  [/cordar$/, 'cuerdo', 'cuerda'],
  [/pezar$/, 'piezo', 'pieza'],
  [/menzar$/, 'mienzo', 'mienza'],
  [/^(f?)regar$/, '$1riego', '$1riega'],
  [/sembrar$/, 'siembro', 'siembra'],
  [/^jugar$/, 'juego', 'juega'],
  [/perder$/, 'pierdo', 'pierde'],
  [/(env|cr|vac|graf|conf)iar$/, '$1ío', '$1ía'],
  [/tener$/, 'tengo', 'tiene'],
  [/poner$/, 'pongo', 'pone'],
  [/hacer$/, 'hago', 'hace'],
  [/facer$/, 'fago', 'face'],
  [/venir$/, 'vengo', 'viene'],
  [/ducir$/, 'duzco', 'duce'],
  [/([aeo])cer$/, '$1zco', '$1ce'],
  [/uir$/, 'uyo', 'uye'],
  [/gir$/, 'jo', 'ge'],
  [/ger$/, 'jo', 'ge'],
  [/ncer$/, 'nzo', 'nce'],
  [/guir$/, 'go', 'gue'],
  [/vertir$/, 'vierto', 'vierte'],
  [/servir$/, 'sirvo', 'sirve'],
  [/cebir$/, 'cibo', 'cibe'],
  [/querir$/, 'quiero', 'quiere'],
  [/fender$/, 'fiendo', 'fiende'],
  [/tender$/, 'tiendo', 'tiende'],
  [/cerrar$/, 'cierro', 'cierra'],
  [/probar$/, 'pruebo', 'prueba'],
  [/mostrar$/, 'muestro', 'muestra'],
  [/soldar$/, 'sueldo', 'suelda'],
  [/mendar$/, 'miendo', 'mienda'],
  [/forzar$/, 'fuerzo', 'fuerza'],
  [/plegar$/, 'pliego', 'pliega'],
  [/certar$/, 'cierto', 'cierta'],
  [/volver$/, 'vuelvo', 'vuelve'],
  [/solver$/, 'suelvo', 'suelve'],
  [/mover$/, 'muevo', 'mueve'],
  [/fundir$/, 'fundo', 'funde'],
  [/gerir$/, 'giero', 'giere'],
  [/negociar$/, 'negocio', 'negocia'],
  [/([^aeiou])uar$/, '$1úo', '$1úa'],
  [/ampliar$/, 'amplío', 'amplía'],
  [/guiar$/, 'guío', 'guía'],
  [/ver$/, 'veo', 've'],
  [/(?<!.)dar$/, 'doy', 'da'],
];

/** Past tense with its own stem: infinitive ending, first person, third person. */
const PASTS: readonly (readonly [RegExp, string, string])[] = [
  [/tener$/, 'tuve', 'tuvo'],
  [/poner$/, 'puse', 'puso'],
  [/hacer$/, 'hice', 'hizo'],
  [/satisfacer$/, 'satisfice', 'satisfizo'],
  [/venir$/, 'vine', 'vino'],
  [/decir$/, 'dije', 'dijo'],
  [/traer$/, 'traje', 'trajo'],
  [/^dar$/, 'di', 'dio'],
  [/^estar$/, 'estuve', 'estuvo'],
  [/^saber$/, 'supe', 'supo'],
  [/^querer$/, 'quise', 'quiso'],
  [/^poder$/, 'pude', 'pudo'],
  [/eír$/, 'eí', 'ió'],
  [/(?<!gr)e([dtbm]|rv|st|gu|g|nt|r|rt|nd)ir$/, 'e$1í', 'i$1ió'],
  [/eñir$/, 'eñí', 'iñó'],
  [/o(r|rm)ir$/, 'o$1í', 'u$1ió'],
];

/** Spelling before e: "realizar" → "realicé". */
function pastOf(infinitive: string): readonly [string, string] {
  const stem = infinitive.slice(0, -2);
  const irregular = PASTS.find(([ending]) => ending.test(infinitive));
  if (irregular !== undefined) {
    const [ending, first, third] = irregular;
    return [infinitive.replace(ending, first), infinitive.replace(ending, third)];
  }
  if (infinitive.endsWith('ar')) {
    const first = stem
      .replace(/c$/, 'qu')
      .replace(/g$/, 'gu')
      .replace(/z$/, 'c')
      .replace(/gu{2}$/, 'gu');
    return [`${first}é`, `${stem}ó`];
  }
  if (infinitive.endsWith('ducir')) return [`${stem.slice(0, -1)}je`, `${stem.slice(0, -1)}jo`];
  if (/[aeou]er$|uir$/.test(infinitive) && !/guir$/.test(infinitive))
    return [`${stem}í`, `${stem}yó`];
  return [`${stem}í`, `${stem}ió`];
}

/** All forms of a verb; the two past forms can be given where they are irregular. A tail such as "a cabo" stays. */
export function conjugate(
  verb: string,
  past?: readonly [string, string],
): ReadonlyMap<string, VerbTense> {
  const [infinitive = '', ...rest] = verb.split(' ');
  const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  if (infinitive.endsWith('rse')) return conjugateReflexive(infinitive.slice(0, -2), tail);
  const strip = (form: string) =>
    tail !== '' && form.endsWith(tail) ? form.slice(0, -tail.length) : form;
  const [past1, past3] = past === undefined ? pastOf(infinitive) : [strip(past[0]), strip(past[1])];
  const stem = infinitive.slice(0, -2);
  const isAr = infinitive.endsWith('ar');
  const present = PRESENTS.find(([ending]) => ending.test(infinitive));
  const present1 = present ? infinitive.replace(present[0], present[1]) : `${stem}o`;
  const present3 = present
    ? infinitive.replace(present[0], present[2])
    : `${stem}${isAr ? 'a' : 'e'}`;
  const past3p = past3.endsWith('yó')
    ? `${past3.slice(0, -2)}yeron`
    : !isAr && past3.endsWith('ió')
      ? `${past3.slice(0, -2)}ieron`
      : past3.endsWith('jo')
        ? `${past3.slice(0, -1)}eron`
        : past3.endsWith('ñó')
          ? `${past3.slice(0, -1)}eron`
          : isAr && past3.endsWith('ó')
            ? `${past3.slice(0, -1)}aron`
            : `${past3.slice(0, -1)}ieron`;
  const gerund = isAr
    ? `${stem}ando`
    : past3.endsWith('yó')
      ? `${past3.slice(0, -2)}yendo`
      : past3.endsWith('ió')
        ? `${past3.slice(0, -2)}iendo`
        : `${stem}iendo`;
  const [ending, participle] = PARTICIPLES.find(([pattern]) => pattern.test(infinitive)) ?? [
    /$/,
    '',
  ];
  const done = infinitive.replace(ending, participle);
  const imperfect = isAr ? `${stem}aba` : `${stem}ía`;
  const forms = new Map<string, VerbTense>();
  const add = (form: string, tense: VerbTense) => {
    if (!forms.has(form + tail)) forms.set(form + tail, tense);
  };
  add(infinitive, 'infinitive');
  add(past1, 'past1');
  add(past3, 'past3');
  add(past3p, 'past3p');
  add(present1, 'present1');
  add(present3, 'present3');
  add(`${present3}n`, 'present3p');
  add(gerund, 'gerund');
  for (const { form } of adjectiveForms(done)) add(form, 'participle');
  add(imperfect, 'imperfect');
  add(`${imperfect}n`, 'imperfect3p');
  return forms;
}

/** "centrarse en": "me centré en", "se centró en", "centrándose en". */
function conjugateReflexive(infinitive: string, tail: string): ReadonlyMap<string, VerbTense> {
  const forms = new Map<string, VerbTense>();
  for (const [form, tense] of conjugate(infinitive)) {
    if (tense === 'infinitive') {
      forms.set(`${form}se${tail}`, tense);
      forms.set(`${form}me${tail}`, tense);
    } else if (tense === 'gerund')
      forms.set(
        `${form.replace(/([ae])ndo$/, (_end, v) => `${v === 'a' ? 'á' : 'é'}ndo`)}se${tail}`,
        tense,
      );
    else if (tense === 'imperfect') {
      forms.set(`me ${form}${tail}`, tense);
      forms.set(`se ${form}${tail}`, tense);
    } else if (tense !== 'participle')
      forms.set(`${tense.endsWith('1') ? 'me' : 'se'} ${form}${tail}`, tense);
  }
  return forms;
}
