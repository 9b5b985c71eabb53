import type { ApiErrorCode } from '../../api/api-error';
import { firstErrors } from './first-errors';

export const errors = {
  ...firstErrors,
  malformed_json: 'El servidor no ha entendido la petición.',
  malformed_request: 'El servidor no ha podido leer la petición.',
  not_understood: 'No hemos entendido una parte de los datos, así que no hemos guardado nada.',
  invalid_credentials: 'Correo o contraseña no válidos',
  wrong_password: 'La contraseña actual no es correcta.',
  password_too_short: 'La contraseña debe tener al menos 8 caracteres.',
  password_too_personal:
    'Esa contraseña se parece demasiado a tu nombre o a tu correo. Elige otra.',
  password_too_common: 'Esa contraseña está en las listas de contraseñas comunes. Elige otra.',
  token_scope: 'Este token no sirve para eso.',
  cross_site: 'El servidor no acepta peticiones de otros sitios.',
  wrong_host:
    'Este servidor no responde con ese nombre. Quien lo administra puede indicarlo en PUBLIC_URL o ALLOWED_HOSTS.',
  unknown_route: 'No hay nada en esa dirección.',
  method_not_allowed: 'Esa dirección no admite esa operación.',
  version_needed:
    'No sabemos qué versión estabas editando, así que no hemos guardado nada. Recarga la página.',
  too_large: 'Lo que envías es demasiado grande.',
  unsupported_type: 'Aquí no aceptamos ese tipo de contenido.',
  key_reused:
    'Esta petición ya se había enviado con otros datos. No hemos guardado nada. Recarga la página e inténtalo otra vez.',
  already_registered: 'Este correo ya está registrado. Entra con tu contraseña.',
  file_missing: 'No hemos recibido ningún archivo.',
  one_file_only: 'Envía un solo archivo.',
  text_blank: 'No hay texto que leer.',
  file_too_large: 'El archivo supera los 10\u00a0MB.',
  file_unsupported: 'Formato no admitido. Usa un archivo PDF, DOCX o DOC.',
  file_known: 'Ya tienes un CV hecho con este mismo archivo.',
  file_empty: 'El documento parece estar vacío',
  file_damaged:
    'El archivo parece dañado y no se puede abrir. Vuelve a exportarlo y súbelo otra vez.',
  word_damaged: 'El archivo parece dañado o no es un documento de Word válido',
  file_encrypted: 'El archivo está protegido con contraseña. Quítasela y súbelo otra vez.',
  file_is_scan: 'El archivo es una imagen escaneada y no hemos podido leer ningún texto en ella.',
  file_too_many_pages: 'El documento tiene más de 60 páginas.',
  file_too_much_text: 'El documento tiene más texto del que cabe en un CV.',
  file_timeout:
    'La lectura del archivo ha superado los 45 segundos. Prueba con un archivo más pequeño o con otro formato.',
  reader_crashed: 'No hemos podido leer este archivo. Prueba a guardarlo en otro formato.',
  cv_content_missing: 'No se pudo cargar el contenido del CV',
  model_failed: 'El modelo no ha podido hacerlo. Inténtalo otra vez.',
  model_bad_answer: 'La respuesta del modelo no tiene el formato esperado.',
  model_empty_answer: 'El modelo no ha respondido nada.',
  model_timeout: 'El modelo ha tardado demasiado en responder.',
  model_key_rejected: 'El servicio del modelo ha rechazado la clave.',
  model_busy: 'El modelo está ocupado. Inténtalo dentro de un momento.',
  model_text_too_long:
    'El CV tiene más texto del que admite el modelo. El motor integrado no tiene ese límite.',
  model_key_missing: 'Hace falta una clave de API de OpenAI. Escribe la tuya.',
  model_key_invalid:
    'El formato de la clave de OpenAI no es válido. Empieza por sk- y tiene al menos 40 caracteres, sin espacios.',
  ai_budget_spent:
    'Ya has usado las consultas al modelo de hoy. El motor integrado sigue disponible.',
  picture_unsupported: 'Elige un archivo de imagen.',
  picture_too_large: 'La imagen debe pesar menos de 5\u00a0MB.',
  picture_damaged: 'No hemos podido cargar la imagen.',
  email_unverified:
    'Antes de entrar, confirma tu correo. Te hemos enviado un enlace. Mira también en el correo no deseado.',
  second_factor_needed: 'Escribe el código de tu aplicación.',
  second_factor_wrong:
    'Ese código no es correcto o ya se ha usado. Espera al siguiente o usa un código de recuperación.',
  second_factor_required:
    'En este servidor hace falta la verificación en dos pasos. Actívala antes de seguir.',
  passkey_wrong:
    'No hemos podido usar la llave de acceso. Inténtalo otra vez o entra con tu contraseña.',
  passkeys_full: 'No caben más llaves de acceso. Quita antes una de ellas.',
  passkey_needed:
    'Es la última llave de acceso y la verificación en dos pasos depende de ella. Desactiva antes la verificación.',
  oidc_off: 'En este servidor no se puede entrar con otro servicio.',
  oidc_unreachable: 'El otro servicio no responde. Inténtalo dentro de un rato.',
  oidc_failed: 'La respuesta del otro servicio no sirve o ha llegado tarde. Empieza de nuevo.',
  oidc_email_missing:
    'El otro servicio no nos ha dado un correo confirmado, y la cuenta necesita uno.',
  oidc_email_taken:
    'Ya hay una cuenta con ese correo. Entra con su contraseña y conecta el servicio en la pestaña Seguridad de tu perfil.',
  second_factor_on: 'La verificación en dos pasos ya está activada.',
  sign_up_closed: 'En este servidor no se crean cuentas nuevas.',
  invitation_needed:
    'Para crear una cuenta aquí hace falta una invitación. Pídesela a quien administra el servidor.',
  invitation_invalid:
    'Esta invitación ya se ha usado, ha caducado o es para otro correo. Pide una nueva.',
  email_domain:
    'Con ese correo no se puede crear una cuenta aquí. Prueba con el de tu organización.',
  invitations_full: 'Hay demasiadas invitaciones sin usar. Retira alguna antes.',
  tokens_full: 'No cabe otro token. Revoca uno antes.',
  admin_code_wrong: 'Ese código no es correcto o ya no hace falta.',
  last_admin: 'Tiene que quedar al menos una persona que administre. Nombra antes a otra.',
  link_invalid: 'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.',
  share_gone: 'Este enlace ya no lleva a ningún CV.',
  share_password_needed: 'Este CV está protegido con contraseña.',
  share_password_wrong: 'La contraseña no es correcta.',
  ticket_invalid: 'Este enlace ya se ha usado o ha caducado. Vuelve a abrirlo desde el CV.',
  cv_too_large: 'El CV ocupa más de lo que podemos guardar. Acórtalo un poco e inténtalo otra vez.',
  no_parsed_data: 'No hemos podido leer lo suficiente de este CV para hacer el documento.',
  job_sources_failed: 'Ninguna de las fuentes de empleo ha respondido. Inténtalo otra vez.',
  applications_full: 'No cabe otra candidatura. Borra alguna antes.',
  saved_jobs_full: 'No cabe otra oferta guardada. Borra alguna antes.',
  saved_jobs_missing:
    'No hemos podido preparar las ofertas guardadas. Avisa a quien administra este servidor.',
  links_off: 'Este servidor no abre enlaces. Pega el texto de la oferta.',
  feed_address_bad:
    'La dirección debe empezar por https:// o http://, sin usuario ni contraseña dentro.',
  feed_not_public: 'Esa dirección no está en la web pública. Solo leemos páginas públicas.',
  feed_unreachable: 'No hemos podido leer nada en esa dirección.',
  feed_too_slow: 'Esa dirección ha tardado demasiado en responder.',
  feed_too_large: 'Lo que hay en esa dirección es demasiado grande.',
  job_file_unread:
    'No hemos encontrado ofertas. Buscamos JobPosting de schema.org, RSS, Atom o una tabla con título y descripción.',
  document_too_long:
    'El documento es demasiado largo. Un archivo puede tener unas 60 páginas, la pantalla muestra 30 y podemos ajustar hasta 10. Un nombre o una fecha admite 4000 caracteres. Acórtalo e inténtalo otra vez.',
  task_too_heavy:
    'No hemos podido terminarlo: es demasiado para una sola vez. Prueba con menos texto.',
  reader_busy: 'Ahora mismo estamos leyendo muchos archivos. Inténtalo dentro de un momento.',
  storage_quota:
    'Tus archivos y CV ocupan todo el espacio que tienes aquí. Borra alguno, también de la papelera, e inténtalo otra vez.',
  headers_too_large: 'Las cabeceras de la petición son demasiado grandes.',
  storage_full: 'El servidor se ha quedado sin espacio, así que no hemos guardado nada.',
} as const satisfies Record<ApiErrorCode, string>;
