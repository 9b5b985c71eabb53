import type { AuditEntry, AuditGroup } from '@trayecto/core/contract';
import { useState } from 'react';
import { type PlainKey, useLanguage } from '../../i18n';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { ListState } from './list-state';
import { useAuditLog } from './use-admin-lists';

const groups = ['all', 'sign_ins', 'roles', 'deletions', 'job_board'] as const satisfies readonly (
  | AuditGroup
  | 'all'
)[];

const groupNames = {
  all: 'admin.allEvents',
  sign_ins: 'admin.signIns',
  roles: 'admin.roles',
  deletions: 'admin.deletions',
  job_board: 'admin.jobBoard',
  server: 'admin.serverTab',
} as const;

const eventNames: Readonly<Record<string, PlainKey>> = {
  signed_up: 'admin.signed_up',
  signed_in: 'admin.signed_in',
  sign_in_failed: 'admin.sign_in_failed',
  signed_out: 'admin.signed_out',
  session_revoked: 'admin.session_revoked',
  password_changed: 'admin.password_changed',
  recovery_asked: 'admin.recovery_asked',
  recovery_link_made: 'admin.recovery_link_made',
  password_reset: 'admin.password_reset',
  email_verified: 'admin.email_verified',
  token_created: 'admin.token_created',
  token_revoked: 'admin.token_revoked',
  second_factor_on: 'admin.second_factor_on',
  second_factor_off: 'admin.second_factor_off',
  second_factor_failed: 'admin.second_factor_failed',
  email_changed: 'admin.email_changed',
  new_device: 'admin.new_device',
  identity_added: 'admin.identity_added',
  identity_removed: 'admin.identity_removed',
  passkey_added: 'admin.passkey_added',
  recovery_codes_renewed: 'admin.recovery_codes_renewed',
  passkey_removed: 'admin.passkey_removed',
  invitation_made: 'admin.invitation_made',
  invitation_taken_back: 'admin.invitation_taken_back',
  share_made: 'admin.share_made',
  share_changed: 'admin.share_changed',
  share_ended: 'admin.share_ended',
  role_granted: 'admin.role_granted',
  role_taken: 'admin.role_taken',
  user_disabled: 'admin.user_disabled',
  user_enabled: 'admin.user_enabled',
  quota_set: 'admin.quota_set',
  cv_deleted: 'admin.cv_deleted',
  cv_purged: 'admin.cv_purged',
  deletion_requested: 'admin.deletion_requested',
  deletion_taken_back: 'admin.deletion_taken_back',
  account_deleted: 'admin.account_deleted',
  backup_made: 'admin.backup_made',
  jobs_imported: 'admin.jobs_imported',
  job_postings_deleted: 'admin.job_postings_deleted',
  job_origin_removed: 'admin.job_origin_removed',
  samples_shown: 'admin.samples_shown',
  samples_hidden: 'admin.samples_hidden',
};

/** What happened to accounts: sign-ins, changes of roles, deletions. */
export function AuditPanel() {
  const { t } = useLanguage();
  const [group, setGroup] = useState<(typeof groups)[number]>('all');
  const list = useAuditLog(group === 'all' ? undefined : group);
  const events = list.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <section className="flex flex-col gap-5 pt-6">
      <SegmentedChoice
        legend={t('admin.groupLegend')}
        className="min-w-0 flex-wrap self-start max-sm:rounded-card"
        options={groups.map((value) => ({ value, label: t(groupNames[value]) }))}
        value={group}
        onChange={setGroup}
      />
      <ListState list={list} isEmpty={events.length === 0} empty={t('admin.noEvents')}>
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      </ListState>
    </section>
  );
}

function EventRow({ event }: { event: AuditEntry }) {
  const { t, formats } = useLanguage();
  const { user, actor } = event;
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-4 py-3 text-[0.9375rem]">
      <time dateTime={event.at} translate="no" className="w-44 shrink-0 text-muted tabular-nums">
        {formats.dateTime(new Date(event.at))}
      </time>
      <span className="min-w-56 font-medium">
        {t(eventNames[event.event] ?? 'admin.otherEvent')}
      </span>
      <span className="min-w-0 break-words">
        {user ? <Email email={user.email} /> : t('admin.nobody')}
        {actor && (
          <span className="text-muted">
            {' · '}
            {t('admin.byWhom', { email: actor.email ?? t('admin.goneAccount') })}
          </span>
        )}
        {event.address !== null && (
          <span translate="no" className="text-muted">
            {' · '}
            {[event.address, event.device].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </li>
  );
}

function Email({ email }: { email: string | null }) {
  const { t } = useLanguage();
  return email ? (
    <span translate="no">{email}</span>
  ) : (
    <span className="text-muted">{t('admin.goneAccount')}</span>
  );
}
