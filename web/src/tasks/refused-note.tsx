import type { RefusedText } from '@trayecto/core/assistant';
import { useTranslate } from '../i18n';
import { Alert } from '../ui/alert';

const MOST_QUOTED = 3;

/** Where a model said too much and the built-in engine's words stand instead: never a silent swap. */
export function RefusedNote({ refused = [] }: { refused?: readonly RefusedText[] | undefined }) {
  const t = useTranslate();
  if (refused.length === 0) return null;
  const quotes = [...new Set(refused.map(({ quote }) => `«${quote}»`))].slice(0, MOST_QUOTED);
  return <Alert kind="info">{t('engine.refused', { quotes: quotes.join(', ') })}</Alert>;
}
