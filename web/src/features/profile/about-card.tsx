import type { Profile } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { account } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { useSaving } from './use-saving';

const LONGEST_NAME = 120;
const LONGEST_BIO = 2000;
const FEW_LEFT = 200;

export function AboutCard({ profile }: { profile: Profile }) {
  const { t, formats } = useLanguage();
  const [name, setName] = useState(profile.display_name);
  const [bio, setBio] = useState(profile.bio);
  const { isSaving, outcome, save, forget } = useSaving<'updated'>();
  const left = LONGEST_BIO - bio.length;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isSaved = await save(() => account.updateProfile({ display_name: name, bio }), 'updated');
    const now = account.get();
    // An emptied name comes back as the part before the @.
    if (isSaved && now.status === 'signed-in') setName(now.profile.display_name);
  }

  return (
    <Card>
      <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <h2 className="font-serif text-xl font-semibold">{t('profile.aboutTitle')}</h2>
        {outcome?.kind === 'done' && (
          <Alert kind="success" onDismiss={forget}>
            {t('profile.profileUpdated')}
          </Alert>
        )}
        {outcome?.kind === 'failed' && (
          <Alert kind="error" onDismiss={forget}>
            {t('profile.profileFailed', { reason: describeError(outcome.error, t, formats) })}
          </Alert>
        )}
        <TextField
          label={t('profile.displayName')}
          name="name"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          hint={t('profile.displayNameHint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          label={t('profile.bio')}
          name="bio"
          rows={5}
          maxLength={LONGEST_BIO}
          hint={
            left <= FEW_LEFT
              ? t('profile.bioLeft', { count: formats.number(left) })
              : t('profile.bioHint')
          }
          value={bio}
          onChange={(event) => setBio(event.target.value)}
        />
        <Button type="submit" kind="primary" isBusy={isSaving} className="self-start">
          {t('profile.saveProfile')}
        </Button>
      </form>
    </Card>
  );
}
