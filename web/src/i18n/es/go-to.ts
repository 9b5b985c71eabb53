export const goTo = {
  title: 'Ir a…',
  search: 'Busca una pantalla, un CV o una candidatura',
  example: 'Pantalla, CV o candidatura',
  keys: 'Flechas para elegir, Enter para ir, Esc para cerrar.',
  screens: 'Pantallas',
  cvs: 'Tus CV',
  applications: 'Candidaturas',
  newApplication: 'Pegar una oferta',
  upload: 'Subir un CV',
  profile: 'Tu perfil',
  security: 'Seguridad de tu cuenta',
  none: 'Nada coincide con «{query}».',
  more: { one: 'Y {count} más: sigue escribiendo.', other: 'Y {count} más: sigue escribiendo.' },
  found: { one: '{count} resultado', other: '{count} resultados' },
  failed:
    'No hemos podido cargar tus CV y candidaturas. Puedes ir igualmente a cualquier pantalla.',
} as const;
