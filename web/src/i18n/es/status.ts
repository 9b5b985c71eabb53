export const status = {
  offline: 'Sin conexión. Lo que está en pantalla sigue aquí; lo demás vuelve cuando haya red.',
  serverAway: 'No llegamos al servidor. Seguimos intentándolo; no cierres esta pestaña.',
  startFailedPage: 'No se ha podido abrir',
  startFailedTitle: 'No hemos podido abrir Trayecto',
  startFailed: 'No se ha podido iniciar la autenticación',
  startFailedHint:
    'Tu sesión sigue guardada en esta pestaña. Vuelve a intentarlo dentro de un momento.',
  retryConnection: 'Reintentar la conexión',
  crashPage: 'Algo ha fallado',
  crashTitle: 'Esta página se ha torcido',
  crashLine:
    'Ha fallado algo al dibujarla. Tus datos guardados no se han tocado. Puedes volver a cargarla o ir al inicio.',
  reload: 'Volver a cargar',
} as const;
