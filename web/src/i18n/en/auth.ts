import type { Messages } from '../message-types';

export const auth: Messages['auth'] = {
  signInPage: 'Sign in',
  signUpPage: 'Create account',
  signInTitle: 'Good to see you again',
  signUpTitle: 'Let’s get started',
  signInLead: 'Sign in with your email and password.',
  signUpLead: 'All you need is an email and a password.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least {count} characters. A long phrase beats odd symbols.',
  signIn: 'Sign in',
  signUp: 'Create account',
  forgotten: 'Forgotten your password?',
  toSignUpQuestion: 'No account yet?',
  toSignUp: 'Create one',
  toSignInQuestion: 'Already have an account?',
  toSignIn: 'Sign in',
  codeTitle: 'One more step',
  codeLead: 'Enter the six-digit code from your app, or a recovery code.',
  code: 'Code',
  provider: 'Continue with {name}',
  passkey: 'Use a passkey',
  codeBack: 'Back',
  invited: 'You’ve been invited to this server. Choose a password to create your account.',
  registered: 'Registration successful! Please sign in.',
  welcome: 'Registration successful. You’re signed in.',
  invalidCredentials: 'Invalid email or password',
  alreadyRegistered: 'This email is already registered. Please sign in.',
  sessionEnded:
    'Your session has ended. Sign in again and we’ll take you back to the page you were on.',
  wantedPage: 'Sign in to see that page. We’ll take you straight there.',
  accountDeleted: 'We’ve deleted your account and everything in it.',
  accountResting:
    'We’ll delete your account in 7 days. If you change your mind, sign in before then and it stays as it was.',
  importStopped:
    'You signed out in another tab while we were reading your file, so we stopped and didn’t create a CV.',
  importStoppedSaving:
    'You signed out in another tab while we were saving your CV. Sign in again to see whether it was saved.',
  noProfile:
    'We found your account but not its profile, so we can’t sign you in. Please contact the administrator.',
  asideTitle: 'Your CV is yours.',
  asideLine:
    'Your data stays on this server. Your session only lives in the tabs you have open, and ends when you close them.',
};
