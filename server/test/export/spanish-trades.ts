import { type Cv, cvSchema } from '@trayecto/core/cv';

/** People of trades with long names, unlisted towns and wrapped lines. */
export const spanishTrades: Readonly<Record<string, Cv>> = {
  'head chef': cvSchema.parse({
    personal: {
      name: 'Ainhoa Goikoetxea',
      title: 'Jefa de cocina',
      email: 'ainhoa@goiko.example.com',
      phone: '943 00 11 22',
      location: 'Hondarribia (Gipuzkoa)',
      website: 'https://ainhoagoiko.example.com',
    },
    summary:
      'Cocino producto de temporada. Llevo equipos de hasta 14 personas, compro en lonja y sé leer una cuenta de resultados.',
    work_experience: [
      {
        title: 'Jefa de cocina',
        company: 'Restaurante Arroka Beltz',
        location: 'Hondarribia',
        dates: '2018 – actualidad',
        description: '70 cubiertos, dos servicios.',
        achievements: [
          'Bajé el coste de materia prima del 36 % al 29 % sin tocar la carta.',
          'Una estrella verde Michelin en 2022.',
          'Cuatro cocineros formados aquí dirigen hoy su propia cocina.',
        ],
      },
      {
        title: 'Segunda de cocina',
        company: 'Zelai Txiki',
        location: 'Donostia',
        dates: 'may. 2014 – dic. 2017',
        achievements: ['Partida de carnes y brasa.', 'Menú de sidrería para 200 personas.'],
      },
      {
        title: 'Cocinera',
        company: 'Le Petit Navarre',
        location: 'Bayona, Francia',
        dates: '2011 – 2014',
        description: 'Partida fría y pastelería.',
      },
    ],
    education: [
      {
        degree: 'Técnico Superior en Dirección de Cocina',
        institution: 'Escuela de Hostelería Luis Irizar',
        dates: '2009 – 2011',
        location: 'Donostia',
      },
      { degree: 'Curso de panadería', institution: 'Artepan', dates: '2015' },
    ],
    skills: [
      'Brasa',
      'Pescado',
      'Escandallos',
      'APPCC',
      'Compras en lonja',
      'Pastelería',
      'Menús para alergias',
    ],
    certifications: [{ name: 'Manipulador de alimentos de alto riesgo', date: '2023' }],
    languages: [
      { language: 'Euskera', proficiency: 'Nativo' },
      { language: 'Castellano', proficiency: 'Nativo' },
      { language: 'Francés', proficiency: 'B2' },
    ],
    additional: {
      Premios: [
        'Mejor marmitako de Gipuzkoa, 2019',
        'Finalista de Cocinera Revelación, Madrid Fusión 2020',
      ],
    },
  }),
  'employment lawyer': cvSchema.parse({
    personal: {
      name: 'Ignacio de la Peña-Urrutia y Cárdenas',
      title: 'Abogado laboralista',
      email: 'ipena@bufete.example.com',
      phone: '+34 91 000 12 34',
      location: 'Madrid',
      linkedin: 'linkedin.com/in/ipena-ejemplo',
    },
    work_experience: [
      {
        title: 'Asociado sénior',
        company: 'Bufete Marañón & Asociados, S.L.P.',
        location: 'Madrid',
        dates: '01/2020 – actualidad',
        achievements: [
          'Defiendo a empresas y a trabajadores en despidos colectivos (ERE), convenios y conflictos.',
          'Más de 120 juicios ante los Juzgados de lo Social y el TSJ de Madrid; 78 % de sentencias favorables.',
          'Negocié tres convenios de empresa: limpieza, artes gráficas y call center.',
        ],
      },
      {
        title: 'Asociado júnior',
        company: 'Bufete Marañón & Asociados, S.L.P.',
        location: 'Madrid',
        dates: '09/2016 – 12/2019',
        achievements: ['Demandas, recursos de suplicación y dictámenes.'],
      },
      {
        title: 'Prácticas',
        company: 'Inspección de Trabajo y Seguridad Social',
        location: 'Toledo',
        dates: 'verano de 2015',
        description: 'Apoyo en actas de infracción.',
      },
    ],
    education: [
      {
        degree: 'Máster de Acceso a la Abogacía',
        institution: 'Universidad Carlos III de Madrid',
        dates: '2014 – 2016',
        location: 'Getafe',
      },
      {
        degree: 'Grado en Derecho',
        institution: 'Universidad de Castilla-La Mancha',
        dates: '2010 – 2014',
        location: 'Toledo',
        description: 'Premio extraordinario de fin de carrera.',
      },
      {
        degree: 'Erasmus',
        institution: 'Università degli Studi di Bologna',
        dates: '2012 – 2013',
        location: 'Bolonia, Italia',
      },
    ],
    skills: [
      'Derecho laboral',
      'Negociación colectiva',
      'Procesal',
      'Seguridad Social',
      'Compliance',
      'vLex',
      'LexNET',
    ],
    certifications: [
      {
        name: 'Mediador civil y mercantil',
        issuer: 'Ilustre Colegio de la Abogacía de Madrid',
        date: 'mayo de 2019',
      },
      { name: 'Delegado de Protección de Datos', issuer: 'AENOR', date: '2021' },
    ],
    languages: [
      { language: 'Español', proficiency: 'Nativo' },
      { language: 'Inglés', proficiency: 'C1 (Cambridge Advanced)' },
      { language: 'Italiano', proficiency: 'B2' },
    ],
    additional: {
      Publicaciones: [
        '«El registro de jornada después de 2019», Revista de Derecho Social, n.º 91, 2020',
        '«Teletrabajo y desconexión», Diario La Ley, 2021',
      ],
      Colegiación: ['Colegiado 123.456 del ICAM desde 2016'],
    },
  }),
  electrician: cvSchema.parse({
    personal: {
      name: 'Fco. Javier Mª Ruiz',
      email: 'fjruiz@example.com',
      phone: '0034 600 123 987',
      location: 'Alcalá de Guadaíra',
    },
    summary: 'Electricista oficial de 1.ª con carné de baja tensión. Disponibilidad inmediata.',
    work_experience: [
      {
        title: 'Electricista oficial 1.ª',
        company: 'Montajes Eléctricos Guadaíra S. Coop. And.',
        location: 'Alcalá de Guadaíra',
        dates: 'Desde 2017',
        description: 'Naves industriales, centros de transformación y fotovoltaica.',
        achievements: ['Cuadros de hasta 1.600 A.', 'Puesta en marcha de 3,2 MW en cubiertas.'],
      },
      {
        title: 'Electricista',
        company: 'Autónomo',
        dates: '2012-2017',
        description: 'Reformas, averías y boletines.',
      },
      {
        title: 'Peón electricista',
        company: 'Instalaciones Hnos. Vela',
        location: 'Dos Hermanas',
        dates: '2009 - 2012',
        achievements: ['Rozas, tubo y cableado en 240 viviendas.'],
      },
    ],
    education: [
      {
        degree: 'Técnico en Instalaciones Eléctricas y Automáticas',
        institution: 'IES Cristóbal de Monroy',
        dates: '2007-2009',
      },
    ],
    skills: [
      'REBT',
      'Baja tensión',
      'Fotovoltaica',
      'KNX',
      'Variadores',
      'Megado',
      'Lectura de planos',
    ],
    certifications: [
      {
        name: 'Instalador de baja tensión, categoría especialista',
        issuer: 'Junta de Andalucía',
        date: '2016',
      },
      {
        name: 'PRL 60 h construcción',
        issuer: 'Fundación Laboral de la Construcción',
        date: '2018',
      },
      { name: 'Plataformas elevadoras (PEMP)', issuer: 'ANAPAT', date: '2022' },
    ],
    languages: [{ language: 'Español', proficiency: 'Lengua materna' }],
    additional: { 'Otros datos': ['Vehículo propio'] },
  }),
  'village teacher': cvSchema.parse({
    personal: {
      name: 'Nuria Bofarull i Camps',
      title: 'Maestra de educación infantil',
      email: 'nuria.bofarull@example.com',
      phone: '+34 611 000 222',
      location: 'Reus, Tarragona',
    },
    summary:
      'Maestra con vocación de escuela rural. Trabajo por ambientes y por proyectos.\nHe coordinado la acogida de familias recién llegadas.',
    work_experience: [
      {
        title: 'Maestra tutora (P4)',
        company: 'ZER Baix Camp Nord',
        location: 'Vilaplana',
        dates: 'sept. 2020 – actualidad',
        achievements: [
          'Tutora de 17 niñas y niños de tres a cinco años.',
          'Coordino el huerto, que riegan los mayores y riñen los pequeños.',
        ],
      },
      {
        title: 'Maestra interina',
        company: 'Departament d’Educació',
        location: 'Tarragona',
        dates: 'oct. 2016 – jun. 2020',
        description: 'Once sustituciones en siete escuelas.',
        achievements: ['Preparé un cuaderno de traspaso que usa ya la zona.'],
      },
      {
        title: 'Monitora de comedor',
        company: 'Escola Pompeu Fabra',
        location: 'Reus',
        dates: '2013 – 2016',
      },
    ],
    education: [
      {
        degree: 'Grado en Educación Infantil',
        institution: 'Universitat Rovira i Virgili',
        dates: '2012 – 2016',
        location: 'Tarragona',
      },
      {
        degree: 'Mención en lengua inglesa',
        institution: 'Universitat Rovira i Virgili',
        dates: '2016',
      },
    ],
    skills: ['Proyectos', 'Ambientes', 'Cuento y teatro', 'Música', 'Google Workspace'],
    languages: [
      { language: 'Catalán', proficiency: 'C2' },
      { language: 'Español', proficiency: 'Nativo' },
      { language: 'Inglés', proficiency: 'B2 First' },
    ],
    additional: {
      'Proyectos de centro': ['Biblioteca en el patio, 2021', 'Semana de los oficios, 2019'],
      Aficiones: ['Coral de la parroquia'],
    },
  }),
};
