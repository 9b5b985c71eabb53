import type { ReactNode } from 'react';
import { classes } from './classes';

export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classes('rounded-card border border-line bg-surface p-6', className)}>
      {children}
    </div>
  );
}
