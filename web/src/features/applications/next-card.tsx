import { findNextStep, type WorkspaceTab } from '@trayecto/core/applications';
import type { ApplicationRecord } from '@trayecto/core/contract';
import { ArrowRight } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';

interface NextCardProps {
  readonly application: ApplicationRecord;
  /** Where the person is: a tab that has the step itself needs no way to it. */
  readonly tab: WorkspaceTab;
  readonly onTailor: () => void;
  readonly onWrite: () => void;
  readonly onSend: () => void;
  readonly onOpen: (tab: WorkspaceTab) => void;
}

/** What comes after what is on the screen, and one press that does it. */
export function NextCard({ application, tab, ...ways }: NextCardProps) {
  const { t } = useLanguage();
  // The person's own note of what comes next is in the header; here it is the way through the application.
  const { kind, tab: place } = findNextStep({ ...application, next_action: '' });
  // A letter is written on the tab of the email too.
  const isHere = (place === tab && kind !== 'send') || (kind === 'write' && tab === 'email');
  if (kind === 'none' || kind === 'own' || isHere) return null;
  const go = {
    choose: () => ways.onOpen(place),
    tailor: ways.onTailor,
    write: ways.onWrite,
    send: ways.onSend,
    follow: () => ways.onOpen(place),
    interview: () => ways.onOpen(place),
  }[kind];
  const label = {
    choose: t('applications.next-choose'),
    tailor: t('applications.goTailor'),
    write: t('applications.next-write'),
    send: t('applications.next-send'),
    follow: t('applications.next-follow'),
    interview: t('applications.next-interview'),
  }[kind];
  return (
    <section
      aria-label={t('applications.next')}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 min-[1200px]:sticky min-[1200px]:bottom-0 min-[1200px]:-mx-1 min-[1200px]:bg-paper min-[1200px]:px-1"
    >
      <p className="text-muted">{t('applications.next')}</p>
      {/* The header has the primary once everything is ready to be sent. */}
      <Button
        kind={kind === 'send' || hasOwnStep(tab, application) ? 'secondary' : 'primary'}
        className="max-sm:w-full"
        onClick={go}
      >
        {label}
        <ArrowRight aria-hidden className="size-4.5" />
      </Button>
    </section>
  );
}

/** One primary on a screen: until there is a letter, its tab has the one that writes it. */
function hasOwnStep(tab: WorkspaceTab, { has_letter }: ApplicationRecord): boolean {
  return (tab === 'letter' || tab === 'email') && !has_letter;
}
