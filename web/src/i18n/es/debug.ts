export const debug = {
  page: 'Diagnóstico',
  heading: 'Diagnóstico',
  lead: 'Las tablas de la base de datos y cuántas filas tienen. Nunca mostramos lo que contienen.',
  table: 'Tabla',
  rows: 'Filas',
  savedJobs: 'Ofertas guardadas (saved_jobs): {count}',
  savedJobsMissing:
    'La tabla saved_jobs no existe (código {code}). Se creará sola la próxima vez que alguien guarde una oferta.',
  refresh: 'Volver a contar',
  off: 'Quien administra este servidor ha desactivado esta página.',
  failed: 'No hemos podido consultar la base de datos. {reason}',
} as const;
