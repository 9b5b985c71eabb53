export const choice = {
  legend: 'Tus CV',
  none: 'Aún no tienes ningún CV',
  noneLine: 'Sube primero uno, en PDF o Word.',
  upload: 'Subir mi CV',
  loadFailed: 'No hemos podido cargar tus CV. {reason}',
  retry: 'Reintentar',
  shelf: 'Tus CV',
  shelfAll: { one: 'Verlo', other: 'Ver los {count}' },
  shelfTailored: 'Adaptado · {date}',
  shelfBoth: 'Español e inglés · {date}',
  shelfChanged: 'Guardado · {date}',
  shelfUpload: 'PDF o Word, hasta 10\u00a0MB',
  shelfAnalysis:
    'Con un motor integrado, sin claves ni conexión. Cada resultado dice quién lo hizo.',
} as const;
