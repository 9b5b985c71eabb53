import type { EnhanceKeyword } from '@trayecto/core/assistant';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n';
import { Chip, type ChipTone } from '../ui/chip';

interface KeywordSectionProps {
  readonly title: string;
  readonly line: string;
  readonly children: ReactNode;
}

/** Cards of keywords under their heading. */
export function KeywordSection({ title, line, children }: KeywordSectionProps) {
  return (
    <section aria-labelledby="keywords" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <h2 id="keywords" className="font-serif text-2xl font-semibold">
          {title}
        </h2>
        <p className="max-w-[46rem] text-muted">{line}</p>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">{children}</ul>
    </section>
  );
}

const tones = {
  placed: 'olive',
  listed: 'sea',
  shown: 'sun',
  missing: 'neutral',
} as const satisfies Record<EnhanceKeyword['status'], ChipTone>;

/** Whether the CV has the keyword, and how. */
export function KeywordChip({ status }: { status: EnhanceKeyword['status'] }) {
  const { t } = useLanguage();
  return <Chip tone={tones[status]}>{t(`tasks.${status}`)}</Chip>;
}
