import type { EnhanceKeyword } from '@trayecto/core/assistant';
import { Check, CircleDashed } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { labelName } from '../../tasks/label-name';
import { classes } from '../../ui/classes';

/** One word of the job, with a sign and a word for whether the CV shows it. */
export function KeywordChip({ keyword }: { keyword: EnhanceKeyword }) {
  const { t } = useLanguage();
  const isMissing = keyword.status === 'missing';
  const Icon = isMissing ? CircleDashed : Check;
  return (
    <li
      className={classes(
        'flex min-w-0 items-center gap-2 rounded-control border px-3 py-2 text-[0.9375rem]',
        isMissing ? 'border-line text-muted' : 'border-olive/40 bg-olive-soft text-ink',
      )}
    >
      <Icon
        aria-hidden
        className={classes('size-4 shrink-0', !isMissing && 'text-olive')}
        strokeWidth={2}
      />
      <span className="min-w-0 font-medium wrap-anywhere">
        <EngineText>{labelName(keyword.keyword)}</EngineText>
      </span>
      <span className="sr-only">{`, ${t(`tasks.${keyword.status}`)}`}</span>
    </li>
  );
}
