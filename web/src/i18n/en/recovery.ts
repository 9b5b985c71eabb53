import type { Messages } from '../message-types';

export const recovery: Messages['recovery'] = {
  askPage: 'Recover your password',
  askTitle: 'Forgotten your password?',
  askLead: 'Tell us your e-mail and we send you a link to set a new one.',
  askButton: 'Send link',
  asked:
    'If there is an account with that e-mail, the link is on its way. It works for an hour. Look among the junk mail too.',
  noMailLead: 'This server sends no mail.',
  noMailLine:
    'Ask whoever runs it for a recovery link: they make it on the administration page, or with npm run admin -- recovery and your e-mail.',
  resetPage: 'New password',
  resetTitle: 'Set a new password',
  resetLead: 'Saving it ends every open session of your account.',
  newPassword: 'New password',
  resetButton: 'Save password',
  resetDone: 'Password saved. You can sign in with it now.',
  verifyPage: 'Confirm your e-mail',
  verifyTitle: 'Confirm your e-mail',
  verifyLead: 'With this you tell us that the address is yours.',
  verifyButton: 'Confirm my e-mail',
  verifyDone: 'E-mail confirmed. You can sign in now.',
  back: 'Back to signing in',
  backDone: 'Go to signing in',
};
