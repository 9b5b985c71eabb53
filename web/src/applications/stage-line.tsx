import { type Stage, stages } from '@trayecto/core/applications';
import { useTranslate } from '../i18n';
import { classes } from '../ui/classes';

interface StageLineProps {
  readonly current: Stage;
  /** None: the line only shows where it is. */
  readonly onChoose?: (stage: Stage) => void;
  /** On a phone only the stop it is at is named, under the line. */
  readonly isShort?: boolean;
}

/** The stops of an application: terracotta is here, sea is the arrival, the rest are rings. */
export function StageLine({ current, onChoose, isShort = false }: StageLineProps) {
  const t = useTranslate();
  return (
    <ol
      aria-label={t('applications.stages')}
      className={classes('relative flex', isShort && 'max-sm:-ml-3.5')}
    >
      {stages.map((stage, index) => {
        const isHere = stage === current;
        const stop = (
          <>
            <span className="relative flex h-4 w-full items-center justify-center">
              {index > 0 && (
                <span aria-hidden className="absolute right-1/2 h-0.5 w-full bg-line" />
              )}
              <StageStop look={chooseLook(stage, isHere)} />
            </span>
            <span
              className={classes(
                'text-sm',
                isHere ? 'font-semibold text-ink' : 'text-muted',
                isShort &&
                  (isHere ? 'max-sm:absolute max-sm:left-3.5 max-sm:bottom-0' : 'max-sm:sr-only'),
              )}
            >
              {t(`applications.stage-${stage}`)}
            </span>
          </>
        );
        const look = classes(
          'flex min-h-11 w-full flex-col items-center justify-center gap-1 rounded-control px-1',
          isShort && 'max-sm:justify-start max-sm:pt-1.5',
        );
        return (
          <li
            key={stage}
            className={classes(isShort ? 'w-11' : 'w-20', 'sm:w-24')}
            aria-current={isHere ? 'step' : undefined}
          >
            {onChoose && !isHere ? (
              <button
                type="button"
                className={classes(look, 'hover:[&_span]:text-ink')}
                onClick={() => onChoose(stage)}
              >
                {stop}
              </button>
            ) : (
              <span className={look}>{stop}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const STOPS = {
  here: 'border-terracotta bg-terracotta ring-3 ring-terracotta-soft',
  arrival: 'border-sea bg-sea',
  ahead: 'border-sea bg-paper',
  ring: 'border-edge bg-paper',
} as const;

/** One stop, 14 px. */
export function StageStop({ look }: { look: keyof typeof STOPS }) {
  return (
    <span
      aria-hidden
      className={classes('relative size-3.5 shrink-0 rounded-full border-2', STOPS[look])}
    />
  );
}

function chooseLook(stage: Stage, isHere: boolean): keyof typeof STOPS {
  if (stage === 'answer') return isHere ? 'arrival' : 'ahead';
  return isHere ? 'here' : 'ring';
}
