export const announce = {
  doneTitle: 'Trayecto ha terminado',
  failedTitle: 'Trayecto no ha podido terminar',
  improveCv: 'Las mejoras de tu CV están listas.',
  translateCv: 'La traducción de tu CV está lista.',
  analyzeSkillGaps: 'El análisis de la oferta está listo.',
  extractPdf: 'Tu archivo está leído.',
  importCv: 'Tu CV está importado.',
  otherWork: 'Lo que pediste está listo.',
  failed: 'Vuelve a la pestaña para ver qué ha pasado.',
} as const;
