import { ApiError } from '../api/api-error';
import { describeError } from '../api/describe-error';
import type { Translate } from '../i18n';
import type { Formats } from '../i18n/formats';

/** Why a CV that was read couldn't be saved, in the words of the upload's error catalogue. */
export function describeSaveProblem(error: unknown, t: Translate, formats: Formats): string {
  if (!(error instanceof ApiError)) return t('upload.generic');
  if (error.isTimeout) return t('upload.saveTimeout');
  if (error.status === 401) return t('upload.authRequired');
  return describeError(error, t, formats);
}
