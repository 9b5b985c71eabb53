import { updateApplication } from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { refreshApplication } from './use-applications';

/** Gives an application the CV it was waiting for. Linking one needs no version: nothing a person wrote is lost by it. */
export async function attachCv(applicationId: string, cvId: string): Promise<void> {
  await call(updateApplication, { params: { id: applicationId }, body: { cv_id: cvId } });
  await refreshApplication(applicationId);
}
