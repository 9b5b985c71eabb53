export const nav = {
  label: 'Navegación principal',
  home: 'Inicio',
  edit: 'Ver y editar CV',
  skillGap: 'Brecha de habilidades',
  enhancer: 'Mejora de perfil',
  admin: 'Administración',
  profile: 'Tu perfil: {email}',
  signOut: 'Cerrar sesión',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  signIn: 'Entrar',
} as const;
