import ArrowRight from 'lucide-react/icons/arrow-right';
import FileUp from 'lucide-react/icons/file-up';
import Sparkles from 'lucide-react/icons/sparkles';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Account } from '../../api/account-store';
import { call } from '../../api/browser-api';
import { useAccount } from '../../api/use-account';
import { paths } from '../../app/paths';
import { RichText, useTranslate } from '../../i18n';
import { PageHeading } from '../../ui/page-heading';
import { countCvs } from './count-cvs';
import { FeatureIndex } from './feature-index';
import { PasteBox } from './paste-box';
import { YourBoard } from './your-board';

/** For newcomers alone, who are known as such once the server has been asked. */
const FirstSteps = lazy(() => import('./first-steps'));

type SignedIn = Extract<Account, { status: 'signed-in' }>;

/** What is only loaded once it is wanted. */
interface StartScreenProps {
  readonly Board: ComponentType;
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
    <div className="flex flex-col gap-10 pt-8 pb-20">
      <div className="bar-width grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <PageHeading page={t('start.page')} className="text-title">
            <RichText
              text={t('start.welcome', { name: nameOf(account) })}
              marks={{ name: (name) => <span translate="no">{name}</span> }}
            />
          </PageHeading>
          <p className="mt-2 text-lead text-muted">{t('start.whatToDo')}</p>
        </div>
        <PasteBox field={field} onStart={startFromText} />
      </div>
      <div className="bar-width">
        <YourBoard
          Board={Board}
          first={<FirstSteps hasCv={hasCv ?? false} onPaste={() => field.current?.focus()} />}
        />
      </div>
      <Pages hasCv={hasCv} Shelf={Shelf} />
      <div className="bar-width">
        <FeatureIndex isAdmin={account.isAdmin} />
      </div>
    </div>
  );
}

/** The shelf of someone who has CVs; for a newcomer the way to the first. */
function Pages({ hasCv, Shelf }: { hasCv: boolean | null; Shelf: ComponentType }) {
  // About as high as what comes: the rest of the page stays where it is.
  const room = <div className="min-h-28" />;
  if (hasCv === null) return room;
  if (hasCv) {
    return (
      <Suspense fallback={room}>
        <Shelf />
      </Suspense>
    );
  }
  return (
    <div className="bar-width grid gap-4 md:grid-cols-[1.25fr_1fr]">
      <UploadCard />
      <AnalysisCard />
    </div>
  );
}

function UploadCard() {
  const t = useTranslate();
  return (
    <Link
      href={paths.import}
      className="group flex min-h-56 flex-col items-start justify-between gap-8 rounded-card border-2 border-dashed border-terracotta/40 bg-terracotta-soft p-6 transition-colors hover:border-terracotta sm:p-8"
    >
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-terracotta text-on-terracotta">
        <FileUp aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <span>
        <span className="block font-serif text-2xl font-semibold">{t('start.uploadTitle')}</span>
        <span className="mt-1 block text-ink/80">{t('start.uploadLine')}</span>
        <span className="mt-4 inline-flex items-center gap-2 font-semibold text-terracotta">
          {t('start.uploadAction')}
          <ArrowRight
            aria-hidden
            className="size-4.5 transition-transform group-hover:translate-x-1"
          />
        </span>
      </span>
    </Link>
  );
}

/** Information only: nothing here can be pressed. */
function AnalysisCard() {
  const t = useTranslate();
  return (
    <section className="flex cursor-default flex-col items-start justify-between gap-8 rounded-card border border-line bg-surface p-6 sm:p-8">
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-sea-soft text-sea">
        <Sparkles aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <div>
        <h2 className="font-serif text-2xl font-semibold">{t('start.analysisTitle')}</h2>
        <p className="mt-1 text-muted">{t('start.analysisLine')}</p>
      </div>
    </section>
  );
}
