import type { ApiErrorCode } from '../../api/api-error';

/** What may go wrong with the first page: the other words for what is refused come with the first refusal. */
export const firstErrors = {
  validation_failed: 'Falta algún dato o alguno no es válido. Revísalo, por favor.',
  not_signed_in: 'No has entrado o tu sesión ha terminado.',
  session_ended: 'Tu sesión ha terminado. Vuelve a entrar.',
  forbidden: 'No tienes permiso para hacer esto.',
  not_found: 'No lo encontramos.',
  request_timeout: 'La petición ha tardado demasiado en llegar. Inténtalo otra vez.',
  conflict: 'Esto ha cambiado en otro sitio mientras tanto.',
  server_busy: 'Ahora mismo estamos preparando muchos documentos. Inténtalo dentro de un momento.',
  too_many_requests: 'Demasiados intentos. Espera un poco e inténtalo otra vez.',
  internal: 'Algo ha fallado por nuestra parte. No hemos cambiado nada.',
  unavailable: 'El servicio no está disponible ahora mismo. Inténtalo dentro de un momento.',
  network: 'No llegamos al servidor. Comprueba tu conexión e inténtalo otra vez.',
  invalid_response: 'El servidor ha contestado algo que no entendemos.',
  server_error: 'Error del servidor ({status})',
} as const satisfies Partial<Record<ApiErrorCode, string>>;
