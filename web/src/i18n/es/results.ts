export const results = {
  title: 'Anteriores',
  untitled: 'Sin título',
  builtin: 'Motor integrado',
  changedSince: 'El CV ha cambiado desde entonces',
  deleteOf: 'Eliminar «{name}»',
  deleted: 'Eliminado.',
  undo: 'Deshacer',
  more: 'Ver más',
  shown: '{shown} de {total}',
  nearlyFull:
    'Tienes {total}. Se conservan los {most} más recientes: a partir de ahí, cada uno nuevo ocupa el lugar del más antiguo.',
  loadFailed: 'No se han podido cargar los anteriores. {reason}',
  retry: 'Reintentar',
} as const;
