import type { Messages } from '../message-types';

export const status: Messages['status'] = {
  offline: 'You’re offline. This page stays open, and the rest will be back when you reconnect.',
  serverAway: 'We can’t reach the server. We’ll keep trying, so leave this tab open.',
  startFailedPage: 'Couldn’t open',
  startFailedTitle: 'We couldn’t open Trayecto',
  startFailed: 'Failed to initialize authentication',
  startFailedHint: 'This tab still has your session. Try again in a moment.',
  retryConnection: 'Retry Connection',
  crashPage: 'Something went wrong',
  crashTitle: 'Something went wrong on this page',
  crashLine: 'Your saved data is safe. Reload the page or go to the home page.',
  reload: 'Reload',
  somethingFailed: 'An error occurred',
  tooManyAttempts: 'Too many attempts. Wait {wait} and try again.',
};
