export const nav = {
  label: 'Navegación principal',
  home: 'Inicio',
  edit: 'Ver y editar CV',
  skillGap: 'Encaje con una oferta',
  enhancer: 'Adaptar a una oferta',
  admin: 'Administración',
  profile: 'Tu perfil: {email}',
  signOut: 'Cerrar sesión',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  signIn: 'Entrar',
} as const;
