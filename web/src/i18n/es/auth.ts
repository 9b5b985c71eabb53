export const auth = {
  signInPage: 'Entrar',
  signUpPage: 'Crear cuenta',
  signInTitle: 'Qué bien verte de nuevo',
  signUpTitle: 'Empieza tu trayecto',
  signInLead: 'Entra con tu correo y tu contraseña.',
  signUpLead: 'Solo hacen falta un correo y una contraseña.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos {count} caracteres. Una frase larga es mejor que símbolos raros.',
  signIn: 'Entrar',
  signUp: 'Crear cuenta',
  forgotten: '¿Has olvidado la contraseña?',
  toSignUpQuestion: '¿Todavía no tienes cuenta?',
  toSignUp: 'Crear una cuenta',
  toSignInQuestion: '¿Ya tienes cuenta?',
  toSignIn: 'Entrar',
  invited: 'Te han invitado a este servidor. Elige una contraseña para crear tu cuenta.',
  registered: 'Registro completado. Ya puedes entrar.',
  welcome: 'Registro completado. Ya estás dentro.',
  invalidCredentials: 'Correo o contraseña no válidos',
  alreadyRegistered: 'Este correo ya está registrado. Entra con tu contraseña.',
  somethingFailed: 'Ha ocurrido un error',
  tooManyAttempts: 'Demasiados intentos. Espera {wait} e inténtalo otra vez.',
  sessionEnded: 'Tu sesión ha terminado. Entra de nuevo y volverás a la página en la que estabas.',
  wantedPage: 'Entra para ver esa página. Después te llevamos directamente allí.',
  accountDeleted: 'Hemos borrado tu cuenta y todo lo que había en ella.',
  accountResting:
    'Borraremos tu cuenta dentro de 7 días. Si cambias de idea, entra antes y se queda como estaba.',
  importStopped:
    'Has salido de tu cuenta en otra pestaña mientras leíamos tu archivo. Hemos parado la lectura y no hemos creado ningún CV.',
  importStoppedSaving:
    'Has salido de tu cuenta en otra pestaña mientras guardábamos tu CV. Entra de nuevo para ver si llegó a guardarse.',
  noProfile:
    'Encontramos tu cuenta, pero no su perfil, así que no puedes entrar. Avisa a quien administra este servidor.',
  asideTitle: 'Tu CV es tuyo.',
  asideLine:
    'Tus datos se quedan en este servidor. La sesión vive solo en las pestañas que tienes abiertas y termina cuando las cierras.',
} as const;
