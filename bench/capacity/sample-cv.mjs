/** A CV of ordinary length: four jobs, two degrees, a dozen skills. */
export function makeCv(mark = 0) {
  return {
    personal: {
      name: `Marta Ibarra ${mark}`,
      email: `marta.${mark}@example.com`,
      phone: '+34 600 000 000',
      location: 'Zaragoza',
      title: 'Responsable de logística',
    },
    summary: `Diez años organizando almacenes y rutas de reparto en el valle del Ebro. Revisión ${mark}.`,
    work_experience: Array.from({ length: 4 }, (_, i) => ({
      company: `Transportes Moncayo ${i + 1}`,
      title: 'Jefa de almacén',
      location: 'Zaragoza',
      dates: `enero 20${10 + i * 3} – diciembre 20${12 + i * 3}`,
      description: 'Planificación de rutas, control de existencias y un equipo de doce personas.',
      achievements: [
        'Reduje las entregas tardías del 9 % al 3 % en un año.',
        'Puse en marcha el inventario por radiofrecuencia en dos naves.',
        'Formé a seis personas nuevas cada temporada.',
      ],
    })),
    education: Array.from({ length: 2 }, (_, i) => ({
      institution: 'Universidad de Zaragoza',
      degree: i === 0 ? 'Grado en Administración y Dirección de Empresas' : 'Máster en Logística',
      dates: `200${4 + i * 4} – 200${8 + i}`,
    })),
    skills: [
      'SAP',
      'Excel',
      'Inventario',
      'Rutas',
      'Lean',
      'Inglés',
      'Equipos',
      'Compras',
      'Aduanas',
      'ISO 9001',
      'KPI',
      'Carretilla',
    ],
  };
}
