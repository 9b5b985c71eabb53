import type { Profile } from '@trayecto/core/contract';
import { account, connection } from '../api/browser-api';
import { logProblem } from '../api/log-problem';
import { type Language, languageStore } from '../i18n';

/** Keeps the choice in this browser and, for someone signed in, in their profile. */
export async function chooseLanguage(language: Language) {
  try {
    await languageStore.choose(language);
  } catch (cause) {
    // Its words come from the server: the banner says that it does not answer.
    connection.noteNoAnswer();
    logProblem('The words of that language could not be fetched.', cause);
    return;
  }
  try {
    await saveInProfile(language);
  } catch (cause) {
    logProblem('The language choice could not be kept in the profile.', cause);
  }
}

async function saveInProfile(language: Language) {
  if (account.get().status === 'signed-in') {
    await account.updateProfile({ preferred_language: language });
  }
}

/**
 * On sign-in: a choice made in this browser wins over the profile, and fills a profile that has none; where nobody has
 * chosen, the screen follows the profile.
 */
export async function agreeOnLanguage(profile: Profile) {
  try {
    const chosen = languageStore.chosen();
    if (chosen === null && profile.preferred_language) {
      await languageStore.follow(profile.preferred_language);
    }
    if (chosen !== null && profile.preferred_language === null) await saveInProfile(chosen);
  } catch (cause) {
    logProblem('The profile’s language could not be followed.', cause);
  }
}
