import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { TextField } from '../../ui/text-field';
import { describeAuthMessage } from './auth-message';
import { PasskeyButton } from './passkey-button';
import type { useAuthForm } from './use-auth-form';

/** The second of two steps, for those who have turned it on. */
export function CodeForm({ form, code }: { form: ReturnType<typeof useAuthForm>; code: string }) {
  const { t, formats } = useLanguage();
  return (
    <>
      <PageHeading page={t('auth.signInPage')} className="text-title">
        {t('auth.codeTitle')}
      </PageHeading>
      <p className="mt-3 mb-7 text-muted">{t('auth.codeLead')}</p>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
        className="flex flex-col gap-5"
      >
        {form.message && (
          <Alert kind={form.message.kind}>{describeAuthMessage(form.message, t, formats)}</Alert>
        )}
        <TextField
          label={t('auth.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          maxLength={40}
          value={code}
          onChange={(event) => form.setCode(event.target.value)}
        />
        <Button type="submit" kind="primary" size="large" isBusy={form.isRunning}>
          {form.isRunning ? t('common.loading') : t('auth.signIn')}
        </Button>
        {form.hasPasskey && (
          <PasskeyButton isBusy={form.isRunning} onUse={() => void form.enterWithPasskey()} />
        )}
      </form>
      <button
        type="button"
        onClick={form.dropCode}
        className="mt-4 min-h-11 rounded-control text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
      >
        {t('auth.codeBack')}
      </button>
    </>
  );
}
