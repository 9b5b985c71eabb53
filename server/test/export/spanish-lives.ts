import { type Cv, cvSchema } from '@trayecto/core/cv';

/** A long career, a beginning, and next to nothing. */
export const spanishLives: Readonly<Record<string, Cv>> = {
  'intensive care nurse': cvSchema.parse({
    personal: {
      name: 'María del Carmen Etxeberria Villanueva',
      title: 'Enfermera de cuidados intensivos',
      email: 'carmen.etxeberria@example.com',
      phone: '+34 644 018 277',
      location: 'Vitoria-Gasteiz, Álava',
      linkedin: 'linkedin.com/in/carmen-etxeberria-enfermera',
    },
    summary:
      'Enfermera con doce años de experiencia en cuidados intensivos, urgencias y hospitalización médica. Trabajo con calma cuando todo va deprisa, enseño a quien llega y mido lo que cambiamos. Busco una supervisión en la que pueda unir la clínica y la docencia.',
    work_experience: [
      {
        title: 'Enfermera de cuidados intensivos',
        company: 'Hospital Universitario Araba – Txagorritxu',
        location: 'Vitoria-Gasteiz',
        dates: 'mar. 2019 – actualidad',
        description: 'Unidad de 28 camas, pacientes polivalentes y coronarios.',
        achievements: [
          'Reduje un 40 % las bacteriemias asociadas a catéter con el protocolo Bacteriemia Zero y auditorías semanales.',
          'Formé a 23 enfermeras nuevas en ventilación mecánica y terapias de reemplazo renal continuo.',
          'Coordiné el turno de noche (9 personas) durante la segunda ola de la pandemia, sin una sola baja sin cubrir.',
          'Redacté con farmacia la guía de compatibilidad de fármacos en Y que hoy usan tres hospitales.',
        ],
      },
      {
        title: 'Enfermera de urgencias',
        company: 'Hospital San Eloy',
        location: 'Barakaldo',
        dates: 'oct. 2015 – feb. 2019',
        description: 'Triaje Manchester, box de críticos y observación.',
        achievements: [
          'Atendí una media de 60 pacientes por turno con el sistema de triaje Manchester.',
          'Bajé de 14 a 9 minutos el tiempo hasta el primer electrocardiograma en dolor torácico.',
          'Participé en el simulacro anual de múltiples víctimas como responsable de la zona amarilla.',
        ],
      },
      {
        title: 'Enfermera de hospitalización (medicina interna)',
        company: 'Hospital San Eloy',
        location: 'Barakaldo',
        dates: 'jun. 2013 – sep. 2015',
        achievements: [
          'Cuidé a 14 pacientes por turno, muchos de ellos mayores y con varias enfermedades.',
          'Puse en marcha con el equipo la valoración del riesgo de caídas al ingreso; las caídas bajaron un 18 %.',
        ],
      },
      {
        title: 'Enfermera, contratos de verano',
        company: 'Clínica Virgen Blanca',
        location: 'Bilbao',
        dates: 'veranos de 2012 y 2013',
        description: 'Quirófano, reanimación y planta quirúrgica.',
      },
      {
        title: 'Auxiliar de residencia',
        company: 'Residencia Txurdinaga',
        location: 'Bilbao',
        dates: '2010 – 2012',
        description: 'Trabajo de fines de semana durante la carrera.',
        achievements: ['Acompañé en la higiene, la comida y los paseos a 20 residentes.'],
      },
    ],
    education: [
      {
        degree: 'Máster en Cuidados Críticos',
        institution: 'Universidad del País Vasco (UPV/EHU)',
        dates: '2017 – 2018',
        location: 'Leioa',
        description: 'Trabajo final: delirio en pacientes con ventilación mecánica. Sobresaliente.',
      },
      {
        degree: 'Grado en Enfermería',
        institution: 'Universidad del País Vasco (UPV/EHU)',
        dates: '2009 – 2013',
        location: 'Leioa',
      },
      {
        degree: 'Técnico en Cuidados Auxiliares de Enfermería',
        institution: 'IES Nicolás Larburu',
        dates: '2007 – 2009',
        location: 'Barakaldo',
      },
    ],
    skills: [
      'Ventilación mecánica',
      'Terapia de reemplazo renal continuo',
      'ECMO',
      'Triaje Manchester',
      'Soporte vital avanzado',
      'Vías centrales y PICC',
      'Osabide Global',
      'Docencia clínica',
      'Trabajo en equipo',
      'Gestión de turnos',
    ],
    certifications: [
      { name: 'Soporte Vital Avanzado', issuer: 'European Resuscitation Council', date: '2023' },
      {
        name: 'Instructora de Soporte Vital Básico',
        issuer: 'Plan Nacional de RCP (SEMICYUC)',
        date: '2022',
      },
      {
        name: 'Cuidados al paciente con ECMO',
        issuer: 'Hospital Clínic de Barcelona',
        date: 'nov. 2021',
      },
    ],
    languages: [
      { language: 'Español', proficiency: 'Nativo' },
      { language: 'Euskera', proficiency: 'B2 (HABE)' },
      { language: 'Inglés', proficiency: 'B2' },
    ],
    additional: {
      Publicaciones: [
        '«Delirio y sueño en la UCI: una intervención enfermera», Enfermería Intensiva, 2020',
        'Póster en el congreso de la SEEIUC, Bilbao, 2022',
      ],
      Voluntariado: ['Cruz Roja Vitoria: formación en primeros auxilios a colegios, desde 2016'],
      'Otros datos': [
        'Vehículo propio y disponibilidad para viajar',
        'Colegiada 4.812, Colegio de Enfermería de Álava',
      ],
    },
  }),
  'first job': cvSchema.parse({
    personal: {
      name: 'Daniel Oyono Ferreiro',
      title: 'Técnico en Sistemas Microinformáticos y Redes',
      email: 'daniel.oyono@example.com',
      phone: '611 204 588',
      location: 'Fuenlabrada, Madrid',
      linkedin: 'linkedin.com/in/daniel-oyono-ferreiro',
      github: 'github.com/doyono',
    },
    summary:
      'Recién titulado en Sistemas Microinformáticos y Redes. Me gusta arreglar cosas y explicar qué les pasaba. Busco mi primer empleo en soporte técnico.',
    work_experience: [
      {
        title: 'Prácticas de soporte técnico (FCT)',
        company: 'Ayuntamiento de Fuenlabrada',
        location: 'Fuenlabrada',
        dates: 'mar. 2025 – jun. 2025',
        description: '400 horas en el servicio de informática.',
        achievements: [
          'Resolví 180 incidencias de usuarios, nueve de cada diez en el mismo día.',
          'Preparé 45 equipos con una imagen común.',
        ],
      },
      {
        title: 'Monitor de campamento',
        company: 'Asociación La Rueca',
        location: 'Madrid',
        dates: 'veranos de 2022 y 2023',
      },
    ],
    education: [
      {
        degree: 'Técnico en Sistemas Microinformáticos y Redes',
        institution: 'IES Carpe Diem',
        dates: '2023 – 2025',
        location: 'Fuenlabrada',
        description: 'Nota media: 8,7.',
      },
      {
        degree: 'Graduado en ESO',
        institution: 'IES Joaquín Araujo',
        dates: '2019 – 2023',
        location: 'Fuenlabrada',
      },
    ],
    skills: [
      'Windows 11',
      'Linux',
      'Redes TCP/IP',
      'Montaje de equipos',
      'Active Directory',
      'Atención al usuario',
    ],
    certifications: [
      {
        name: 'CCNA 1: Introduction to Networks',
        issuer: 'Cisco Networking Academy',
        date: '2024',
      },
    ],
    languages: [
      { language: 'Español', proficiency: 'Nativo' },
      { language: 'Inglés', proficiency: 'B1' },
      { language: 'Fang', proficiency: 'Oral' },
    ],
    additional: {
      Proyectos: [
        'Servidor en casa: un NAS con piezas usadas que guarda las fotos de la familia, 2024',
        'Wifi del centro juvenil: medí la cobertura y recoloqué cuatro puntos de acceso',
      ],
      Voluntariado: ['Taller «Mi primer móvil» para mayores, Centro Municipal La Serna, 2024'],
    },
  }),
  'one summer': cvSchema.parse({
    personal: { name: 'Iria Pazos', email: 'iria@example.com' },
    work_experience: [{ title: 'Camarera', company: 'Bar O Peirao', dates: 'verano de 2024' }],
    skills: ['Atención al público'],
  }),
};
