import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Account } from '../../api/account-store';
import { call } from '../../api/browser-api';
import { useAccount } from '../../api/use-account';
import { RichText, useTranslate } from '../../i18n';
import { PageHeading } from '../../ui/page-heading';
import { countCvs } from './count-cvs';
import { PasteBox } from './paste-box';
import { type BoardProps, YourBoard } from './your-board';

/** For newcomers alone, who are known as such once the server has been asked. */
const FirstSteps = lazy(() => import('./first-steps'));
const NewcomerCards = lazy(() => import('./newcomer-cards'));
/** Below everything else: what is above it is drawn first. */
const FeatureIndex = lazy(() => import('./feature-index'));

type SignedIn = Extract<Account, { status: 'signed-in' }>;

/** What is only loaded once it is wanted. */
interface StartScreenProps {
  readonly Board: ComponentType<BoardProps>;
  readonly Shelf: ComponentType;
  readonly startFromText: (text: string) => Promise<string>;
}

export default function StartScreen(props: StartScreenProps) {
  const account = useAccount();
  return account.status === 'signed-in' ? <Start account={account} {...props} /> : null;
}

/** The name the person gave, or what their address says before the @. */
function nameOf({ profile, user }: SignedIn): string {
  return profile.display_name.trim() || (user.email.split('@')[0] ?? user.email);
}

function Start({ account, Board, Shelf, startFromText }: StartScreenProps & { account: SignedIn }) {
  const t = useTranslate();
  /** Null until the server has been asked. */
  const [hasCv, setHasCv] = useState<boolean | null>(null);
  const [due, setDue] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call(countCvs, { query: { limit: 1 } }, { signal: leaving.signal }).then(
      ({ total }) => setHasCv(total > 0),
      // A failure is left to the connection banner.
      () => setHasCv((now) => now ?? false),
    );
    return () => leaving.abort();
  }, []);

  return (
    <div className="flex flex-col gap-8 pt-6 pb-20">
      <div className="bar-width grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <PageHeading page={t('start.page')} className="text-title">
            <RichText
              text={t('start.welcome', { name: nameOf(account) })}
              marks={{ name: (name) => <span translate="no">{name}</span> }}
            />
          </PageHeading>
          <p className="mt-1.5 text-lead text-muted">
            {t('start.whatToDo')} <strong className="font-semibold text-ink">{due}</strong>
          </p>
        </div>
        <PasteBox field={field} onStart={startFromText} />
      </div>
      <div className="bar-width">
        <YourBoard
          Board={Board}
          onDue={setDue}
          first={<FirstSteps hasCv={hasCv ?? false} onPaste={() => field.current?.focus()} />}
        />
      </div>
      <Pages hasCv={hasCv} Shelf={Shelf} />
      <div className="bar-width">
        <Suspense fallback={<div className="min-h-284 md:min-h-152" />}>
          <FeatureIndex isAdmin={account.isAdmin} />
        </Suspense>
      </div>
    </div>
  );
}

/** The shelf of someone who has CVs; for a newcomer the way to the first. */
function Pages({ hasCv, Shelf }: { hasCv: boolean | null; Shelf: ComponentType }) {
  // About as high as what comes: the rest of the page stays where it is.
  const room = <div className="min-h-28" />;
  if (hasCv === null) return room;
  return <Suspense fallback={room}>{hasCv ? <Shelf /> : <NewcomerCards />}</Suspense>;
}
