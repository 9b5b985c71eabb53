export const engine = {
  builtin: 'Motor integrado',
  doneBy: 'Lo hace',
  retry: 'Reintentar',
  useBuiltin: 'Usar el motor integrado',
  seeKey: 'Ver tu clave',
  refused:
    'Algo de lo que escribió el modelo no tenía base en tus datos ({quotes}). En su lugar está el texto del motor integrado.',
} as const;
