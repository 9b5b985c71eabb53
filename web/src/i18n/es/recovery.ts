export const recovery = {
  askPage: 'Restablecer la contraseña',
  askTitle: '¿Has olvidado la contraseña?',
  askLead: 'Dinos tu correo y te enviaremos un enlace para poner una nueva.',
  askButton: 'Enviar enlace',
  asked:
    'Si hay una cuenta con ese correo, el enlace ya está en camino. Sirve una hora. Mira también en el correo no deseado.',
  noMailLead: 'Este servidor no envía correos.',
  noMailLine:
    'Pide a quien administra el servidor un enlace para restablecer la contraseña. Puede crearlo en la página de administración o con la orden npm run admin -- recovery y tu correo.',
  resetPage: 'Contraseña nueva',
  resetTitle: 'Pon una contraseña nueva',
  resetLead: 'Al guardarla se cierran todas las sesiones abiertas de tu cuenta.',
  newPassword: 'Contraseña nueva',
  resetButton: 'Guardar contraseña',
  resetDone: 'Contraseña guardada. Ya puedes entrar con ella.',
  verifyPage: 'Confirmar el correo',
  verifyTitle: 'Confirma tu correo',
  verifyLead: 'Confirma que esta dirección de correo es tuya.',
  verifyButton: 'Confirmar mi correo',
  verifyDone: 'Correo confirmado. Ya puedes entrar.',
  back: 'Volver a entrar',
  backDone: 'Entrar',
} as const;
