import type { RefusedText } from '@trayecto/core/assistant';
import { useTranslate } from '../i18n';
import { Alert } from '../ui/alert';

const MOST_QUOTED = 3;

/** Says where a model's text was refused and replaced by the built-in engine's: never a silent swap. */
export function RefusedNote({ refused = [] }: { refused?: readonly RefusedText[] | undefined }) {
  const t = useTranslate();
  if (refused.length === 0) return null;
  const quotes = [...new Set(refused.map(({ quote }) => `«${quote}»`))].slice(0, MOST_QUOTED);
  return <Alert kind="info">{t('engine.refused', { quotes: quotes.join(', ') })}</Alert>;
}
