import { lazy } from 'react';
import { languageStore } from '../../i18n';

async function withRecoveryWords<Module>(code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, languageStore.addAreas('recovery')]);
  return module;
}

/** Parts of the sign-in page that few people need: each is loaded when it's asked for, with its words. */
export const RecoveryForms = lazy(() => withRecoveryWords(import('./recovery-forms')));
export const ProviderReturn = lazy(() => withRecoveryWords(import('./provider/provider-return')));
export const ProviderButton = lazy(() => import('./provider/provider-button'));
export const SignUpNote = lazy(() => import('./sign-up-note'));
