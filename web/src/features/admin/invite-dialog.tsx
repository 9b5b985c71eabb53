import type { Invitation } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { MadeLink } from './made-link';
import { invite, takeBack, useInvitations } from './use-invitations';

/** Links with which one person each can sign up, and those that nobody has used yet. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, formats } = useLanguage();
  const { data, error } = useInvitations();
  const [email, setEmail] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useProblem();
  const [made, setMade] = useState<{ link: string; expires_at: string } | null>(null);
  const problem = failure ?? error;

  async function run(work: () => Promise<void>) {
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (fault) {
      setFailure(fault);
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setMade(await invite(email));
      setEmail('');
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('admin.inviteTitle')}
      description={t('admin.inviteLine')}
    >
      <div className="flex flex-col gap-5">
        {problem !== null && problem !== undefined && (
          <Alert kind="error">{describeError(problem, t, formats)}</Alert>
        )}
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label={t('admin.inviteEmail')}
            hint={t('admin.inviteEmailHint')}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" kind="primary" isBusy={isBusy} className="self-start">
            {t('admin.inviteMake')}
          </Button>
        </form>
        {made && (
          <MadeLink
            line={t('admin.inviteMade', { date: formats.dateTime(new Date(made.expires_at)) })}
            label={t('admin.inviteLink')}
            link={made.link}
          />
        )}
        {data && data.length > 0 && (
          <section>
            <h3 className="font-medium">{t('admin.inviteOpen')}</h3>
            <ul className="divide-y divide-line">
              {data.map((one) => (
                <OpenInvitation
                  key={one.id}
                  invitation={one}
                  isBusy={isBusy}
                  onTakeBack={() => void run(() => takeBack(one.id))}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface OpenInvitationProps {
  readonly invitation: Invitation;
  readonly isBusy: boolean;
  readonly onTakeBack: () => void;
}

function OpenInvitation({ invitation, isBusy, onTakeBack }: OpenInvitationProps) {
  const { t, formats } = useLanguage();
  const name = invitation.email ?? t('admin.inviteAnyone');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <p className="min-w-0">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {t('admin.inviteUntil', { date: formats.shortDate(new Date(invitation.expires_at)) })}
        </span>
      </p>
      <Button
        kind="ghost"
        disabled={isBusy}
        aria-label={t('admin.inviteTakeBackOf', { name })}
        onClick={onTakeBack}
      >
        {t('admin.inviteTakeBack')}
      </Button>
    </li>
  );
}
