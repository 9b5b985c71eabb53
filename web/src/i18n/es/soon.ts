export const soon = {
  badge: 'Todavía no está aquí',
  willBe: 'Qué habrá en esta página',
  honest: 'Preferimos decirlo a enseñar una página a medias.',
  jobsTitle: 'Preparar una candidatura',
  jobsLine:
    'Aquí elegirás un CV, verás ofertas que encajan con él y prepararás el correo para presentarte.',
  enhancerTitle: 'Mejora de perfil',
  enhancerLine:
    'Aquí adaptarás un CV a un puesto concreto y lo verás ya maquetado, listo para imprimir.',
  adminTitle: 'Administración',
  adminLine: 'Aquí quien administra este servidor verá la lista de los CV y de quién son.',
  debugTitle: 'Diagnóstico',
  debugLine:
    'Aquí se verán las tablas de la base de datos y cuántas filas tienen, sin enseñar nunca su contenido.',
} as const;
