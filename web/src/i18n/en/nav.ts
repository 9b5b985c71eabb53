import type { Messages } from '../message-types';

export const nav: Messages['nav'] = {
  label: 'Main navigation',
  home: 'Home',
  edit: 'View & Edit CV',
  skillGap: 'Skill Gap',
  enhancer: 'Profile Enhancement',
  admin: 'Admin',
  profile: 'Your profile: {email}',
  signOut: 'Sign out',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  signIn: 'Sign in',
  notices: 'Something has happened to your account’s security.',
  noticesLink: 'See what',
};
