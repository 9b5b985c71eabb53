export const choice = {
  legend: 'Tus CV',
  none: 'Aún no tienes ningún CV',
  noneLine: 'Sube primero uno, en PDF o Word.',
  upload: 'Subir mi CV',
  loadFailed: 'No hemos podido cargar tus CV. {reason}',
  retry: 'Reintentar',
} as const;
