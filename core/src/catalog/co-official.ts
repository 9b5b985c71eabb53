import { wordList } from '../language';

/** Words of CVs in Catalan, Galician and Basque (and Portuguese, which Galician shares much with): they are Spanish CVs too. */
export const coOfficialHeadings = {
  personal: wordList(`
    contacte, dades de contacte, dades personals, informació personal, informació de contacte, les meves dades,
    datos persoais, datos de contacto, información persoal,
    datu pertsonalak, kontaktua, harremanetarako, harremanetarako datuak,
    dados pessoais, contato, contatos, informações pessoais, informação pessoal`),
  profiles: wordList(
    'xarxes, xarxes socials, enllaços, redes sociais, ligazóns, sare sozialak, loturak',
  ),
  summary: wordList(`
    perfil professional, resum, resum professional, sobre mi, presentació, objectiu, objectiu professional, objectius, qui soc, qui sóc,
    perfil persoal, resumo, resumo profesional, sobre min, obxectivo, obxectivo profesional, quen son,
    profila, profil profesionala, nire buruz, aurkezpena, helburua, laburpena,
    perfil profissional, objetivo profissional, resumo profissional`),
  work: wordList(`
    experiència, experiència laboral, experiència professional, experiències, trajectòria professional, trajectòria laboral, vida laboral, feina, feines, història laboral,
    historial professional, pràctiques, altres feines, altra experiència, experiència docent, experiència assistencial, llocs de treball,
    experiencia laboral, experiencia profesional, traxectoria profesional, traxectoria laboral, emprego, empregos, traballos, prácticas laborais,
    lan esperientzia, laneko esperientzia, lan-esperientzia, esperientzia, esperientzia profesionala, lan ibilbidea, ibilbide profesionala, praktikak,
    experiência, experiência profissional, experiência laboral, percurso profissional, histórico profissional, estágios`),
  education: wordList(`
    formació, formació acadèmica, formació reglada, estudis, titulació, titulacions, educació, dades acadèmiques, estudis realitzats, títols, trajectòria acadèmica,
    formación académica, estudos, estudos realizados, titulacións, datos académicos, traxectoria académica,
    hezkuntza, ikasketak, prestakuntza, prestakuntza akademikoa, formazioa, formazio akademikoa, titulazioak,
    formação, formação académica, formação acadêmica, educação, escolaridade, habilitações, habilitações literárias`),
  skills: wordList(`
    habilitats, competències, aptituds, coneixements, capacitats, destreses, eines, competències digitals, informàtica, coneixements informàtics, habilitats i competències,
    competències i habilitats, aptituds i coneixements, programari, punts forts, competències professionals, competències tècniques, habilitats tècniques, habilitats personals,
    habilidades e competencias, destrezas, coñecementos, coñecementos informáticos, ferramentas, capacidades e aptitudes, competencias dixitais,
    gaitasunak, trebetasunak, ezagutzak, tresnak, informatika, gaitasun digitalak, konpetentziak,
    competências, aptidões, conhecimentos, competências digitais, conhecimentos informáticos`),
  languages: wordList(`
    idiomes, llengües, coneixement d'idiomes, competències lingüístiques, coneixement de llengües,
    linguas, coñecemento de idiomas, competencias lingüísticas, hizkuntzak, hizkuntza gaitasunak, línguas`),
  certifications: wordList(`
    certificacions, certificats, cursos i certificacions, certificacions i cursos, formació complementària, formació contínua, altra formació, altres cursos, acreditacions, carnets, carnets professionals,
    certificacións, certificados e cursos, cursos e certificacións, formación complementaria, outra formación, outros cursos, acreditacións,
    ziurtagiriak, ikastaroak, prestakuntza osagarria, bestelako prestakuntza, certificações, formação complementar`),
  interests: wordList(`
    interessos, aficions, interessos i aficions, lleure, afeccións, intereses e afeccións, lecer, zaletasunak, interesak, interesses`),
  frame: wordList('currículum vitae, currículo, currículo vitae, curriculuma'),
  additional: wordList(`
    voluntariat, projectes, publicacions, altres, altres dades, altres dades d'interès, dades d'interès, informació addicional, altra informació, referències, premis, reconeixements, premis i reconeixements, conferències, congressos, disponibilitat, associacions, beques,
    proxectos, publicacións, outros, outros datos, outros datos de interese, datos de interese, información adicional, referencias, premios, premios e recoñecementos, dispoñibilidade, asociacións, bolsas,
    boluntariotza, proiektuak, argitalpenak, bestelakoak, beste datu batzuk, bestelako datuak, erreferentziak, sariak,
    voluntariado, projetos, publicações, outras informações, referências, prémios`),
} as const;

/** Without accents, as dates are looked for. */
export const coOfficialMonths: Readonly<Record<string, number>> = {
  ...{ gener: 1, gen: 1, xaneiro: 1, xan: 1, urtarrila: 1, urtarrilak: 1, janeiro: 1 },
  ...{ febrer: 2, febreiro: 2, otsaila: 2, otsailak: 2, fevereiro: 2 },
  ...{ marc: 3, martxoa: 3, martxoak: 3 },
  ...{ apirila: 4, apirilak: 4 },
  ...{ maig: 5, maio: 5, maiatza: 5, maiatzak: 5 },
  ...{ juny: 6, xuno: 6, ekaina: 6, ekainak: 6, junho: 6 },
  ...{ juliol: 7, xullo: 7, uztaila: 7, uztailak: 7, julho: 7 },
  ...{ agost: 8, abuztua: 8, abuztuak: 8 },
  ...{ setembre: 9, setembro: 9, iraila: 9, irailak: 9 },
  ...{ outubro: 10, urria: 10, urriak: 10 },
  ...{ novembre: 11, novembro: 11, azaroa: 11, azaroak: 11 },
  ...{
    desembre: 12,
    des: 12,
    decembro: 12,
    dec: 12,
    abendua: 12,
    abenduak: 12,
    dezembro: 12,
  },
};

/** Words for "still going on", the longer ones first. */
export const coOfficialPresentWords: readonly string[] = [
  ...["fins a l'actualitat", "fins l'actualitat", 'fins ara', 'fins avui'],
  ...["l'actualitat", 'l’actualitat', 'actualitat', 'actualment', 'present', 'avui', 'ara'],
  ...[
    'ata a actualidade',
    'ata hoxe',
    'ata agora',
    'na actualidade',
    'actualidade',
    'hoxe',
    'agora',
  ],
  ...['gaur egun arte', 'gaur arte', 'gaur egun', 'orain arte', 'gaur', 'orain'],
  ...['ate ao presente', 'ate a data', 'ate hoje', 'atualidade', 'atualmente', 'atual', 'hoje'],
];

export const coOfficialSeasons: readonly string[] = [
  ...['estiu', 'estius', 'tardor', 'hivern', 'curs', 'curs academic'],
  ...[
    'veran',
    'verans',
    'outono',
    'inverno',
    'curso academico',
    'uda',
    'udak',
    'udazkena',
    'negua',
    'udaberria',
  ],
];

export const coOfficialSinceWords: readonly string[] = [
  'des de',
  'des del',
  'a partir de',
  'dende',
];
export const coOfficialRangeWords: readonly string[] = [
  'fins al',
  'fins a',
  'fins',
  'ata',
  'arte',
  'ate',
  'i',
];

export const coOfficialLanguageNames = wordList(`
  espanyol, castellà, anglès, francès, alemany, italià, portuguès, gallec, euskera, basc, rus, xinès, àrab, romanès, japonès, polonès, ucraïnès, neerlandès, grec, llatí,
  castelán, inglés, francés, alemán, italiano, portugués, catalán, éuscaro, ruso, chinés, xaponés, árabe,
  gaztelania, ingelesa, frantsesa, alemana, italiera, portugesa, katalana, galegoa, txinera, arabiera, errusiera,
  espanhol, inglês, francês, alemão, catalão`);

export const coOfficialProficiencies = wordList(`
  natiu, nativa, nadiu, nadiua, llengua materna, materna, bilingüe, fluid, fluida, avançat, avançada, alt, mitjà, intermedi, bàsic, elemental, nivell alt, nivell mitjà, nivell bàsic, nivell natiu, nivell suficiència,
  lingua materna, nativo, fluído, avanzado, medio, básico, nivel alto, celga 1, celga 2, celga 3, celga 4,
  jatorrizkoa, ama hizkuntza, aurreratua, maila altua, erdi mailakoa, oinarrizkoa, ega, hitz egiten dut,
  língua materna, avançado, intermédio`);
