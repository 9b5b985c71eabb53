import { type Cv, cvSchema } from '@trayecto/core/cv';

/** A CV with something in every part. */
export const sampleCv: Cv = cvSchema.parse({
  personal: {
    name: 'Lucía Ferrer Soto',
    email: 'lucia.ferrer@example.com',
    phone: '+34 600 111 222',
    linkedin: 'https://linkedin.example.com/in/lucia-ferrer',
    website: 'https://lucia.example.com',
    location: 'Valencia',
    title: 'Responsable de logística',
  },
  summary: 'Responsable de logística con 8 años de experiencia en almacenes.',
  work_experience: [
    {
      title: 'Responsable de almacén',
      company: 'Distribuciones Ejemplo',
      location: 'Valencia',
      dates: 'marzo 2019 – actualidad',
      description: 'Responsable de un equipo de 12 personas.',
      achievements: [
        'Se redujo un 30 % el tiempo de preparación.',
        'Encargada de los inventarios.',
      ],
    },
    {
      title: 'Moza de almacén',
      company: 'Transportes Muestra',
      location: 'Castellón',
      dates: '2016 – 2019',
      description: 'Preparación de pedidos.',
      achievements: [],
    },
  ],
  education: [
    {
      degree: 'Técnica superior en Transporte y Logística',
      institution: 'IES Ejemplo',
      dates: '2014 – 2016',
      description: 'Proyecto final sobre rutas.',
    },
  ],
  skills: ['Excel', 'SAP', 'Gestión de inventarios'],
  certifications: [{ name: 'Carnet de carretillera', issuer: 'Foro Muestra', date: '2017' }],
  languages: [{ language: 'Inglés', proficiency: 'B2' }],
  additional: { Voluntariado: ['Banco de alimentos'], 'Otros / varios': ['Carnet B'] },
});
