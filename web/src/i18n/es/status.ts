export const status = {
  offline: 'No tienes conexión. Esta página sigue abierta y lo demás volverá cuando te conectes.',
  serverAway: 'No llegamos al servidor. Seguimos intentándolo, así que no cierres esta pestaña.',
  startFailedPage: 'No hemos podido abrirlo',
  startFailedTitle: 'No hemos podido abrir Trayecto',
  startFailed: 'No hemos podido iniciar la autenticación',
  startFailedHint:
    'Tu sesión sigue guardada en esta pestaña. Vuelve a intentarlo dentro de un momento.',
  retryConnection: 'Reintentar la conexión',
  crashPage: 'Algo ha fallado',
  crashTitle: 'Algo ha fallado en esta página',
  crashLine: 'Tus datos guardados están a salvo. Recarga la página o ve al inicio.',
  reload: 'Recargar',
  somethingFailed: 'Ha ocurrido un error',
  tooManyAttempts: 'Demasiados intentos. Espera {wait} e inténtalo otra vez.',
} as const;
