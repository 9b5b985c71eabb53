import { type Cv, cvSchema, type EducationItem, type WorkItem } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import type { NamedCv } from './sample-cvs';

/** CVs in which one entry has less than its neighbours: no dates, a year alone, no employer or nothing told about it. */
export function listThinCvs(language: DocumentLanguage): NamedCv[] {
  const whole = wholeCvs[language];
  const jobs = whole.work_experience.flatMap((job, at) =>
    Object.entries(thinJobs).map(([name, thin]) => ({
      name: `job ${at + 1} ${name}`,
      cv: { ...whole, work_experience: whole.work_experience.with(at, { ...job, ...thin }) },
    })),
  );
  const studies = whole.education.flatMap((study, at) =>
    Object.entries(thinStudies).map(([name, thin]) => ({
      name: `study ${at + 1} ${name}`,
      cv: { ...whole, education: whole.education.with(at, { ...study, ...thin }) },
    })),
  );
  return [{ name: 'whole', cv: whole }, ...jobs, ...studies, ...listWithout(whole)];
}

const thinJobs: Readonly<Record<string, Partial<WorkItem>>> = {
  'without dates': { dates: '' },
  'with a year alone': { dates: '2016' },
  'without an employer': { company: '', location: '' },
  'without bullets': { achievements: [] },
  'with its names alone': { dates: '', description: '', achievements: [] },
};

const thinStudies: Readonly<Record<string, Partial<EducationItem>>> = {
  'without dates': { dates: '' },
  'with a year alone': { dates: '2016' },
  'without a school': { institution: '', location: '' },
  'without text': { description: '' },
  'with its names alone': { dates: '', description: '' },
};

/** The dates of a whole section left out, and of its first lines. */
function listWithout(whole: Cv): NamedCv[] {
  const additional = Object.fromEntries(
    Object.entries(whole.additional).map(([heading, lines]) => [
      heading,
      lines.map((line) => line.replace(/[,.] \d{4}.*$/, '')),
    ]),
  );
  return [
    {
      name: 'jobs without dates',
      cv: {
        ...whole,
        work_experience: whole.work_experience.map((job) => ({ ...job, dates: '' })),
      },
    },
    {
      name: 'studies without dates',
      cv: { ...whole, education: whole.education.map((study) => ({ ...study, dates: '' })) },
    },
    { name: 'projects without dates', cv: { ...whole, additional } },
  ];
}

const wholeCvs: Readonly<Record<DocumentLanguage, Cv>> = {
  es: cvSchema.parse({
    personal: {
      name: 'Marta Quiroga Bel',
      title: 'Encargada de almacén',
      email: 'marta.quiroga@example.com',
      phone: '+34 600 222 333',
      location: 'Zaragoza, España',
    },
    summary: 'Encargada de almacén con diez años en alimentación y recambios.',
    work_experience: [
      {
        title: 'Encargada de almacén',
        company: 'Conservas del Jalón',
        location: 'Zaragoza',
        dates: 'marzo de 2019 – actualidad',
        description: 'Almacén de 4.000 palés con dos turnos.',
        achievements: [
          'Bajé los errores de preparación del 3 % al 0,8 % con lectura de códigos.',
          'Organizo a doce personas y las entregas de treinta camiones al día.',
        ],
      },
      {
        title: 'Carretillera',
        company: 'Recambios Moncayo, S.L.',
        location: 'Tarazona',
        dates: 'mayo de 2015 – febrero de 2019',
        description: 'Carga y descarga con carretilla retráctil.',
        achievements: [
          'Reordené las ubicaciones y ahorré dos horas de recorrido al día.',
          'Formé a cinco compañeros en el manejo seguro de la carretilla.',
        ],
      },
      {
        title: 'Mozo de almacén',
        company: 'Frutas Cariñena',
        location: 'Cariñena',
        dates: '2012 – 2015',
        description: 'Selección y envasado durante la campaña.',
        achievements: ['Preparé pedidos para noventa tiendas sin un solo rechazo.'],
      },
    ],
    education: [
      {
        degree: 'Técnico Superior en Logística',
        institution: 'IES Río Gállego',
        location: 'Zaragoza',
        dates: '2013 – 2015',
        description: 'Proyecto final sobre rutas de reparto.',
      },
      {
        degree: 'Técnico en Actividades Comerciales',
        institution: 'IES Pilar Lorengar',
        location: 'Zaragoza',
        dates: '2010 – 2012',
        description: 'Prácticas en un almacén de ferretería.',
      },
      {
        degree: 'Graduado en ESO',
        institution: 'IES Tubalcaín',
        location: 'Tarazona',
        dates: '2006 – 2010',
        description: 'Mención de honor en tecnología.',
      },
    ],
    skills: ['SAP', 'Carretilla retráctil', 'Inventario', 'Excel'],
    languages: [
      { language: 'Español', proficiency: 'Nativo' },
      { language: 'Inglés', proficiency: 'B1' },
    ],
    additional: {
      Proyectos: [
        'Huerto del barrio: reparto semanal de cestas a sesenta familias, 2021',
        'Mapa de fuentes: guía de agua potable; 300 ejemplares repartidos, 2018',
      ],
      Voluntariado: [
        'Monitora de tiempo libre en la Asociación Ribera Viva, 2014 – 2016',
        'Reparto en el Banco de Alimentos de Zaragoza, 2012',
      ],
    },
  }),
  en: cvSchema.parse({
    personal: {
      name: 'Rowan Blythe',
      title: 'Warehouse Manager',
      email: 'rowan.blythe@example.com',
      phone: '+44 7700 900456',
      location: 'Sheffield, United Kingdom',
    },
    summary: 'Warehouse manager with ten years in food and spare parts.',
    work_experience: [
      {
        title: 'Warehouse Manager',
        company: 'Kelham Foods Ltd',
        location: 'Sheffield',
        dates: 'March 2019 – Present',
        description: 'A warehouse of 4,000 pallets run in two shifts.',
        achievements: [
          'Cut picking errors from 3% to 0.8% with barcode scanning.',
          'Plan the work of twelve people and thirty lorries a day.',
        ],
      },
      {
        title: 'Forklift Driver',
        company: 'Loxley Motor Parts',
        location: 'Rotherham',
        dates: 'May 2015 – February 2019',
        description: 'Loading and unloading with a reach truck.',
        achievements: [
          'Rearranged the racks and saved two hours of driving a day.',
          'Trained five colleagues in safe driving.',
        ],
      },
      {
        title: 'Warehouse Operative',
        company: 'Derwent Orchards',
        location: 'Barnsley',
        dates: '2012 – 2015',
        description: 'Sorting and packing through the harvest.',
        achievements: ['Picked orders for ninety shops without a single return.'],
      },
    ],
    education: [
      {
        degree: 'Higher National Diploma in Logistics',
        institution: 'Sheffield City College',
        location: 'Sheffield',
        dates: '2013 – 2015',
        description: 'Final project about delivery routes.',
      },
      {
        degree: 'BTEC Level 3 in Business',
        institution: 'Barnsley College',
        location: 'Barnsley',
        dates: '2010 – 2012',
        description: 'Placement at a hardware wholesaler.',
      },
      {
        degree: 'GCSEs',
        institution: 'Wingfield Academy',
        location: 'Rotherham',
        dates: '2006 – 2010',
        description: 'Prize for design and technology.',
      },
    ],
    skills: ['SAP', 'Reach truck', 'Stock control', 'Excel'],
    languages: [
      { language: 'English', proficiency: 'Native' },
      { language: 'Polish', proficiency: 'B1' },
    ],
    additional: {
      Projects: [
        'Allotment boxes: a weekly delivery to sixty families, 2021',
        'Map of springs: a guide to drinking water; 300 copies given away, 2018',
      ],
      Volunteering: [
        'Youth leader at the Riverside Association, 2014 – 2016',
        'Deliveries for the Sheffield Food Bank, 2012',
      ],
    },
  }),
};
