import { useLanguage } from '../../i18n';
import { Chip, type ChipTone } from '../../ui/chip';

const GREEN_FROM = 90;
const BLUE_FROM = 80;

function chooseTone(percent: number): ChipTone {
  if (percent >= GREEN_FROM) return 'olive';
  return percent >= BLUE_FROM ? 'sea' : 'sun';
}

export function MatchBadge({ percent }: { percent: number }) {
  const { t, formats } = useLanguage();
  return (
    <Chip tone={chooseTone(percent)}>
      <span className="whitespace-nowrap tabular-nums">
        {t('jobs.match', { percent: formats.percent(percent / 100) })}
      </span>
    </Chip>
  );
}
