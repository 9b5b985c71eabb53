import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { account } from '../../api/browser-api';
import { arrivalWord } from '../../app/passing-word';
import type { PasskeyOptions } from '../../sign-in/use-passkey';
import {
  type AuthMessage,
  isAlreadyRegistered,
  isCodeWanted,
  readPasskeyOptions,
} from './auth-message';
import { useAuthMode } from './use-auth-mode';

function readField(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The two modes of the form, and what happens when it is sent. */
export function useAuthForm(form: RefObject<HTMLFormElement | null>, invitation?: string) {
  const [mode, setMode] = useAuthMode();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** Null while only the password is asked for. */
  const [code, setCode] = useState<string | null>(null);
  /** What to ask the browser for in place of a code; undefined for those who have no passkey. */
  const [passkey, setPasskey] = useState<PasskeyOptions>();
  const [message, setMessage] = useState<AuthMessage | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  // The page comes before the app does: what was typed or filled in meanwhile counts.
  useLayoutEffect(() => {
    setEmail(readField(form.current, 'email'));
    setPassword(readField(form.current, 'password'));
  }, [form]);

  // Someone who was invited comes to sign up.
  useEffect(() => {
    if (invitation !== undefined) setMode('sign-up');
  }, [invitation, setMode]);

  /** Anyone who has just chosen a password need not type it again; where signing in must wait, the form is ready for it. */
  async function signUp() {
    await account.signUp(email, password, invitation);
    setMode('sign-in');
    setMessage({ kind: 'success' });
    try {
      await account.signIn(email, password);
      arrivalWord.set('auth.welcome');
    } catch (obstacle) {
      setPassword('');
      setMessage({ kind: 'success', obstacle });
    }
  }

  async function submit() {
    setMessage(null);
    setIsRunning(true);
    try {
      if (mode === 'sign-up') await signUp();
      else await account.signIn(email, password, code ?? undefined);
    } catch (error) {
      if (isCodeWanted(error)) {
        setCode('');
        setPasskey(readPasskeyOptions(error));
        return;
      }
      if (isAlreadyRegistered(error)) setMode('sign-in');
      setMessage({ kind: 'error', error });
    } finally {
      setIsRunning(false);
    }
  }

  /** With a passkey alone, or in place of a code. */
  async function enterWithPasskey() {
    setMessage(null);
    setIsRunning(true);
    try {
      const { signInByPasskey } = await import('../../sign-in/use-passkey');
      await signInByPasskey(passkey);
    } catch (error) {
      // A challenge works once; the next try has its own.
      setPasskey(undefined);
      setMessage({ kind: 'error', error });
    } finally {
      setIsRunning(false);
    }
  }

  /** Back to the password, of which nothing is kept. */
  function dropCode() {
    setCode(null);
    setPasskey(undefined);
    setPassword('');
    setMessage(null);
  }

  function switchMode() {
    setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in');
    setMessage(null);
  }

  return {
    mode,
    email,
    setEmail,
    password,
    setPassword,
    code,
    setCode,
    dropCode,
    hasPasskey: passkey !== undefined,
    enterWithPasskey,
    message,
    showFailure: (error: unknown) => setMessage({ kind: 'error', error }),
    isRunning,
    /** Anyone who starts to fill in the form will send it: what that needs can come meanwhile. */
    expectUse: account.warmUp,
    submit,
    switchMode,
  };
}
