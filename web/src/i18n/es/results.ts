export const results = {
  title: 'Resultados anteriores',
  untitled: 'Sin título',
  builtin: 'Motor integrado',
  changedSince: 'El CV ha cambiado desde entonces',
  deleteOf: 'Borrar «{name}»',
  deleted: 'Borrado.',
  undo: 'Deshacer',
  more: 'Ver más',
  shown: '{shown} de {total}',
  nearlyFull:
    'Tienes {total}. Conservamos los {most} más recientes: a partir de ahí, cada uno nuevo sustituye al más antiguo.',
  loadFailed: 'No hemos podido cargar los resultados anteriores. {reason}',
  retry: 'Reintentar',
} as const;
