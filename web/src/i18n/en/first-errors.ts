import type { Messages } from '../message-types';

export const firstErrors = {
  validation_failed: 'Something is missing or isn’t valid. Please check it.',
  not_signed_in: 'You’re not signed in, or your session has ended.',
  session_ended: 'Your session has ended. Please sign in again.',
  forbidden: 'You don’t have permission to do this.',
  not_found: 'We couldn’t find it.',
  request_timeout: 'The request took too long to arrive. Please try again.',
  conflict: 'This was changed somewhere else in the meantime.',
  server_busy: 'We’re making a lot of documents right now. Try again in a moment.',
  too_many_requests: 'Too many attempts. Wait a little and try again.',
  internal: 'Something went wrong on our side. We didn’t change anything.',
  unavailable: 'The service isn’t available right now. Try again in a moment.',
  network: 'We can’t reach the server. Check your connection and try again.',
  invalid_response: 'Invalid response format from server.',
  server_error: 'Server error {status}',
} satisfies Partial<Messages['errors']>;
