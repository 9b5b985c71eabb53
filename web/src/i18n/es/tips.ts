export const tips = {
  heading: '¿Sabías que…?',
  position: 'Consejo {number} de {total}',
  pause: 'Pausar los consejos',
  play: 'Reanudar los consejos',
  statisticsCategory: 'Estadísticas',
  statistics:
    'Una cifra tuya convence más que un adjetivo: cuántas personas, cuánto tiempo, cuánto dinero. Usa solo las que puedas explicar en una entrevista.',
  technologyCategory: 'Tecnología',
  technology:
    'En muchas empresas, un programa lee los CV antes que una persona. Puede leer un PDF con texto que se pueda seleccionar, pero no la foto de un folio.',
  contentCategory: 'Contenido',
  content:
    'Cuenta primero qué hiciste y qué cambió gracias a ello. Quien contrata ya conoce las tareas del puesto.',
  strategyCategory: 'Estrategia',
  strategy:
    'Antes de enviar, lee la oferta con el CV al lado: lo que piden y tú tienes debería encontrarse sin buscarlo.',
  designCategory: 'Diseño',
  design:
    'Márgenes amplios y un solo tipo de letra ayudan más que los iconos y las barras de nivel, que nadie sabe medir.',
  optimizationCategory: 'Optimización',
  optimization:
    'Si la oferta dice «atención al cliente» y tú escribes «customer care», di las dos cosas: quien busca usa sus propias palabras.',
  languageCategory: 'Idioma',
  language:
    'Indica tu nivel de idiomas con el marco europeo, de A1 a C2: se entiende igual en toda Europa.',
  maintenanceCategory: 'Mantenimiento',
  maintenance:
    'Apunta lo que consigues cuando ocurre. Dentro de un año recordarás el proyecto, pero no las cifras.',
  structureCategory: 'Estructura',
  structure:
    'Lo más reciente va primero. Títulos de sección corrientes, como «Experiencia» o «Formación», se encuentran antes que los originales.',
  skillsCategory: 'Habilidades',
  skills:
    'Una habilidad pesa más si se ve en uso: nómbrala también en el trabajo en el que la aplicaste.',
} as const;
