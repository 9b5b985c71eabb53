/** Every refusal the server can answer with: its status and the English sentence other programs see. */
export const errorTable = {
  malformed_request: { status: 400, message: 'The request could not be understood.' },
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  validation_failed: { status: 400, message: 'Some of the data sent is missing or not valid.' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  wrong_password: { status: 400, message: 'The current password is not correct.' },
  password_too_short: { status: 422, message: 'Password should be at least 8 characters.' },
  password_too_common: {
    status: 422,
    message: 'This password is on lists of common passwords. Please choose another.',
  },
  not_signed_in: { status: 401, message: 'Not signed in, or the session has ended.' },
  session_ended: { status: 401, message: 'The session has ended. Please sign in again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  cross_site: { status: 403, message: 'Requests from other sites are not accepted.' },
  not_found: { status: 404, message: 'Not found.' },
  unknown_route: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'This was changed somewhere else in the meantime.' },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_type: { status: 415, message: 'This type of content is not accepted here.' },
  already_registered: { status: 422, message: 'User already registered' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  headers_too_large: { status: 431, message: 'The request headers are too large.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  unavailable: { status: 503, message: 'The service is not available right now. Try again soon.' },
  storage_full: { status: 507, message: 'The server has no room left. Nothing was saved.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}
