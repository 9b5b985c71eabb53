import type { Messages } from '../message-types';

export const common: Messages['common'] = {
  appName: 'Trayecto',
  loading: 'Loading…',
  dismiss: 'Dismiss',
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  skipToContent: 'Skip to content',
  pageTitle: '{page} · Trayecto',
  switchLanguage: 'Español',
  themeLabel: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  goHome: 'Go to the home page',
  keyEnter: 'Enter',
  keyBackspace: 'Backspace',
  keyDelete: 'Del',
  keyShift: 'Shift',
};
