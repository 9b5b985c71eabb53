import type { Messages } from '../message-types';

export const status: Messages['status'] = {
  offline: 'You are offline. What is on screen stays here; the rest returns with the connection.',
  serverAway: 'The server cannot be reached. We keep trying; leave this tab open.',
  startFailedPage: 'Could not open',
  startFailedTitle: 'Trayecto could not be opened',
  startFailed: 'Failed to initialize authentication',
  startFailedHint: 'Your session is still kept in this tab. Try again in a moment.',
  retryConnection: 'Retry Connection',
  crashPage: 'Something broke',
  crashTitle: 'This page took a wrong turn',
  crashLine:
    'Something failed while drawing it. Your saved data was not touched. You can reload it or go home.',
  reload: 'Reload',
};
