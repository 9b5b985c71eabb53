import { EyeOff, FolderLock, KeyRound, type LucideIcon, Scale } from 'lucide-react';
import { useId } from 'react';
import { type PlainKey, useTranslate } from '../../../i18n';
import { SectionHeading } from './section-heading';

interface Pledge {
  readonly icon: LucideIcon;
  readonly title: PlainKey;
  readonly line: PlainKey;
}

const PLEDGES: readonly Pledge[] = [
  { icon: FolderLock, title: 'landing.privacyFolderTitle', line: 'landing.privacyFolderLine' },
  { icon: EyeOff, title: 'landing.privacyTrackTitle', line: 'landing.privacyTrackLine' },
  { icon: KeyRound, title: 'landing.privacyKeyTitle', line: 'landing.privacyKeyLine' },
  { icon: Scale, title: 'landing.privacyOpenTitle', line: 'landing.privacyOpenLine' },
];

export function PrivacySection() {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="page-width py-20 lg:py-28">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:gap-20">
        <div>
          <SectionHeading
            id={id}
            eyebrow={t('landing.privacyEyebrow')}
            title={t('landing.privacyTitle')}
          />
          <p className="mt-6 text-lead text-muted">{t('landing.privacyLine')}</p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {PLEDGES.map(({ icon: Icon, title, line }) => (
            <li key={title} className="flex gap-5 py-6">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-sea" strokeWidth={1.6} />
              <div>
                <h3 className="font-serif text-xl font-semibold">{t(title)}</h3>
                <p className="mt-1 text-muted">{t(line)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
