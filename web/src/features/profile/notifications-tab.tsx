import type { Profile } from '@trayecto/core/contract';
import { useState } from 'react';
import { account as accountStore } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useAccount } from '../../api/use-account';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Card } from '../../ui/card';
import { Switch } from '../../ui/switch';
import { useSaving } from './use-saving';

const names = ['email', 'desktop', 'updates', 'marketing'] as const;
type Preferences = Profile['notification_preferences'];
type Refusal = 'desktopDenied' | 'desktopMissing';

export function NotificationsTab() {
  const { t, formats } = useLanguage();
  const account = useAccount();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { isSaving, outcome, save, forget } = useSaving<'updated'>();
  if (account.status !== 'signed-in') return null;
  const saved = account.profile.notification_preferences;

  async function change(name: keyof Preferences, isOn: boolean) {
    const denied = name === 'desktop' && isOn ? await askPermission() : null;
    setRefusal(denied);
    if (denied) return forget();
    const notification_preferences = { ...saved, [name]: isOn };
    await save(() => accountStore.updateProfile({ notification_preferences }), 'updated');
  }

  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-serif text-xl font-semibold">{t('profile.notificationsTitle')}</h2>
      <p className="-mt-2 text-muted">{t('profile.notificationsLine')}</p>
      {outcome?.kind === 'done' && (
        <Alert kind="success" onDismiss={forget}>
          {t('profile.preferencesUpdated')}
        </Alert>
      )}
      {outcome?.kind === 'failed' && (
        <Alert kind="error" onDismiss={forget}>
          {t('profile.preferencesFailed', { reason: describeError(outcome.error, t, formats) })}
        </Alert>
      )}
      {refusal && (
        <Alert kind="warning" onDismiss={() => setRefusal(null)}>
          {t(`profile.${refusal}`)}
        </Alert>
      )}
      <div className="divide-y divide-line">
        {names.map((name) => (
          <Switch
            key={name}
            label={t(`profile.${name}Toggle`)}
            hint={t(`profile.${name}ToggleLine`)}
            isOn={saved[name]}
            isDisabled={isSaving}
            onChange={(isOn) => void change(name, isOn)}
          />
        ))}
      </div>
    </Card>
  );
}

/** The browser asks the person; a "no" of theirs is kept by the browser and cannot be asked about again. */
async function askPermission(): Promise<Refusal | null> {
  if (!('Notification' in window)) return 'desktopMissing';
  return (await Notification.requestPermission()) === 'granted' ? null : 'desktopDenied';
}
