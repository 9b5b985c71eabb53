/** Every refusal the server can answer with: its status and the English sentence other programs see. */
export const errorTable = {
  malformed_request: { status: 400, message: 'The server couldn’t understand the request.' },
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  validation_failed: { status: 400, message: 'Some of the data sent is missing or not valid.' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  wrong_password: { status: 400, message: 'The current password is not correct.' },
  password_too_short: { status: 422, message: 'Password should be at least 8 characters.' },
  password_too_common: {
    status: 422,
    message: 'This password is on lists of common passwords. Please choose another.',
  },
  password_too_personal: {
    status: 422,
    message: 'This password is based on your name or email address. Please choose another.',
  },
  not_understood: {
    status: 422,
    message: 'Part of the data has no place here, so nothing was saved. See fields.',
  },
  not_signed_in: { status: 401, message: 'Not signed in, or the session has ended.' },
  session_ended: { status: 401, message: 'The session has ended. Please sign in again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  token_scope: {
    status: 403,
    message:
      'This token doesn’t cover this call. See `scopes` for the ones it needs. null means that no token can make it.',
  },
  cross_site: { status: 403, message: 'Requests from other sites are not accepted.' },
  wrong_host: {
    status: 421,
    message:
      'This server doesn’t answer to that name. The administrator can set PUBLIC_URL or ALLOWED_HOSTS.',
  },
  not_found: { status: 404, message: 'Not found.' },
  unknown_route: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address doesn’t support that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'This was changed somewhere else in the meantime.' },
  version_needed: {
    status: 400,
    message: 'Send the version you last read in If-Match, so that no changes are lost.',
  },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_type: { status: 415, message: 'This type of content is not accepted here.' },
  key_reused: {
    status: 422,
    message: 'This Idempotency-Key was already used for another request.',
  },
  already_registered: { status: 422, message: 'User already registered' },
  file_missing: { status: 400, message: 'No file was sent.' },
  one_file_only: { status: 400, message: 'Please send one file only.' },
  text_blank: { status: 400, message: 'There is no text to read.' },
  file_too_large: { status: 413, message: 'The file is larger than 10MB.' },
  file_unsupported: { status: 415, message: 'Only PDF, DOCX and DOC files can be read.' },
  file_known: { status: 409, message: 'You already have a CV made from this file.' },
  file_empty: { status: 422, message: 'The document appears to be empty' },
  file_damaged: { status: 422, message: 'The file appears to be damaged and cannot be opened.' },
  word_damaged: {
    status: 422,
    message: 'The file appears to be corrupted or is not a valid Word document',
  },
  file_encrypted: { status: 422, message: 'The file is protected with a password.' },
  file_is_scan: { status: 422, message: 'The file is a scan and we couldn’t read any text in it.' },
  file_too_many_pages: { status: 422, message: 'The document has more than 60 pages.' },
  file_too_much_text: { status: 422, message: 'The document has more text than a CV can have.' },
  file_timeout: {
    status: 422,
    message:
      'PDF extraction timed out after 45 seconds. Please try a smaller file or a different format.',
  },
  reader_crashed: { status: 422, message: 'We couldn’t read the file.' },
  reader_busy: { status: 503, message: 'Many files are being read right now. Try again soon.' },
  model_failed: { status: 502, message: 'The model couldn’t do it. Please try again.' },
  model_bad_answer: { status: 502, message: 'Invalid response format from GPT-4' },
  model_empty_answer: { status: 502, message: 'No response from GPT-4' },
  model_timeout: { status: 504, message: 'The model took too long to answer.' },
  model_key_rejected: { status: 422, message: 'The model’s endpoint rejected the key.' },
  model_busy: { status: 503, message: 'The model is busy. Try again soon.' },
  model_text_too_long: { status: 422, message: 'The CV has more text than the model accepts.' },
  model_key_missing: {
    status: 422,
    message: 'OpenAI API key is required. Please enter your key.',
  },
  model_key_invalid: {
    status: 422,
    message:
      'Invalid OpenAI API key format. It starts with sk- and has at least 40 characters, without spaces.',
  },
  ai_budget_spent: { status: 429, message: 'You’ve used up today’s model calls.' },
  picture_unsupported: { status: 415, message: 'Please select an image file' },
  picture_too_large: { status: 413, message: 'Image size should be less than 5MB' },
  picture_damaged: { status: 422, message: 'Failed to load image' },
  email_unverified: {
    status: 403,
    message: 'Please confirm your email address first. We’ve sent you a link.',
  },
  second_factor_needed: {
    status: 403,
    message: 'The password is right. Send it again with a code from the authenticator app.',
  },
  second_factor_wrong: {
    status: 400,
    message: 'This code isn’t right, or it has been used.',
  },
  second_factor_required: {
    status: 403,
    message: 'This server requires a second factor. Set one up first.',
  },
  passkey_wrong: {
    status: 400,
    message: 'This passkey isn’t registered here, or the answer came too late.',
  },
  passkeys_full: {
    status: 422,
    message: 'There is no room for another passkey. Remove one first.',
  },
  passkey_needed: {
    status: 409,
    message: 'This is the last passkey of the second factor. Turn the second factor off first.',
  },
  oidc_off: { status: 404, message: 'This server has no other sign-in provider.' },
  oidc_unreachable: { status: 502, message: 'The sign-in provider didn’t answer.' },
  oidc_failed: { status: 400, message: 'We couldn’t accept the provider’s answer. Start again.' },
  oidc_email_missing: {
    status: 422,
    message: 'The provider didn’t give a confirmed email address, and an account needs one.',
  },
  oidc_email_taken: {
    status: 409,
    message:
      'There is an account with this address. Sign in with its password and connect the provider on the Security tab.',
  },
  second_factor_on: { status: 409, message: 'The second factor is already on.' },
  sign_up_closed: { status: 403, message: 'This server isn’t accepting new accounts.' },
  invitation_needed: {
    status: 403,
    message: 'You need an invitation to create an account here. Ask the administrator for one.',
  },
  invitation_invalid: {
    status: 403,
    message: 'This invitation has been used, has expired or is for another address.',
  },
  email_domain: { status: 422, message: 'Addresses of this domain are not accepted here.' },
  invitations_full: {
    status: 422,
    message: 'There are too many unused invitations. Withdraw some first.',
  },
  tokens_full: {
    status: 422,
    message: 'There is no room for another token. Revoke one first.',
  },
  admin_code_wrong: {
    status: 403,
    message: 'This code isn’t right, or it’s no longer needed.',
  },
  last_admin: {
    status: 409,
    message: 'There must be at least one admin. Make someone else an admin first.',
  },
  link_invalid: {
    status: 403,
    message: 'This link has been used or has expired. Ask for a new one.',
  },
  share_gone: { status: 404, message: 'There is nothing at this link, or not any more.' },
  share_password_needed: { status: 403, message: 'This link needs a password.' },
  share_password_wrong: { status: 403, message: 'The password isn’t right.' },
  ticket_invalid: { status: 403, message: 'This link has been used or has expired.' },
  cv_too_large: {
    status: 422,
    message: 'The CV holds more than this server accepts. See `excess` for what, and by how much.',
  },
  no_parsed_data: { status: 422, message: 'No parsed data available' },
  cv_content_missing: { status: 422, message: 'Could not retrieve CV data in any format' },
  saved_jobs_full: {
    status: 422,
    message: 'There is no room for another saved job. Delete one first.',
  },
  saved_jobs_missing: {
    status: 500,
    message: 'Error setting up the saved jobs feature. Please contact support.',
  },
  applications_full: {
    status: 422,
    message: 'There is no room for another application. Delete one first.',
  },
  job_sources_failed: {
    status: 502,
    message: 'None of the job sources answered. Please try again.',
  },
  links_off: {
    status: 403,
    message: 'This server doesn’t open links. Send the text of the job instead.',
  },
  feed_address_bad: {
    status: 422,
    message:
      'The address must start with https:// or http://, without a user name or password in it.',
  },
  feed_not_public: { status: 422, message: 'That address is not on the public web.' },
  feed_unreachable: { status: 502, message: 'We couldn’t read anything at that address.' },
  feed_too_slow: { status: 504, message: 'That address took too long to answer.' },
  feed_too_large: { status: 422, message: 'What’s at that address is too large for a feed.' },
  job_file_unread: {
    status: 422,
    message:
      'We couldn’t find any listings. We look for schema.org JobPosting, RSS, Atom, or a table with a title and a description.',
  },
  document_too_long: {
    status: 422,
    message:
      'The document is too long. A file can have about 60 pages, the screen shows 30 and fitting takes 10. A name or date can have 4,000 characters.',
  },
  task_too_heavy: {
    status: 422,
    message: 'This needs more time or memory than one task may use. Try with less text.',
  },
  server_busy: { status: 503, message: 'Many documents are being made right now. Try again soon.' },
  storage_quota: {
    status: 413,
    message: 'Your files and CVs have used up all your space here. Nothing was saved.',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  headers_too_large: { status: 431, message: 'The request headers are too large.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  unavailable: { status: 503, message: 'The service is not available right now. Try again soon.' },
  storage_full: { status: 507, message: 'The server has run out of space. Nothing was saved.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;
