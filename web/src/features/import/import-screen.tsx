import { Eye, type LucideIcon, Server, ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAccount } from '../../api/use-account';
import { editPath } from '../../app/edit-path';
import { useLeaveGuard } from '../../app/leave-guard';
import { type PlainKey, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { LeaveDialog } from '../../ui/leave-dialog';
import { PageHeading } from '../../ui/page-heading';
import { DropZone } from './drop-zone';
import { IdleNewsAlert } from './idle-news-alert';
import { ImportProgress } from './import-progress';
import { SavedResult, UnsavedResult } from './import-result';
import { OtherWays } from './other-ways';
import { TwinDialog } from './twin-dialog';
// Comes along: once a CV cannot be saved, the server may not be there to fetch it from.
import '../../cvs/unsaved-guard';
import { useImport } from './use-import';
import { usePageDrop } from './use-page-drop';

export default function ImportScreen() {
  const t = useTranslate();
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <PageHeading page={t('upload.page')} className="text-title">
        {t('upload.title')}
      </PageHeading>
      <p className="mt-2 max-w-[42rem] text-lead text-muted">{t('upload.lead')}</p>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
        <UploadArea />
        <PrivacyNotes />
      </div>
    </div>
  );
}

function UploadArea() {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const isSignedIn = useAccount().status === 'signed-in';
  const { state, question, choose, cancel, reset, settle } = useImport();
  const applicationId = readApplication(useSearch());
  const isOver = usePageDrop(choose, state.phase !== 'idle');
  const leaving = useLeaveGuard(state.phase === 'working', navigate);

  const twinId = state.phase === 'twin' ? state.id : null;
  useEffect(() => {
    if (twinId) navigate(editPath(twinId));
  }, [twinId, navigate]);

  if (!isSignedIn) return <Alert kind="error">{t('upload.authRequired')}</Alert>;
  if (state.phase === 'working') {
    return (
      <>
        <ImportProgress filename={state.filename} progress={state.progress} onCancel={cancel} />
        {question && <TwinDialog twin={question.twin} onAnswer={question.answer} />}
        <LeaveDialog
          isOpen={leaving.isAsking}
          onStay={leaving.stay}
          onLeave={() => {
            cancel();
            leaving.leave();
          }}
          title={t('upload.leaveTitle')}
          line={t('upload.leaveLine')}
          stayLabel={t('upload.leaveStay')}
          leaveLabel={t('upload.leaveGo')}
        />
      </>
    );
  }
  if (state.phase === 'saved') {
    return (
      <SavedResult
        filename={state.filename}
        id={state.id}
        applicationId={applicationId}
        onRemove={reset}
      />
    );
  }
  if (state.phase === 'unsaved') {
    return <UnsavedResult problem={state.problem} onSaved={settle} onRemove={reset} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {state.phase === 'idle' && state.news && (
        <IdleNewsAlert news={state.news} onDismiss={reset} onTryAgain={(file) => choose([file])} />
      )}
      <DropZone isOver={isOver} onFiles={choose} />
      <OtherWays />
    </div>
  );
}

/** Anyone may have written the address: only what could be an application is believed. */
function readApplication(search: string): string | null {
  const id = new URLSearchParams(search).get('for');
  return id !== null && /^[\da-f-]{36}$/.test(id) ? id : null;
}

const NOTES: readonly { readonly icon: LucideIcon; readonly text: PlainKey }[] = [
  { icon: Server, text: 'upload.privacyRead' },
  { icon: ShieldCheck, text: 'upload.privacyKept' },
  { icon: Eye, text: 'upload.privacyNothing' },
];

function PrivacyNotes() {
  const t = useTranslate();
  return (
    <aside aria-labelledby="privacy-notes" className="lg:pt-2">
      <h2 id="privacy-notes" className="eyebrow text-sea">
        {t('upload.privacyTitle')}
      </h2>
      <ul className="mt-4 grid gap-5">
        {NOTES.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3.5">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" strokeWidth={1.75} />
            <p className="text-[0.9375rem] text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
