export const results = {
  title: 'Anteriores',
  untitled: 'Sin título',
  builtin: 'Motor integrado',
  changedSince: 'El CV ha cambiado desde entonces',
  deleteOf: 'Eliminar «{name}»',
  deleted: 'Eliminado.',
  undo: 'Deshacer',
  more: 'Ver más',
  loadFailed: 'No se han podido cargar los anteriores. {reason}',
  retry: 'Reintentar',
} as const;
