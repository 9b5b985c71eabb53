import { Lightbulb, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n';
import { IconButton } from './icon-button';
import { createTipRotation, TIPS } from './tips';

const TIMERS = {
  set: (work: () => void, delayMs: number) => window.setTimeout(work, delayMs),
  clear: (timer: unknown) => window.clearTimeout(Number(timer)),
};

/** "Did you know?": a tip every few seconds, until someone wants to finish reading. */
export default function TipCard() {
  const t = useTranslate();
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const rotation = useRef<ReturnType<typeof createTipRotation>>(null);
  rotation.current ??= createTipRotation(TIPS.length, setIndex, TIMERS);

  useEffect(() => {
    const running = rotation.current;
    if (!isPaused && !isHeld) running?.play();
    return () => running?.pause();
  }, [isPaused, isHeld]);

  const tip = TIPS[index];
  if (!tip) return null;
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <section
      aria-label={t('tips.heading')}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className="w-full max-w-md rounded-card border border-line bg-surface p-5 text-left"
    >
      <div className="flex items-center gap-2.5">
        <Lightbulb aria-hidden className="size-5 text-sun-ink" strokeWidth={1.75} />
        <p className="grow font-serif text-lg font-semibold">{t('tips.heading')}</p>
        <IconButton
          icon={isPaused ? Play : Pause}
          label={t(isPaused ? 'tips.play' : 'tips.pause')}
          onClick={() => setIsPaused(!isPaused)}
          className="-m-2.5"
        />
      </div>
      <div key={index} className="fade-in mt-3 min-h-31">
        <p className="eyebrow text-sea">{t(tip.category)}</p>
        <p className="mt-1.5">{t(tip.text)}</p>
      </div>
      <p className="mt-3 text-sm text-muted tabular-nums">
        {t('tips.position', { number: index + 1, total: TIPS.length })}
      </p>
    </section>
  );
}
