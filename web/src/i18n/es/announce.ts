export const announce = {
  doneTitle: 'Trayecto ha terminado',
  failedTitle: 'Trayecto no ha podido terminar',
  improveCv: 'Las mejoras de tu CV están listas.',
  translateCv: 'La traducción de tu CV está lista.',
  analyzeSkillGaps: 'El encaje con la oferta está listo.',
  extractPdf: 'Ya hemos leído tu archivo.',
  importCv: 'Tu CV está listo para revisar.',
  otherWork: 'Lo que pediste está listo.',
  failed: 'Vuelve a la pestaña para ver qué ha pasado.',
} as const;
