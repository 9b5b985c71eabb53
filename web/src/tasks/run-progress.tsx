import { useLanguage } from '../i18n';
import { Button } from '../ui/button';

interface RunProgressProps {
  readonly percent: number;
  readonly message: string;
  /** What the bar is called. */
  readonly label: string;
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** A task on its way, and the way out of it. */
export function RunProgress({ percent, message, label, cancel, onCancel }: RunProgressProps) {
  const { formats } = useLanguage();
  const whole = Math.round(percent);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex justify-between gap-4 font-medium">
        {message}
        <span aria-hidden className="text-muted tabular-nums">
          {formats.percent(whole / 100)}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={whole}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2.5 overflow-hidden rounded-full bg-desk"
      >
        <div
          className="h-full rounded-full bg-terracotta motion-safe:transition-[width] motion-safe:duration-300"
          style={{ width: `${percent}%` }}
        />
      </div>
      <Button className="self-start" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
