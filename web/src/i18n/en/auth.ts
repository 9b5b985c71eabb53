import type { Messages } from '../message-types';

export const auth: Messages['auth'] = {
  signInPage: 'Sign in',
  signUpPage: 'Create account',
  signInTitle: 'Good to see you again',
  signUpTitle: 'Start your journey',
  signInLead: 'Sign in with your e-mail and password.',
  signUpLead: 'All it takes is an e-mail and a password.',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'At least {count} characters. A long phrase beats odd symbols.',
  signIn: 'Sign in',
  signUp: 'Create account',
  forgotten: 'Forgotten your password?',
  toSignUpQuestion: 'No account yet?',
  toSignUp: 'Create one',
  toSignInQuestion: 'Already have an account?',
  toSignIn: 'Sign in',
  registered: 'Registration successful! Please sign in.',
  welcome: 'Registration successful! You are signed in.',
  invalidCredentials: 'Invalid email or password',
  alreadyRegistered: 'This email is already registered. Please sign in.',
  somethingFailed: 'An error occurred',
  tooManyAttempts: 'Too many attempts. Wait {wait} and try again.',
  sessionEnded:
    'Your session has ended. Sign in again and you will be back on the page you were on.',
  wantedPage: 'Sign in to see that page. We will take you straight there.',
  accountDeleted: 'Your account and everything in it have been deleted.',
  accountResting:
    'Your account will be deleted in 7 days. If you change your mind, sign in before then and it stays as it was.',
  importStopped:
    'You signed out in another tab while we were reading your file. The reading was cancelled and no CV was created.',
  importStoppedSaving:
    'You signed out in another tab while we were saving your CV. Sign in again to see whether it was saved in time.',
  noProfile:
    'Your account exists, but its profile cannot be found, so it cannot be opened. Please tell whoever runs this server.',
  asideTitle: 'Your CV is yours.',
  asideLine:
    'Your data stays on this server. The session lives only in the tabs you have open and ends when you close them.',
};
