import { SHORTEST_PASSWORD } from '@trayecto/core/contract';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { account } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { readNextPath } from '../../app/paths';
import { useLanguage } from '../../i18n';
import { endErrand } from '../../sign-in/errand';
import { isReturn } from '../../sign-in/provider-trip';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { PageHeading } from '../../ui/page-heading';
import { TextField } from '../../ui/text-field';
import { AuthAside } from './auth-aside';
import { describeAuthMessage, findNextStep } from './auth-message';
import { AuthNotice } from './auth-notice';
import { CodeForm } from './code-form';
import { EmailField } from './email-field';
import { ProviderButton, ProviderReturn, RecoveryForms, SignUpNote } from './later-parts';
import { PasskeyButton } from './passkey-button';
import { useAuthForm } from './use-auth-form';
import { useLinkWord } from './use-link-word';

const SETTLED_MS = 300;

/** Signing in and up; for those who cannot, the way back in, whose code comes when it is asked for. */
export default function AuthScreen() {
  const { link, forget } = useLinkWord();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const invitation = link?.kind === 'invite' ? link.word : undefined;
  const [isBack, setIsBack] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => setIsBack(isReturn(location.search)), []);

  function leave() {
    setForgotten(null);
    setIsBack(false);
    forget();
    endErrand();
    // Those who are signed in have been here for that alone.
    if (account.get().status === 'signed-in') navigate(readNextPath(location.search));
  }

  return (
    <div className="page-width grid grow items-center gap-12 pt-4 pb-16 lg:grid-cols-[minmax(0,27rem)_1fr] lg:gap-20">
      <div className="mx-auto w-full max-w-[27rem]">
        {isBack ? (
          <Suspense fallback={<LoadingIndicator />}>
            <ProviderReturn onLeave={leave} />
          </Suspense>
        ) : (link && !invitation) || forgotten !== null ? (
          <Suspense fallback={<LoadingIndicator />}>
            <RecoveryForms link={link} email={forgotten ?? ''} onLeave={leave} />
          </Suspense>
        ) : (
          <SignInForm invitation={invitation} onForget={setForgotten} />
        )}
      </div>
      <AuthAside />
    </div>
  );
}

/** The page is there and the browser has nothing better to do: what few servers have can be asked for now. */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

interface SignInFormProps {
  /** The word of the link with which the person was invited. */
  readonly invitation: string | undefined;
  readonly onForget: (email: string) => void;
}

function SignInForm({ invitation, onForget }: SignInFormProps) {
  const { t, formats } = useLanguage();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useAuthForm(formElement, invitation);
  const nextStep = form.message && findNextStep(form.message);
  const isSignUp = form.mode === 'sign-up';
  if (form.code !== null) return <CodeForm form={form} code={form.code} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <>
      <PageHeading
        page={t(isSignUp ? 'auth.signUpPage' : 'auth.signInPage')}
        className="text-title"
      >
        {t(isSignUp ? 'auth.signUpTitle' : 'auth.signInTitle')}
      </PageHeading>
      <p className="mt-3 mb-7 text-muted">{t(isSignUp ? 'auth.signUpLead' : 'auth.signInLead')}</p>
      <form
        ref={formElement}
        // Should it ever be sent without the app, nothing of it may be in an address.
        method="post"
        onSubmit={submit}
        onFocus={form.expectUse}
        className="flex flex-col gap-5"
      >
        {form.message ? (
          <Alert kind={form.message.kind}>{describeAuthMessage(form.message, t, formats)}</Alert>
        ) : (
          <AuthNotice />
        )}
        {isSignUp && (
          <Suspense fallback={null}>
            <SignUpNote isInvited={invitation !== undefined} />
          </Suspense>
        )}
        {nextStep && <Alert kind="info">{describeError(nextStep, t, formats)}</Alert>}
        <Credentials form={form} />
        <Button type="submit" kind="primary" size="large" isBusy={form.isRunning}>
          {form.isRunning ? t('common.loading') : t(isSignUp ? 'auth.signUp' : 'auth.signIn')}
        </Button>
        {!isSignUp && <OtherWays form={form} />}
      </form>
      <FormFoot form={form} onForget={onForget} />
    </>
  );
}

type AuthForm = ReturnType<typeof useAuthForm>;

/** Ways in without the password. */
function OtherWays({ form }: { form: AuthForm }) {
  const isSettled = useIsSettled();
  return (
    <>
      <PasskeyButton isBusy={form.isRunning} onUse={() => void form.enterWithPasskey()} />
      {isSettled && (
        <Suspense fallback={null}>
          <ProviderButton isBusy={form.isRunning} onFailure={form.showFailure} />
        </Suspense>
      )}
    </>
  );
}

/** For those who have forgotten the password, or came for the other form. */
function FormFoot({ form, onForget }: { form: AuthForm; onForget: (email: string) => void }) {
  const { t } = useLanguage();
  const isSignUp = form.mode === 'sign-up';
  return (
    <>
      {!isSignUp && (
        <button
          type="button"
          onClick={() => onForget(form.email)}
          className="mt-4 min-h-11 rounded-control text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
        >
          {t('auth.forgotten')}
        </button>
      )}
      <SwitchMode form={form} />
    </>
  );
}

function Credentials({ form }: { form: AuthForm }) {
  const { t } = useLanguage();
  const isSignUp = form.mode === 'sign-up';
  return (
    <>
      <EmailField value={form.email} onChange={form.setEmail} />
      <TextField
        key={form.mode}
        label={t('auth.password')}
        type="password"
        name="password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        required
        hint={isSignUp ? t('auth.passwordHint', { count: SHORTEST_PASSWORD }) : undefined}
        value={form.password}
        onChange={(event) => form.setPassword(event.target.value)}
      />
    </>
  );
}

function SwitchMode({ form }: { form: AuthForm }) {
  const { t } = useLanguage();
  const isSignUp = form.mode === 'sign-up';
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-2 text-muted">
      {t(isSignUp ? 'auth.toSignInQuestion' : 'auth.toSignUpQuestion')}
      <button
        type="button"
        onClick={form.switchMode}
        disabled={form.isRunning}
        className="min-h-11 rounded-control font-semibold text-sea underline decoration-sea/40 underline-offset-4 hover:decoration-current"
      >
        {t(isSignUp ? 'auth.toSignIn' : 'auth.toSignUp')}
      </button>
    </p>
  );
}
