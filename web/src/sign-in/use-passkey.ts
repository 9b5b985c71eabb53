import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
} from '@trayecto/core/contract';
import { ApiError } from '../api/api-error';
import { account, call } from '../api/browser-api';

export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** Declining the browser’s prompt, or letting it time out, gives the same message as a wrong key. */
async function askBrowser<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    const isOfBrowser = cause instanceof WebAuthnError || cause instanceof DOMException;
    if (!isOfBrowser && !(cause instanceof TypeError)) throw cause;
    throw new ApiError({ code: 'passkey_wrong', message: 'The browser gave no passkey.', cause });
  }
}

/** With what came after a right password, or else with a passkey alone. */
export async function signInByPasskey(known?: PasskeyOptions): Promise<void> {
  const options = known ?? (await call(beginPasskeySignIn, {})).options;
  const { id, response } = await askBrowser(() =>
    startAuthentication({
      // The browser checks what the server asks for; here it only passes through.
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const body = { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  await account.enter(await call(signInWithPasskey, { body }));
}

export async function makePasskey(name: string, password: string): Promise<void> {
  const { options } = await call(beginPasskey, { body: { password } });
  const { id, response } = await askBrowser(() =>
    startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  const credential = { id, response: { clientDataJSON, attestationObject, transports } };
  await call(addPasskey, { body: { name, credential } });
}
