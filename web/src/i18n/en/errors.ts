import type { Messages } from '../message-types';
import { firstErrors } from './first-errors';

export const errors: Messages['errors'] = {
  ...firstErrors,
  malformed_json: 'The server didn’t understand the request.',
  malformed_request: 'The server couldn’t read the request.',
  not_understood: 'We couldn’t make sense of part of the data, so we didn’t save anything.',
  invalid_credentials: 'Invalid email or password',
  wrong_password: 'The current password isn’t correct.',
  password_too_short: 'Your password needs at least 8 characters.',
  password_too_personal:
    'That password is based on your name or email address. Please choose another.',
  password_too_common: 'That password is on lists of common passwords. Please choose another.',
  token_scope: 'This token doesn’t cover that.',
  cross_site: 'This server doesn’t accept requests from other sites.',
  wrong_host:
    'This server doesn’t answer to that name. The administrator can set PUBLIC_URL or ALLOWED_HOSTS.',
  unknown_route: 'There’s nothing at that address.',
  method_not_allowed: 'That address doesn’t support this operation.',
  version_needed:
    'We can’t tell which version you were editing, so we didn’t save anything. Reload the page.',
  too_large: 'What you’re sending is too large.',
  unsupported_type: 'We don’t accept that type of content here.',
  key_reused:
    'This request was already sent with different data. We didn’t save anything. Reload the page and try again.',
  already_registered: 'This email is already registered. Please sign in.',
  file_missing: 'We didn’t receive a file.',
  one_file_only: 'Please send one file only.',
  text_blank: 'There’s no text to read.',
  file_too_large: 'The file is larger than 10MB.',
  file_unsupported: 'Unsupported format. Use a PDF, DOCX or DOC file.',
  file_known: 'You already have a CV made from this file.',
  file_empty: 'The document appears to be empty',
  file_damaged:
    'This file seems to be damaged, so we can’t open it. Export it again and try once more.',
  word_damaged: 'The file appears to be corrupted or is not a valid Word document',
  file_encrypted: 'This file is password-protected. Remove the password and upload it again.',
  file_is_scan: 'This file is a scan and we couldn’t read any text in it.',
  file_too_many_pages: 'The document has more than 60 pages.',
  file_too_much_text: 'The document has more text than fits in a CV.',
  file_timeout:
    'PDF extraction timed out after 45 seconds. Please try a smaller file or a different format.',
  reader_crashed: 'We couldn’t read this file. Try saving it in another format.',
  cv_content_missing: 'We couldn’t load the CV’s content',
  model_failed: 'The model couldn’t do it. Please try again.',
  model_bad_answer: 'Invalid response format from GPT-4',
  model_empty_answer: 'No response from GPT-4',
  model_timeout: 'The model took too long to answer.',
  model_key_rejected: 'The model’s endpoint rejected the key.',
  model_busy: 'The model is busy. Try again in a moment.',
  model_text_too_long:
    'This CV has more text than the model accepts. The built-in engine has no such limit.',
  model_key_missing: 'OpenAI API key is required. Please enter your key.',
  model_key_invalid:
    'Invalid OpenAI API key format. It starts with sk- and has at least 40 characters, without spaces.',
  ai_budget_spent: 'You’ve used up today’s model calls. The built-in engine still works.',
  picture_unsupported: 'Please select an image file',
  picture_too_large: 'Image size should be less than 5MB',
  picture_damaged: 'Failed to load image',
  email_unverified:
    'Confirm your email address before you sign in. We’ve sent you a link. Check your spam folder too.',
  second_factor_needed: 'Enter the code from your app.',
  second_factor_wrong:
    'That code isn’t right or has been used. Wait for the next one, or use a recovery code.',
  second_factor_required: 'This server asks for two-step verification. Turn it on to continue.',
  passkey_wrong: 'We couldn’t use the passkey. Try again or sign in with your password.',
  passkeys_full: 'There’s no room for another passkey. Remove one first.',
  passkey_needed:
    'This is your last passkey, and two-step verification depends on it. Turn that off first.',
  oidc_off: 'You can’t sign in with another service on this server.',
  oidc_unreachable: 'The other service isn’t answering. Try again in a while.',
  oidc_failed: 'The other service’s answer isn’t valid or came too late. Start again.',
  oidc_email_missing:
    'The other service didn’t give us a confirmed email address, and your account needs one.',
  oidc_email_taken:
    'There’s already an account with that email. Sign in with its password and connect the service on the Security tab of your profile.',
  second_factor_on: 'Two-step verification is already on.',
  sign_up_closed: 'This server isn’t accepting new accounts.',
  invitation_needed:
    'You need an invitation to create an account here. Ask the administrator for one.',
  invitation_invalid:
    'This invitation has been used, has expired or is for another address. Ask for a new one.',
  email_domain: 'That address can’t be used to create an account here. Try your organization’s.',
  invitations_full: 'There are too many unused invitations. Withdraw some first.',
  tokens_full: 'There’s no room for another token. Revoke one first.',
  admin_code_wrong: 'That code isn’t right, or it’s no longer needed.',
  last_admin: 'There must be at least one admin. Make someone else an admin first.',
  link_invalid: 'This link has been used or has expired. Ask for a new one.',
  share_gone: 'There’s no CV at this link any more.',
  share_password_needed: 'This CV is protected with a password.',
  share_password_wrong: 'The password isn’t right.',
  ticket_invalid: 'This link has been used or has expired. Open it again from the CV.',
  cv_too_large: 'This CV holds more than we can save. Shorten it a little and try again.',
  no_parsed_data: 'No parsed data available',
  job_sources_failed: 'None of the job sources answered. Please try again.',
  applications_full: 'There’s no room for another application. Delete one first.',
  saved_jobs_full: 'There’s no room for another saved job. Delete one first.',
  saved_jobs_missing: 'Error setting up the saved jobs feature. Please contact support.',
  links_off: 'This server doesn’t open links. Paste the job description instead.',
  feed_address_bad:
    'The address must start with https:// or http://, without a user name or password in it.',
  feed_not_public: 'That address isn’t on the public web. We only read public pages.',
  feed_unreachable: 'We couldn’t read anything at that address.',
  feed_too_slow: 'That address took too long to answer.',
  feed_too_large: 'What’s at that address is too large.',
  job_file_unread:
    'We couldn’t find any listings. We look for schema.org JobPosting, RSS, Atom, or a table with a title and a description.',
  document_too_long:
    'This document is too long. A file can have about 60 pages, the screen shows 30, and we can fit up to 10. A name or date can have 4,000 characters. Shorten it and try again.',
  task_too_heavy: 'We couldn’t finish this: it’s too much for one go. Try with less text.',
  reader_busy: 'We’re reading a lot of files right now. Try again in a moment.',
  storage_quota:
    'Your files and CVs have used up all your space here. Delete some, including from the trash, and try again.',
  headers_too_large: 'The request headers are too large.',
  storage_full: 'The server has run out of space, so we didn’t save anything.',
};
