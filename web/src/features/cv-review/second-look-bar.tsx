import { ScanText } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { EngineFailure } from '../../tasks/engine-failure';
import { useModelKey } from '../../tasks/use-model-key';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import type { SecondLook, SecondReading } from './use-second-look';

const MOST_SHOWN = 12;

/** Only where a model is set up: the built-in engine has read the file already. */
export function SecondLookBar({ look }: { look: SecondLook }) {
  const { t } = useLanguage();
  const engine = useModelKey().data?.engine;
  if (engine?.kind !== 'model') return null;
  const { state } = look;
  return (
    <div className="bar-width flex flex-col gap-3 pt-4 lg:pb-4">
      {state.phase === 'failed' && (
        <EngineFailure
          error={state.error}
          describe={(reason) => t('review.secondFailed', { reason })}
          onRetry={look.run}
          onBuiltin={look.dismiss}
          onDismiss={look.dismiss}
        />
      )}
      {state.phase === 'done' && <Filled reading={state.reading} look={look} />}
      {(state.phase === 'idle' || state.phase === 'running') && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button isBusy={look.isRunning} onClick={look.run}>
            <ScanText aria-hidden className="size-4.5" />
            {t('review.second')}
          </Button>
          {look.isRunning ? (
            <>
              <p role="status" className="text-[0.9375rem]">
                {t('review.secondRunning')}
              </p>
              <Button kind="ghost" onClick={look.cancel}>
                {t('review.secondCancel')}
              </Button>
            </>
          ) : (
            <p className="flex flex-wrap items-center gap-2 text-[0.9375rem] text-muted">
              {t('review.secondLine')} <EngineChip engine={engine} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Filled({ reading, look }: { reading: SecondReading; look: SecondLook }) {
  const { t } = useLanguage();
  const { filled } = reading;
  if (filled.length === 0) {
    return (
      <Alert kind="info" onDismiss={look.dismiss}>
        {t('review.secondNothing')}
      </Alert>
    );
  }
  return (
    <Alert kind="success" onDismiss={look.dismiss}>
      <p>{t('review.secondFilled', { count: filled.length })}</p>
      <ul translate="no" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {filled.slice(0, MOST_SHOWN).map(({ pointer, value }) => (
          <li key={pointer} className="max-w-full truncate">
            {`«${value}»`}
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={look.undo}>
        {t('review.secondUndo')}
      </Button>
    </Alert>
  );
}
