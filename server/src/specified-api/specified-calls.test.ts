import { allEndpoints, type Endpoint } from '@trayecto/core/contract';
import { expect, it } from 'vitest';
import { describeSent, markSuccess } from './success-mark';

/** What other programs rely on: call, status, what it takes, what it answers. Nothing here may be taken away or renamed. */
const specified = `
POST /api/auth/sign-up 201 | email password | user
POST /api/auth/sign-in 200 | email password | access_token refresh_token expires_in expires_at token_type user
POST /api/auth/refresh 200 | refresh_token | access_token refresh_token expires_in expires_at token_type user
POST /api/auth/sign-out 204 | |
GET /api/auth/user 200 | | user profile
POST /api/auth/password 204 | current_password new_password |
POST /api/auth/recover 202 | email |
POST /api/auth/reset 204 | token password |
DELETE /api/account 204 | password |
GET /api/account/export 200 | | file
POST /api/extract-pdf 200 | upload:pdf | text pages characters processingTimeMs
POST /api/extract-word 200 | upload:file | text characters processingTimeMs
POST /api/parse-text 200 | text | success cvData
POST /api/import 201 | upload:file | success cv
GET /api/cvs 200 | userId | success cvs
POST /api/cvs 201 | filename content parsed_data storage_path | success cv
GET /api/cvs/{id} 200 | | success cv
PATCH /api/cvs/{id} 200 | parsed_data parsed_data_english is_favorite filename if-match | success cv
DELETE /api/cvs/{id} 200 | | success message
POST /api/cvs/{id}/restore 200 | | success cv
GET /api/cvs/{id}/versions 200 | | success versions
POST /api/cvs/{id}/versions/{version}/restore 200 | | success cv
GET /api/cvs/{id}/export 200 | format template language | file
GET /api/cvs/{id}/original 200 | | file
GET /api/cvs/{id}/download 200 | | file
GET /api/cvs/{id}/content 200 | | success content
GET /api/cv-raw/{id} 200 | | raw_content
GET /api/cv-debug/{id} 200 | ticket | record
POST /api/cv-debug/{id}/ticket 201 | | ticket
POST /api/storage/cvs 201 | upload:file | path
POST /api/improve-cv 200 | cvId style focusArea additionalInstructions targetLanguage engine | success engine parsed_data parsed_data_english changes warnings
POST /api/development-plan 200 | cvId careerGoal language engine | success engine plan
POST /api/analyze-skill-gaps 200 | cvId jobDescription jobTitle language engine | success engine result
POST /api/optimize-large-profile 200 | cvId targetPlatform industryFocus careerLevel engine | overallScore
POST /api/enhance-profile 200 | cvId targetPlatform industryFocus careerLevel engine | success enhancedData
POST /api/save-optimization 200 | cvId optimizationResult targetPlatform industryFocus careerLevel timestamp | success
POST /api/search-jobs 200 | interest location | success jobs error
POST /api/match-jobs 200 | cvId | success matches
POST /api/email-templates 200 | cvId job engine | success templates
GET /api/saved-jobs 200 | | success jobs
POST /api/saved-jobs 201 | title description | success job
DELETE /api/saved-jobs/{id} 200 | | success
GET /api/profile 200 | | success profile
PATCH /api/profile 200 | display_name bio notification_preferences preferred_language | success profile
PUT /api/profile/avatar 200 | bytes | success profile
GET /api/avatars/{userId}/avatar.jpg 200 | | file
GET /api/admin/cvs 200 | | success cvs
GET /api/debug/tables 200 | | success tables
GET /api/health 200 | | status
GET /api/ready 200 | | status
`;

const calls = specified
  .trim()
  .split('\n')
  .map((line) => {
    const [call = '', taken = '', answered = ''] = line.split('|').map((part) => part.trim());
    const words = (part: string) => part.split(' ').filter(Boolean);
    return { call, taken: words(taken), answered: words(answered) };
  });

const nameCall = ({ method, path, status }: Endpoint) => `${method} ${path} ${status}`;

it.each(calls)('$call', ({ call, taken, answered }) => {
  const endpoint = allEndpoints.find((one) => nameCall(one) === call);
  if (!endpoint) throw new Error('there is no such call');
  expect(listTaken(endpoint)).toEqual(expect.arrayContaining(taken));
  expect(listAnswered(endpoint)).toEqual(expect.arrayContaining(answered));
});

it('says that it went well wherever nothing else is specified', () => {
  const silent = allEndpoints.filter((one) => one.output && !listAnswered(one).includes('success'));
  const marked = calls.filter(({ answered }) => answered.includes('success'));
  expect(silent.map(nameCall).filter((call) => marked.some((one) => one.call === call))).toEqual(
    [],
  );
  expect(silent).toHaveLength(15);
  for (const endpoint of allEndpoints) {
    const isMarked = 'success' in markSuccess(endpoint, {});
    if (endpoint.output) expect(isMarked, endpoint.id).toBe(!silent.includes(endpoint));
  }
});

function listTaken(endpoint: Endpoint): string[] {
  return [
    ...Object.keys(endpoint.query?.shape ?? {}),
    ...Object.keys(endpoint.body?.shape ?? {}),
    ...(endpoint.upload ? [`upload:${endpoint.upload.field}`] : []),
    ...(endpoint.bytes ? ['bytes'] : []),
    ...(endpoint.versioned ? ['if-match'] : []),
  ];
}

function listAnswered(endpoint: Endpoint): string[] {
  if (endpoint.file) return ['file'];
  return Object.keys(describeSent(endpoint)?.shape ?? {});
}
