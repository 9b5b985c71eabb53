import type { InterfaceLanguage } from '@trayecto/core/contract';

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
