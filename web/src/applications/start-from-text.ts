import { makeRequestKey } from '../api/make-request-key';
import { chooseCv } from './choose-cv';
import { startApplication } from './use-applications';

/** Starts an application from a pasted posting, with the CV the person likes best, and says which it is. */
export async function startFromText(posting: string): Promise<string> {
  const body = { posting, cv_id: await chooseCv() };
  return (await startApplication(body, makeRequestKey())).id;
}
