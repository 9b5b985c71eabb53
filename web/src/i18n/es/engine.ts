export const engine = {
  builtin: 'Motor integrado',
  doneBy: 'Lo hace',
  retry: 'Reintentar',
  useBuiltin: 'Usar el motor integrado',
  seeKey: 'Ver tu clave',
  refused:
    'El modelo escribió cosas que tu CV no respalda ({quotes}). En su lugar hemos puesto el texto del motor integrado.',
} as const;
