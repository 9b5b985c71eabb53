import { useLanguage } from '../i18n';

interface ScoreLineProps {
  /** In the order in which they were measured, from 0 to 100. */
  readonly points: readonly { readonly value: number; readonly at: string }[];
  /** What it shows, in words, for those who do not see it. */
  readonly label: string;
}

const WIDTH = 240;
const HEIGHT = 44;
const EDGE = 6;

/** How a number has moved: small, from the first to the last, without axes. Two are the least that make a way. */
export function ScoreLine({ points, label }: ScoreLineProps) {
  const { formats } = useLanguage();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const values = points.map(({ value }) => value);
  // A number that moved by two must not look like one that moved by fifty.
  const low = Math.max(0, Math.min(...values) - 10);
  const high = Math.min(100, Math.max(...values) + 10);
  const place = (value: number, index: number) => ({
    x: EDGE + (index * (WIDTH - 2 * EDGE)) / (points.length - 1),
    y: HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low),
  });
  const drawn = values.map(place);
  const end = drawn.at(-1);
  const day = (at: string) => formats.shortDate(new Date(at));
  return (
    <figure className="flex max-w-80 flex-col gap-1">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full overflow-visible"
      >
        <polyline
          points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-olive"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {drawn.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={2.5} className="fill-olive" />
        ))}
        {end && (
          <circle
            cx={end.x}
            cy={end.y}
            r={4.5}
            className="fill-olive stroke-surface"
            strokeWidth={2}
          />
        )}
      </svg>
      <figcaption aria-hidden className="flex justify-between text-sm text-muted tabular-nums">
        <span>{[formats.number(first.value), day(first.at)].join(' · ')}</span>
        <span>{[formats.number(last.value), day(last.at)].join(' · ')}</span>
      </figcaption>
    </figure>
  );
}
