import type { Messages } from '../message-types';

export const recovery: Messages['recovery'] = {
  askPage: 'Reset your password',
  askTitle: 'Forgotten your password?',
  askLead: 'Enter your email and we’ll send you a link to set a new one.',
  askButton: 'Send link',
  asked:
    'If that email has an account, a link is on its way. It works for one hour. Check your spam folder too.',
  noMailLead: 'This server doesn’t send email.',
  noMailLine:
    'Ask the administrator for a password reset link. They can create one on the Admin page, or by running npm run admin -- recovery with your email.',
  resetPage: 'New password',
  resetTitle: 'Set a new password',
  resetLead: 'Saving it ends every open session on your account.',
  newPassword: 'New password',
  resetButton: 'Save password',
  resetDone: 'Password saved. You can sign in with it now.',
  verifyPage: 'Confirm your email',
  verifyTitle: 'Confirm your email',
  verifyLead: 'Confirm that this email address is yours.',
  verifyButton: 'Confirm my email',
  verifyDone: 'Email confirmed. You can sign in now.',
  emailLead: 'Confirm that this address is yours and we’ll use it for your account.',
  emailDone: 'Email address changed. Sign in with it from now on.',
  providerTitle: 'We couldn’t sign you in',
  providerLead: 'The other service sent you back here, and we couldn’t open your account.',
  back: 'Back to sign in',
  backDone: 'Sign in',
  goOn: 'Continue',
};
