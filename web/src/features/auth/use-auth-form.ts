import { type RefObject, useLayoutEffect, useState } from 'react';
import { account } from '../../api/browser-api';
import { type AuthMessage, type AuthMode, isAlreadyRegistered } from './auth-message';

function readField(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The two modes of the form, and what happens when it is sent. */
export function useAuthForm(firstMode: AuthMode, form: RefObject<HTMLFormElement | null>) {
  const [mode, setMode] = useState<AuthMode>(firstMode);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState<AuthMessage | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  // The page stands before the app does: what was typed or filled in meanwhile counts.
  useLayoutEffect(() => {
    setEmail(readField(form.current, 'email'));
    setPassword(readField(form.current, 'password'));
  }, [form]);

  async function signUp() {
    await account.signUp(email, password);
    setMode('sign-in');
    setPassword('');
    setMessage({ kind: 'success' });
  }

  async function submit() {
    setMessage(null);
    setIsRunning(true);
    try {
      if (mode === 'sign-up') await signUp();
      else await account.signIn(email, password);
    } catch (error) {
      if (isAlreadyRegistered(error)) setMode('sign-in');
      setMessage({ kind: 'error', error });
    } finally {
      setIsRunning(false);
    }
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
    message,
    isRunning,
    /** Whoever starts to fill in the form will send it: what that needs can come meanwhile. */
    expectUse: account.warmUp,
    submit,
    switchMode,
  };
}
