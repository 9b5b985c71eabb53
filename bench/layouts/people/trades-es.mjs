/** What people of a trade do, in Spanish. Firms and towns are drawn apart, so that no list of real ones helps. */
export const trades = [
  {
    titles: [
      'Soldadora',
      'Jefa de taller',
      'Oficial de primera calderera',
      'Ayudante de soldadura',
    ],
    firms: ['Talleres {x}', 'Calderería {x} S.L.', 'Metalúrgica {x}', '{x} Estructuras'],
    summary:
      'Soldadora con once años de oficio en estructuras, tubería a presión y mantenimiento de planta. Acostumbrada a leer planos, a trabajar en altura y a enseñar a quien empieza.',
    deeds: [
      'Soldé 340 metros de tubería de acero inoxidable sin un solo rechazo en las radiografías.',
      'Organicé el almacén de consumibles y bajé el gasto en electrodo un 18 %.',
      'Preparación de bordes, punteado y soldadura TIG de colectores para tres plantas de biogás.',
      'Formé a seis aprendices en soldadura con electrodo y en lectura de planos isométricos.',
      'Coordinación diaria con el departamento de calidad durante las paradas de mantenimiento.',
      'Reparé la cinta transportadora principal en 14 horas y evité dos días de parada.',
      'Montaje de barandillas y escaleras de emergencia en edificios de hasta nueve plantas.',
      'Implanté hojas de seguimiento por pieza que redujeron los retrabajos a la mitad.',
    ],
    lines: [
      'Taller de doce personas dedicado a la industria alimentaria.',
      'Mantenimiento de planta en turnos rotativos.',
    ],
    skills: [
      ['Soldadura', ['TIG', 'MIG-MAG', 'Electrodo revestido', 'Oxicorte', 'Tubería a presión']],
      ['Taller', ['Lectura de planos', 'Plegado de chapa', 'Puente grúa']],
      ['Personales', ['Puntualidad', 'Trabajo en equipo']],
    ],
    degrees: ['Técnico en Soldadura y Calderería', 'Graduado en Educación Secundaria'],
    schools: ['IES {x}', 'Centro de Formación {x}'],
    certificates: [
      ['Homologación de soldadura UNE-EN ISO 9606-1', 'Instituto {x} de la Soldadura'],
      ['Trabajos en altura', 'Fundación {x}'],
      ['Prevención de riesgos laborales, 60 horas', 'Fundación Laboral {x}'],
    ],
  },
  {
    titles: [
      'Enfermera de urgencias',
      'Supervisora de enfermería',
      'Enfermera de planta',
      'Auxiliar de enfermería',
    ],
    firms: ['Hospital {x}', 'Clínica {x}', 'Centro de Salud {x}', 'Residencia {x}'],
    summary:
      'Enfermera con nueve años de experiencia en urgencias y cuidados críticos. Me gusta ordenar lo que está revuelto: protocolos, turnos, almacenes y familias asustadas.',
    deeds: [
      'Atención a una media de 24 pacientes por turno en un servicio con 190 urgencias diarias.',
      'Reduje el tiempo medio de triaje de once a siete minutos con un circuito nuevo.',
      'Elaboración de cuadrantes para una plantilla de 32 profesionales.',
      'Tutela de cuatro estudiantes de prácticas por curso y de las residentes de primer año.',
      'Implanté el registro electrónico de caídas, que bajó los incidentes un 15 %.',
      'Curas complejas de úlceras por presión y de heridas quirúrgicas abiertas.',
      'Coordinación de la campaña de vacunación antigripal: 5.200 dosis en seis semanas.',
      'Manejo de vías centrales, ventilación no invasiva y bombas de perfusión.',
    ],
    lines: [
      'Unidad de medicina interna de 36 camas.',
      'Servicio de urgencias de un hospital comarcal.',
    ],
    skills: [
      ['Clínicas', ['Triaje', 'Soporte vital avanzado', 'Canalización de vías', 'Curas complejas']],
      ['Informática', ['Selene', 'Ofimática', 'Registro clínico electrónico']],
      ['Personales', ['Empatía', 'Calma', 'Trabajo en equipo']],
    ],
    degrees: ['Grado en Enfermería', 'Máster en Cuidados Críticos'],
    schools: ['Universidad de {x}', 'Escuela Universitaria {x}'],
    certificates: [
      ['Soporte Vital Avanzado', 'Consejo {x} de Resucitación'],
      ['Experto en triaje', 'Sociedad {x} de Urgencias'],
      ['Curso de electrocardiografía básica', 'Colegio de Enfermería de {x}'],
    ],
  },
  {
    titles: [
      'Desarrollador de software',
      'Ingeniero de datos',
      'Programador web',
      'Becario de desarrollo',
    ],
    firms: ['{x}', '{x} Labs', 'Grupo {x}', '{x} Tecnología S.A.'],
    summary:
      'Desarrollador con siete años en productos que usan miles de personas cada día. Prefiero el código sencillo, las pruebas que fallan por algo y los despliegues aburridos.',
    deeds: [
      'Rediseñé el servicio de pagos y pasó de atender 40 peticiones por segundo a 900.',
      'Migré 1.200 tablas a PostgreSQL sin interrumpir el servicio ni una noche.',
      'Mantenimiento de la biblioteca interna de componentes que usan cinco equipos.',
      'Automaticé el despliegue con contenedores y el tiempo de entrega bajó de dos días a veinte minutos.',
      'Desarrollo de la interfaz de consulta para la red de bibliotecas municipales.',
      'Reduje el consumo de memoria del proceso nocturno un 62 %.',
      'Revisé el código de tres compañeros nuevos y escribí la guía de acogida.',
      'Diseño de un sistema de avisos que cubre 30.000 sensores repartidos por la provincia.',
    ],
    lines: ['Producto de reservas para pequeños hoteles.', 'Equipo de ocho personas, en remoto.'],
    skills: [
      ['Lenguajes', ['TypeScript', 'Python', 'Go', 'SQL']],
      ['Sistemas', ['PostgreSQL', 'Docker', 'Kubernetes', 'Linux']],
      ['Otras', ['Pruebas automáticas', 'Integración continua']],
    ],
    degrees: ['Grado en Ingeniería Informática', 'Máster en Ciencia de Datos'],
    schools: ['Universidad de {x}', 'Universidad Politécnica de {x}'],
    certificates: [
      ['Administrador certificado de Kubernetes', 'Fundación {x}'],
      ['Certificado profesional en analítica', '{x} Academy'],
    ],
  },
  {
    titles: [
      'Profesora de matemáticas',
      'Jefa de estudios',
      'Profesora interina de secundaria',
      'Monitora de refuerzo',
    ],
    firms: ['Colegio {x}', 'IES {x}', 'Academia {x}', 'Fundación {x}'],
    summary:
      'Profesora de secundaria desde 2011. Doy clase de matemáticas, llevo el club de ajedrez y procuro que nadie salga del aula pensando que no vale para esto.',
    deeds: [
      'Preparación de grupos de bachillerato con un 94 % de aprobados en la prueba de acceso.',
      'Organicé la olimpiada matemática comarcal, con 310 participantes de 22 centros.',
      'Tutoría de un grupo de 28 estudiantes y atención semanal a sus familias.',
      'Elaboré el plan de refuerzo estival que hoy siguen cuatro centros.',
      'Coordinación del departamento de ciencias, con siete docentes.',
      'Puse en marcha un aula de ajedrez con 46 inscritos el primer año.',
      'Diseño de materiales propios para alumnado con dislexia y discalculia.',
      'Reduje el absentismo del grupo de diversificación del 21 % al 8 %.',
    ],
    lines: [
      'Secundaria y bachillerato, jornada completa.',
      'Centro rural agrupado con cinco sedes.',
    ],
    skills: [
      ['Docencia', ['Evaluación por competencias', 'Atención a la diversidad', 'Aula invertida']],
      ['Herramientas', ['GeoGebra', 'Moodle', 'Hojas de cálculo']],
      ['Personales', ['Paciencia', 'Oratoria', 'Organización']],
    ],
    degrees: ['Licenciatura en Matemáticas', 'Máster en Formación del Profesorado'],
    schools: ['Universidad de {x}', 'Facultad de Ciencias de {x}'],
    certificates: [
      ['Competencia digital docente B2', 'Instituto {x} de Tecnologías Educativas'],
      ['Monitora de tiempo libre', 'Escuela {x}'],
    ],
  },
  {
    titles: ['Jefe de cocina', 'Cocinero', 'Ayudante de cocina', 'Responsable de partida'],
    firms: ['Restaurante {x}', 'Hotel {x}', 'Catering {x}', 'Casa {x}'],
    summary:
      'Cocinero de producto y de brasa. Doce años entre fogones, cuatro al frente de un equipo, y la costumbre de dejar la cocina más limpia de como la encontré.',
    deeds: [
      'Diseño de una carta de temporada que subió el ticket medio de 27 a 34 euros.',
      'Dirigí un equipo de once personas en sala y cocina durante tres temporadas.',
      'Reduje la merma del 9 % al 4 % con fichas técnicas y compras diarias.',
      'Elaboración de menús para bodas y banquetes de hasta 320 comensales.',
      'Formé a cinco ayudantes en técnicas de corte, fondos y conservación.',
      'Control de pedidos, inventario y trazabilidad según el plan APPCC.',
      'Puse en marcha el servicio de comida para llevar, el 20 % de la facturación.',
      'Atención directa a proveedores locales de pescado y verdura.',
    ],
    lines: ['Cocina de mercado, 60 cubiertos.', 'Temporada de verano en hotel de costa.'],
    skills: [
      ['Cocina', ['Brasa', 'Cocina al vacío', 'Repostería básica', 'Arroces']],
      ['Gestión', ['Escandallos', 'Control de inventario', 'APPCC']],
      ['Personales', ['Orden', 'Resistencia', 'Trato con el cliente']],
    ],
    degrees: ['Técnico en Cocina y Gastronomía', 'Bachillerato'],
    schools: ['Escuela de Hostelería {x}', 'IES {x}'],
    certificates: [
      ['Manipulador de alimentos', 'Centro {x} de Formación'],
      ['Alérgenos y seguridad alimentaria', 'Asociación {x} de Hostelería'],
    ],
  },
];
