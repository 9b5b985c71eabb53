import { useState } from 'react';
import { account } from '../../api/browser-api';
import { type AuthMessage, type AuthMode, isAlreadyRegistered } from './auth-message';

/** The two modes of the form, and what happens when it is sent. */
export function useAuthForm(firstMode: AuthMode) {
  const [mode, setMode] = useState<AuthMode>(firstMode);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState<AuthMessage | null>(null);
  const [isRunning, setIsRunning] = useState(false);

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

  return { mode, email, setEmail, password, setPassword, message, isRunning, submit, switchMode };
}
