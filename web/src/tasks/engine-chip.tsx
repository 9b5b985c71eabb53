import type { Engine } from '@trayecto/core/assistant';
import { useTranslate } from '../i18n';
import { Chip } from '../ui/chip';

/** Who did the work, or would do it. */
export function EngineChip({ engine }: { engine: Engine }) {
  const t = useTranslate();
  return (
    <Chip tone="sea">
      {engine.kind === 'builtin' ? t('engine.builtin') : <span translate="no">{engine.name}</span>}
    </Chip>
  );
}
