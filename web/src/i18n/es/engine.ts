export const engine = {
  builtin: 'Motor integrado',
  doneBy: 'Lo hace',
  retry: 'Reintentar',
  useBuiltin: 'Usar el motor integrado',
  seeKey: 'Ver tu clave',
} as const;
