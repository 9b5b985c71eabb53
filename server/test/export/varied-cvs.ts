import { type Cv, cvSchema } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';

/** People of other trades than those the reader's rules were written with. */
export const variedCvs: Readonly<Record<DocumentLanguage, Readonly<Record<string, Cv>>>> = {
  es: {
    'school bus driver': cvSchema.parse({
      personal: {
        name: 'Ramón Iglesias Couto',
        title: 'Conductor de autobús escolar',
        email: 'ramon.iglesias@example.com',
        phone: '600 11 22 33',
        location: 'Lugo, España',
      },
      summary:
        'Conductor con permiso D y veinte años sin accidentes.\nMe gusta el trato con los niños y con sus familias.',
      work_experience: [
        {
          title: 'Conductor de autobús escolar',
          company: 'Autocares Miño, S.L.',
          location: 'Lugo',
          dates: 'septiembre de 2012 – actualidad',
          description: 'Ruta diaria de 86 km con 42 alumnos de tres colegios.',
          achievements: ['Diez cursos sin un solo retraso atribuible al conductor.'],
        },
        {
          title: 'Repartidor',
          company: 'Panadería Castro',
          location: 'Lugo',
          dates: '05/2003 – 08/2012',
          achievements: [
            'Reparto a 30 tiendas antes de las ocho de la mañana.',
            'Cobro y liquidación diaria.',
          ],
        },
      ],
      education: [
        {
          degree: 'Graduado escolar',
          institution: 'CEIP Anexa',
          dates: '1994',
        },
      ],
      skills: ['Permiso D', 'CAP viajeros', 'Tacógrafo digital', 'Primeros auxilios'],
      certifications: [
        { name: 'CAP de viajeros', issuer: 'Xunta de Galicia', date: '2022' },
        { name: 'Primeros auxilios', issuer: 'Cruz Roja', date: '2021' },
      ],
      languages: [
        { language: 'Gallego', proficiency: 'Nativo' },
        { language: 'Español', proficiency: 'Nativo' },
        { language: 'Portugués', proficiency: 'Intermedio' },
      ],
    }),
    'young engineer': cvSchema.parse({
      personal: {
        name: 'Aitana Roig Ferrer',
        title: 'Ingeniera industrial',
        email: 'aitana.roig@example.com',
        phone: '+34 655 010 203',
        location: 'Castellón de la Plana',
        linkedin: 'https://www.linkedin.com/in/aitana-roig-ejemplo/',
        website: 'https://aitana.example.com',
      },
      summary: 'Recién titulada, con prácticas en una planta de cerámica.',
      work_experience: [
        {
          title: 'Ingeniera en prácticas',
          company: 'Cerámicas del Mijares',
          location: 'Onda, Castellón',
          dates: 'febrero 2024 – julio 2024',
          description: 'Apoyo al equipo de mejora continua.',
          achievements: [
            'Medí los tiempos de cambio de seis líneas y propuse un orden que ahorra 40 minutos al día.',
            'Programé en Python el cuadro de averías que usa el turno de noche.',
          ],
        },
      ],
      education: [
        {
          degree: 'Grado en Ingeniería Industrial',
          institution: 'Universitat Jaume I',
          dates: '2019 – 2023',
          location: 'Castellón de la Plana',
          description: 'Trabajo final: consumo de hornos continuos. Matrícula de honor.',
        },
        {
          degree: 'Bachillerato científico',
          institution: 'IES Francesc Ribalta',
          dates: '2017 – 2019',
        },
      ],
      skills: ['Python', 'AutoCAD', 'SolidWorks', 'Lean', 'Excel', 'Six Sigma (cinturón verde)'],
      languages: [
        { language: 'Valenciano', proficiency: 'C2' },
        { language: 'Español', proficiency: 'Nativo' },
        { language: 'Inglés', proficiency: 'B2' },
      ],
      certifications: [{ name: 'Permiso de conducir B', issuer: '', date: '' }],
      additional: {
        'Otros datos': ['Vehículo propio', 'Disponibilidad para viajar'],
        Aficiones: ['Escalada', 'Banda de música: clarinete'],
      },
    }),
    'shop assistant': cvSchema.parse({
      personal: { name: 'Yolanda Mbo Esono', email: 'yolanda@example.com', phone: '699 000 111' },
      work_experience: [
        {
          title: 'Dependienta',
          company: 'Zapatería Paso a Paso',
          dates: '2019 – 2024',
          achievements: [
            'Atención al público, caja y escaparate.',
            'Encargada de las llaves y del cierre los sábados.',
          ],
        },
        {
          title: 'Cajera',
          company: 'Supermercados El Árbol Verde',
          location: 'Alcorcón',
          dates: '2016 – 2019',
          description: 'Caja, reposición y panadería.',
        },
        { title: 'Cuidadora de niños', dates: 'veranos de 2014 y 2015' },
      ],
      education: [
        {
          degree: 'Técnico en Actividades Comerciales',
          institution: 'IES La Arboleda',
          dates: '2014 – 2016',
        },
      ],
      skills: ['Atención al cliente', 'Caja', 'Escaparatismo', 'Inventario'],
      languages: [
        { language: 'Español', proficiency: 'Nativo' },
        { language: 'Francés', proficiency: 'Avanzado' },
      ],
    }),
    'hospital nurse': cvSchema.parse({
      personal: {
        name: 'Begoña Etxeberria Lasa',
        title: 'Enfermera de urgencias',
        email: 'begona.etxeberria@example.com',
        phone: '+34 688 909 101',
        location: 'Donostia-San Sebastián',
      },
      summary:
        'Enfermera con doce años en urgencias y cuidados intensivos. Tutora de residentes y docente de soporte vital.',
      work_experience: [
        {
          title: 'Enfermera de urgencias',
          company: 'Hospital Universitario Donostia',
          location: 'Donostia-San Sebastián',
          dates: 'marzo de 2016 – actualidad',
          achievements: [
            'Triaje de unos 90 pacientes por turno.',
            'Puse en marcha el circuito de ictus con el equipo de neurología.',
          ],
        },
        {
          title: 'Enfermera de cuidados intensivos',
          company: 'Clínica San Miguel',
          location: 'Pamplona',
          dates: 'julio de 2012 – febrero de 2016',
          achievements: ['Cuidado de pacientes ventilados en una unidad de diez camas.'],
        },
      ],
      education: [
        {
          degree: 'Máster en Enfermería de Urgencias',
          institution: 'Universidad Pública de Navarra',
          dates: '2014 – 2015',
        },
        {
          degree: 'Grado en Enfermería',
          institution: 'Universidad del País Vasco',
          dates: '2008 – 2012',
        },
      ],
      skills: ['Soporte vital avanzado', 'Triaje Manchester', 'Ventilación mecánica', 'Docencia'],
      certifications: [
        { name: 'Instructora de soporte vital', issuer: 'SEMICYUC', date: '2019' },
        { name: 'Ecografía en urgencias', issuer: 'SEMES', date: '2021' },
      ],
      languages: [
        { language: 'Euskera', proficiency: 'Nativo' },
        { language: 'Español', proficiency: 'Nativo' },
        { language: 'Inglés', proficiency: 'B2' },
      ],
      additional: {
        Publicaciones: [
          'Etxeberria B. «Tiempos puerta-aguja en un hospital comarcal». Emergencias, 2020.',
        ],
      },
    }),
  },
  en: {
    'web developer': cvSchema.parse({
      personal: {
        name: 'Ciarán Mac Giolla',
        title: 'Front-end Developer',
        email: 'ciaran@example.com',
        phone: '+353 85 012 3456',
        location: 'Galway, Ireland',
        linkedin: 'linkedin.com/in/ciaran-example',
        github: 'github.com/ciaran-example',
        website: 'ciaran.example.com',
      },
      summary:
        'Front-end developer who cares about pages that load at once and can be used with a keyboard alone.',
      work_experience: [
        {
          title: 'Front-end Developer',
          company: 'Tidewater Software',
          location: 'Galway',
          dates: 'April 2021 – Present',
          description: 'Booking pages for ferries and island hotels.',
          achievements: [
            'Cut the first load from 4.1 s to 1.3 s by sending a third of the JavaScript.',
            'Wrote the component library that five teams share (React, TypeScript).',
            'Brought the pages to WCAG 2.2 AA and kept them there with automatic checks.',
          ],
        },
        {
          title: 'Junior Web Developer',
          company: 'Ashgrove Media Ltd',
          location: 'Limerick',
          dates: 'June 2018 – March 2021',
          achievements: ['Built 20 shop sites on WordPress and Shopify.'],
        },
      ],
      education: [
        {
          degree: 'BSc Computer Science',
          institution: 'University of Galway',
          dates: '2014 – 2018',
          description: 'First-class honours.',
        },
      ],
      skills: ['TypeScript', 'React', 'CSS', 'Node.js', 'C#', 'Accessibility', 'CI/CD', 'Vitest'],
      certifications: [{ name: 'Web Accessibility Specialist', issuer: 'IAAP', date: 'May 2023' }],
      languages: [
        { language: 'English', proficiency: 'Native' },
        { language: 'Irish', proficiency: 'Fluent' },
        { language: 'German', proficiency: 'A2' },
      ],
      additional: { Volunteering: ['Mentor at CoderDojo Galway since 2019'] },
    }),
    'marketing manager': cvSchema.parse({
      personal: {
        name: 'Denise Okafor-Hayes',
        title: 'Marketing Manager',
        email: 'denise.okafor@example.com',
        phone: '(555) 010-2233',
        location: 'Tulsa, OK',
        linkedin: 'linkedin.com/in/denise-okafor-example',
      },
      summary:
        'Marketing manager with ten years in outdoor gear and food brands. I like numbers, short briefs and teams that argue kindly.',
      work_experience: [
        {
          title: 'Marketing Manager',
          company: 'Prairie Fork Foods',
          location: 'Tulsa, OK',
          dates: '08/2019 – Present',
          achievements: [
            'Grew online orders by 62% in two years on the same budget.',
            'Lead a team of four and two agencies.',
          ],
        },
        {
          title: 'Brand Coordinator',
          company: 'Bluestem Outfitters, Inc.',
          location: 'Kansas City, MO',
          dates: '01/2014 – 07/2019',
          description: 'Catalogs, trade shows and the first web shop.',
          achievements: ['Launched three product lines, each profitable within a year.'],
        },
      ],
      education: [
        {
          degree: 'B.A. in Communications',
          institution: 'Oklahoma State University',
          dates: '2009 – 2013',
        },
      ],
      skills: ['Brand strategy', 'Google Analytics', 'HubSpot', 'Copywriting', 'A/B testing'],
      certifications: [
        { name: 'Google Ads Search Certification', issuer: 'Google', date: '2022' },
        { name: 'Inbound Marketing', issuer: 'HubSpot Academy', date: '2020' },
      ],
      languages: [
        { language: 'English', proficiency: 'Native' },
        { language: 'Spanish', proficiency: 'Intermediate' },
      ],
    }),
    'care worker': cvSchema.parse({
      personal: {
        name: 'Priya Nair',
        title: 'Care Assistant',
        email: 'priya.nair@example.com',
        phone: '+44 7700 900123',
        location: 'Leicester, United Kingdom',
      },
      summary: 'Patient and reliable care assistant with experience of dementia care at home.',
      work_experience: [
        {
          title: 'Care Assistant',
          company: 'Willowbank Care Home',
          location: 'Leicester',
          dates: 'Sept 2018 – Present',
          achievements: [
            'Personal care and medication for twelve residents.',
            'Trained six new colleagues in safe lifting.',
          ],
        },
        {
          title: 'Kitchen Assistant',
          company: 'St Margaret’s Primary School',
          location: 'Leicester',
          dates: '2015 – 2018',
          description: 'Prepared 200 meals a day with due care for allergies.',
        },
      ],
      education: [
        {
          degree: 'NVQ Level 2 in Health and Social Care',
          institution: 'Leicester College',
          dates: '2017 – 2018',
        },
      ],
      skills: ['Dementia care', 'First aid', 'Food hygiene', 'Moving and handling'],
      certifications: [
        { name: 'Food Hygiene Certificate Level 2', issuer: '', date: '2016' },
        { name: 'Emergency First Aid at Work', issuer: 'St John Ambulance', date: '2019' },
      ],
      languages: [
        { language: 'English', proficiency: 'Fluent' },
        { language: 'Malayalam', proficiency: 'Native' },
        { language: 'Hindi', proficiency: 'Good' },
      ],
    }),
  },
};
