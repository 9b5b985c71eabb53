import { Pause, Play, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n';
import { Chip } from '../../ui/chip';
import { IconButton } from '../../ui/icon-button';
import './stories-carousel.css';

const stories = ['one', 'two', 'three', 'four'] as const;
const STARS = [1, 2, 3, 4, 5];
const EVERY_MS = 5_000;

/** Sample testimonials, labelled as examples. Users can pause it. */
export function StoriesCarousel() {
  const t = useTranslate();
  const [first, setFirst] = useState(0);
  const [isPaused, setIsPaused] = useState(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [isTouched, setIsTouched] = useState(false);

  useEffect(() => {
    if (isPaused || isTouched) return;
    const timer = setInterval(() => setFirst((place) => (place + 1) % stories.length), EVERY_MS);
    return () => clearInterval(timer);
  }, [isPaused, isTouched]);

  const turned = [...stories.slice(first), ...stories.slice(0, first)];
  return (
    <section aria-roledescription="carousel" aria-label={t('improve.stories')}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="font-serif text-xl font-semibold">{t('improve.stories')}</h2>
        <Chip tone="sun">{t('improve.storiesSample')}</Chip>
        <IconButton
          icon={isPaused ? Play : Pause}
          label={t(isPaused ? 'improve.play' : 'improve.pause')}
          onClick={() => setIsPaused(!isPaused)}
        />
      </div>
      <ul
        className="stories"
        onMouseEnter={() => setIsTouched(true)}
        onMouseLeave={() => setIsTouched(false)}
        onFocus={() => setIsTouched(true)}
        onBlur={() => setIsTouched(false)}
      >
        {turned.map((story) => (
          <li key={story} className="rounded-card border border-line bg-surface p-6">
            <p role="img" aria-label={t('improve.fiveStars')} className="mb-3 flex gap-0.5">
              {STARS.map((star) => (
                <Star key={star} aria-hidden className="size-4 fill-sun text-sun" />
              ))}
            </p>
            <blockquote>{t(`improve.${story}Quote`)}</blockquote>
            <p className="mt-3 text-sm text-muted">{t(`improve.${story}Who`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
