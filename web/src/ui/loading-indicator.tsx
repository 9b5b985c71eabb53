import { lazy, Suspense } from 'react';
import { languageStore, useTranslate } from '../i18n';
import { classes } from './classes';
import { LogoMark } from './logo';

const TipCard = lazy(async () => {
  const [card] = await Promise.all([import('./tip-card'), languageStore.addAreas('tips')]);
  return card;
});

const SIZES = {
  small: { mark: 'h-5', text: 'text-sm' },
  medium: { mark: 'h-9', text: 'text-base' },
  large: { mark: 'h-14', text: 'text-lg' },
} as const;

interface LoadingIndicatorProps {
  readonly size?: keyof typeof SIZES;
  readonly message?: string;
  /** Covers the nearest positioned box, so that nothing under it can be pressed. */
  readonly isOverlay?: boolean;
  /** For long waits only. */
  readonly hasTips?: boolean;
}

export function LoadingIndicator({
  size = 'medium',
  message,
  isOverlay = false,
  hasTips = false,
}: LoadingIndicatorProps) {
  const t = useTranslate();
  const { mark, text } = SIZES[size];
  return (
    <div
      className={classes(
        'flex flex-col items-center justify-center gap-6 p-4',
        isOverlay && 'absolute inset-0 z-40 rounded-[inherit] bg-paper/85',
      )}
    >
      <div
        role="status"
        className={classes(
          'flex items-center gap-3 text-muted',
          size !== 'small' && 'flex-col text-center',
          text,
        )}
      >
        <LogoMark isMoving className={classes('w-auto', mark)} />
        {message ?? t('common.loading')}
      </div>
      {hasTips && (
        <Suspense>
          <TipCard />
        </Suspense>
      )}
    </div>
  );
}
