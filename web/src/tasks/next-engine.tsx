import { useTranslate } from '../i18n';
import { EngineChip } from './engine-chip';
import { useModelKey } from './use-model-key';

/** Who would do the task that the person is about to start. */
export function NextEngine() {
  const t = useTranslate();
  const { data } = useModelKey();
  if (!data) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-[0.9375rem] text-muted">
      {t('engine.doneBy')} <EngineChip engine={data.engine} />
    </p>
  );
}
