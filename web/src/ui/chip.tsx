import type { ReactNode } from 'react';
import { classes } from './classes';

export type ChipTone = 'neutral' | 'olive' | 'terracotta' | 'sea' | 'sun';

const TONES: Record<ChipTone, string> = {
  neutral: 'bg-desk text-muted',
  olive: 'bg-olive-soft text-olive',
  terracotta: 'bg-terracotta-soft text-terracotta',
  sea: 'bg-sea-soft text-sea',
  sun: 'bg-sun-soft text-sun-ink',
};

export function Chip({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-[0.8125rem] font-semibold',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
