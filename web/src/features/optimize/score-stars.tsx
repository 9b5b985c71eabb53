import { Star } from 'lucide-react';
import { useLanguage } from '../../i18n';

const POINTS_A_STAR = 20;
const places = [1, 2, 3, 4, 5] as const;

/** A star for every twenty points. */
export function ScoreStars({ score }: { score: number }) {
  const { t } = useLanguage();
  const count = Math.round(score / POINTS_A_STAR);
  return (
    <span role="img" aria-label={t('optimize.stars', { count })} className="flex gap-0.5">
      {places.map((place) => (
        <Star
          key={place}
          aria-hidden
          strokeWidth={1.5}
          className={place <= count ? 'size-5 fill-sun text-sun' : 'size-5 text-edge'}
        />
      ))}
    </span>
  );
}
