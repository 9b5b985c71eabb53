import type { WorkspaceTab } from '@trayecto/core/applications';
import type { ApplicationRecord } from '@trayecto/core/contract';
import { ArrowRight } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import type { NextStep } from './use-next-step';

interface NextCardProps {
  readonly application: ApplicationRecord;
  /** Where the person is: a tab that has the step itself needs no way to it. */
  readonly tab: WorkspaceTab;
  readonly next: NextStep;
}

/** What comes after what is on the screen, and one press that does it. */
export function NextCard({ application, tab, next }: NextCardProps) {
  const { t } = useLanguage();
  const { kind, tab: place } = next;
  // A letter is written on the tab of the email too.
  const isHere = (place === tab && kind !== 'send') || (kind === 'write' && tab === 'email');
  if (kind === 'none' || isHere) return null;
  return (
    <section
      aria-label={t('applications.next')}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 min-[1200px]:sticky min-[1200px]:bottom-0 min-[1200px]:-mx-1 min-[1200px]:bg-paper min-[1200px]:px-1"
    >
      <p className="text-muted">{t('applications.next')}</p>
      {/* The header has the primary once everything is ready to be sent. */}
      <Button
        kind={kind === 'send' || hasOwnStep(tab, application) ? 'secondary' : 'primary'}
        className="max-w-full max-sm:w-full"
        onClick={next.go}
      >
        <span translate={kind === 'own' ? 'no' : undefined} className="min-w-0 wrap-anywhere">
          {next.words}
        </span>
        <ArrowRight aria-hidden className="size-4.5 shrink-0" />
      </Button>
    </section>
  );
}

/** One primary on a screen: until there is a letter, its tab has the one that writes it. */
function hasOwnStep(tab: WorkspaceTab, { has_letter }: ApplicationRecord): boolean {
  return (tab === 'letter' || tab === 'email') && !has_letter;
}
