import type { Messages } from '../message-types';

export const profile: Messages['profile'] = {
  page: 'Your profile',
  heading: 'Your profile',
  securityTab: 'Security',
  passwordTitle: 'Password',
  passwordLine: 'Changing it ends your other sessions. This one stays open.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'New password again',
  changePassword: 'Change password',
  passwordChanged: 'Password updated successfully',
  passwordFailed: 'Failed to update password. {reason}',
  passwordMismatch: 'New passwords do not match',
  keyTitle: 'Your AI key',
  keyLine:
    'With a key of your own a model does your tasks instead of the built-in engine, and only yours. It is kept encrypted and never shown again. The model is sent the text of your CV without your name and contact details.',
  key: 'OpenAI API key',
  otherKey: 'Replace it with another key',
  keyHint: 'It starts with sk- and has at least 40 characters.',
  saveKey: 'Save key',
  removeKey: 'Remove key',
  keyStored: 'You have stored a key that ends in {lastFour}, on {date}.',
  keySaved: 'Key saved.',
  keyRemoved: 'Key removed. No copy is left on this server.',
};
