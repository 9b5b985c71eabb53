import { findNextStep, judgeUrgency, type Stage, stages } from '@trayecto/core/applications';
import type { ApplicationSummary } from '@trayecto/core/contract';
import {
  type ComponentProps,
  type DragEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '../../i18n';
import { classes } from '../../ui/classes';
import { today } from '../days';
import { StageStop } from '../stage-line';
import { ApplicationCard } from './application-card';
import type { Columns } from './board';
import { useParts } from './more-button';

/** What a dragged card carries. */
export const CARD_TYPE = 'application/x-trayecto-application';
const WIDE = '(min-width: 900px)';

interface BoardColumnsProps {
  readonly columns: Columns;
  readonly onMove: (application: ApplicationSummary, stage: Stage) => void;
}

/** The line of stops and under each the cards that are there; on a phone one stop at a time. */
export function BoardColumns({ columns, onMove }: BoardColumnsProps) {
  const isWide = useIsWide();
  const first = stages.find((stage) => columns[stage].length > 0) ?? 'preparing';
  const [wanted, setWanted] = useState<Stage | null>(null);
  const shown = wanted ?? first;
  const all = stages.flatMap((stage) => columns[stage]);

  /** Terracotta is what is due, or on a phone the stop one looks at; sea is the arrival. */
  function chooseLook(stage: Stage) {
    if (isWide ? isDue(columns[stage]) : stage === shown) return 'here';
    return stage === 'answer' ? 'arrival' : 'ring';
  }

  function drop(event: DragEvent, stage: Stage) {
    event.preventDefault();
    const id = event.dataTransfer.getData(CARD_TYPE);
    const application = all.find((one) => one.id === id);
    if (application) onMove(application, stage);
  }

  const swipe = useSwipe((by) => {
    const next = stages[stages.indexOf(shown) + by];
    if (!isWide && next) setWanted(next);
  });

  return (
    <div>
      <ol className="grid grid-cols-4 lg:gap-x-5">
        {stages.map((stage, index) => {
          const head = (
            <StageHead
              stage={stage}
              look={chooseLook(stage)}
              count={columns[stage].length}
              isLast={index === stages.length - 1}
            />
          );
          return (
            <li key={stage} className="min-w-0">
              {isWide ? (
                <h3 className="flex flex-col gap-1.5">{head}</h3>
              ) : (
                <button
                  type="button"
                  aria-pressed={stage === shown}
                  onClick={() => setWanted(stage)}
                  className={classes(
                    'flex min-h-14 w-full flex-col items-center gap-1 text-[0.8125rem]',
                    stage === shown ? 'text-ink' : 'text-muted',
                  )}
                >
                  {head}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <div
        className="mt-3 grid items-start gap-5 min-[900px]:grid-cols-4"
        onTouchStart={swipe.begin}
        onTouchEnd={swipe.end}
      >
        {stages
          .filter((stage) => isWide || stage === shown)
          .map((stage) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the menu of each card does the same
            <div
              key={stage}
              className="min-w-0"
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, stage)}
            >
              {columns[stage].length === 0 ? (
                <EmptyColumn stage={stage} />
              ) : (
                <Cards stage={stage} applications={columns[stage]} onMove={onMove} />
              )}
            </div>
          ))}
      </div>
    </div>
  );
}

interface StageHeadProps {
  readonly stage: Stage;
  readonly look: ComponentProps<typeof StageStop>['look'];
  readonly count: number;
  readonly isLast: boolean;
}

/** A stop on the line, its name and how many cards are there. */
function StageHead({ stage, look, count, isLast }: StageHeadProps) {
  const { t } = useLanguage();
  return (
    <>
      <span className="relative flex h-4 w-full items-center justify-center min-[900px]:justify-start">
        {!isLast && (
          <span
            aria-hidden
            className="absolute left-1/2 h-0.5 w-full bg-line min-[900px]:left-0 min-[900px]:w-[calc(100%+1.25rem)]"
          />
        )}
        <StageStop look={look} />
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 max-[899px]:justify-center">
        <span className="font-semibold">{t(`applications.stage-${stage}`)}</span>
        {count > 0 && <span className="text-sm text-muted">{count}</span>}
      </span>
    </>
  );
}

interface CardsProps extends Pick<BoardColumnsProps, 'onMove'> {
  readonly stage: Stage;
  readonly applications: readonly ApplicationSummary[];
}

function Cards({ stage, applications, onMove }: CardsProps) {
  const { t } = useLanguage();
  const { shown, more } = useParts(applications);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3" aria-label={t(`applications.stage-${stage}`)}>
        {shown.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            onMove={(to) => onMove(application, to)}
          />
        ))}
      </ul>
      {more}
    </div>
  );
}

const LEAST_SWIPE = 60;

/** A finger that goes sideways, and not up or down, turns to the stop beside. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    begin: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    end: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!touch || !from.current) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      if (Math.abs(x) > LEAST_SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

function isDue(applications: readonly ApplicationSummary[]): boolean {
  return applications.some((one) =>
    ['late', 'today'].includes(judgeUrgency(findNextStep(one), today())),
  );
}

/** Two lines on what will be there. */
function EmptyColumn({ stage }: { stage: Stage }) {
  const { t } = useLanguage();
  return (
    <div className="rounded-card border border-dashed border-edge p-5">
      <p className="font-semibold">{t(`applications.empty-${stage}`)}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">{t(`applications.emptyLine-${stage}`)}</p>
    </div>
  );
}

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const update = () => setIsWide(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isWide;
}
