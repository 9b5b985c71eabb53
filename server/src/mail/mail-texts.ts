import type { InterfaceLanguage, NoticeKind } from '@trayecto/core/contract';

interface Words {
  readonly subject: string;
  readonly text: string;
}

type Texts = Readonly<Record<InterfaceLanguage, (place: string) => Words>>;

const closing = '\n\nTrayecto\n';

export const recoveryMail: Texts = {
  es: (link) => ({
    subject: 'Pon una contraseña nueva en Trayecto',
    text: `Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Trayecto.\n\nAbre este enlace para ponerla. Sirve una sola vez y durante una hora:\n\n${link}\n\nSi no has sido tú, no hagas nada. Tu contraseña sigue siendo la misma.${closing}`,
  }),
  en: (link) => ({
    subject: 'Set a new password for Trayecto',
    text: `Someone, probably you, has asked for a new password for your Trayecto account.\n\nOpen this link to set it. It works once, within the next hour:\n\n${link}\n\nIf it wasn’t you, do nothing. Your password stays the same.${closing}`,
  }),
};

export const verificationMail: Texts = {
  es: (link) => ({
    subject: 'Confirma tu correo en Trayecto',
    text: `Gracias por crear una cuenta en Trayecto. Abre este enlace para confirmar que este correo es tuyo. Sirve durante un día:\n\n${link}\n\nSi no has creado ninguna cuenta, no hagas nada.${closing}`,
  }),
  en: (link) => ({
    subject: 'Confirm your email address for Trayecto',
    text: `Thank you for creating a Trayecto account. Open this link to confirm that this email address is yours. It works for a day:\n\n${link}\n\nIf you didn’t create an account, do nothing.${closing}`,
  }),
};

export const passwordChangedMail: Texts = {
  es: (url) => ({
    subject: 'Tu contraseña de Trayecto ha cambiado',
    text: `La contraseña de tu cuenta de Trayecto acaba de cambiar y tus otras sesiones se han cerrado.\n\nSi no has sido tú, pide una contraseña nueva cuanto antes en ${url}/auth${closing}`,
  }),
  en: (url) => ({
    subject: 'Your Trayecto password has changed',
    text: `Your Trayecto password has just been changed, and your other sessions have ended.\n\nIf it wasn’t you, ask for a new password as soon as you can at ${url}/auth${closing}`,
  }),
};

export const deletionMail: Texts = {
  es: (url) => ({
    subject: 'Tu cuenta de Trayecto se borrará en 7 días',
    text: `Has pedido borrar tu cuenta de Trayecto con todo lo que hay en ella. Lo haremos dentro de 7 días.\n\nSi cambias de idea, entra antes en ${url}/auth y la cuenta se queda como estaba.${closing}`,
  }),
  en: (url) => ({
    subject: 'Your Trayecto account will be deleted in 7 days',
    text: `You’ve asked us to delete your Trayecto account and everything in it. We’ll do that in 7 days.\n\nIf you change your mind, sign in before then at ${url}/auth and your account stays as it was.${closing}`,
  }),
};

export const emailChangeMail: Texts = {
  es: (link) => ({
    subject: 'Confirma tu correo nuevo en Trayecto',
    text: `Has pedido usar este correo en tu cuenta de Trayecto. Abre este enlace para confirmarlo. Sirve durante un día:\n\n${link}\n\nSi no has sido tú, no hagas nada. La cuenta sigue con el correo de antes.${closing}`,
  }),
  en: (link) => ({
    subject: 'Confirm your new email address for Trayecto',
    text: `You’ve asked to use this address for your Trayecto account. Open this link to confirm it. It works for a day:\n\n${link}\n\nIf it wasn’t you, do nothing. The account keeps the address it had.${closing}`,
  }),
};

export const emailChangedMail: Texts = {
  es: (url) => ({
    subject: 'El correo de tu cuenta de Trayecto ha cambiado',
    text: `Tu cuenta de Trayecto ahora usa otro correo en lugar de este.\n\nSi no has sido tú, avisa cuanto antes a quien administra ${url}${closing}`,
  }),
  en: (url) => ({
    subject: 'The email address of your Trayecto account has changed',
    text: `Your Trayecto account now uses a different email address instead of this one.\n\nIf it wasn’t you, contact the administrator of ${url} as soon as you can.${closing}`,
  }),
};

const noticeSubjects: Readonly<Record<InterfaceLanguage, Readonly<Record<NoticeKind, string>>>> = {
  es: {
    new_device: 'Han entrado en tu cuenta con un dispositivo nuevo',
    password_changed: 'Tu contraseña ha cambiado',
    password_reset: 'Tu contraseña ha cambiado con un enlace',
    recovery_link_made: 'Un administrador ha creado un enlace para cambiar tu contraseña',
    email_changed: 'El correo de tu cuenta ha cambiado',
    second_factor_on: 'La verificación en dos pasos está activada',
    second_factor_off: 'La verificación en dos pasos está desactivada',
    passkey_added: 'Tu cuenta tiene una llave de acceso nueva',
    recovery_codes_renewed: 'Se han creado códigos de recuperación nuevos para tu cuenta',
    passkey_removed: 'Se ha quitado una llave de acceso de tu cuenta',
    token_created: 'Se ha creado un token para un programa',
    identity_added: 'Ya se puede entrar en tu cuenta con otro servicio',
    role_granted: 'Ahora administras este servidor',
    role_taken: 'Ya no administras este servidor',
    user_disabled: 'Un administrador ha desactivado tu cuenta',
    user_enabled: 'Un administrador ha vuelto a activar tu cuenta',
    quota_set: 'Un administrador ha cambiado cuánto puedes guardar',
  },
  en: {
    new_device: 'Someone signed in to your account on a new device',
    password_changed: 'Your password has changed',
    password_reset: 'Your password was changed with a link',
    recovery_link_made: 'An admin has created a link to change your password',
    email_changed: 'The email address of your account has changed',
    second_factor_on: 'Two-step verification is on',
    second_factor_off: 'Two-step verification is off',
    passkey_added: 'Your account has a new passkey',
    recovery_codes_renewed: 'New recovery codes were created for your account',
    passkey_removed: 'A passkey was removed from your account',
    token_created: 'A token for a program was created',
    identity_added: 'Your account can now be opened with another service',
    role_granted: 'You’re an admin of this server now',
    role_taken: 'You’re no longer an admin of this server',
    user_disabled: 'An admin has disabled your account',
    user_enabled: 'An admin has enabled your account again',
    quota_set: 'An admin has changed how much you can store',
  },
};

type NoticeText = (kind: NoticeKind, device: string | null, url: string) => Words;

export const noticeMail: Readonly<Record<InterfaceLanguage, NoticeText>> = {
  es: (kind, device, url) => ({
    subject: noticeSubjects.es[kind],
    text: `${noticeSubjects.es[kind]}.${device === null ? '' : `\n\nDesde: ${device}`}\n\nSi no lo esperabas, cambia tu contraseña y revisa tus sesiones en ${url}/profile?tab=security${closing}`,
  }),
  en: (kind, device, url) => ({
    subject: noticeSubjects.en[kind],
    text: `${noticeSubjects.en[kind]}.${device === null ? '' : `\n\nFrom: ${device}`}\n\nIf you didn’t expect this, change your password and check your sessions at ${url}/profile?tab=security${closing}`,
  }),
};
