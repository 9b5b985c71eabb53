import type { Notice } from '@trayecto/core/contract';
import type { Formats, Translate } from '../../i18n';

const MOST_NAMED = 3;

/** What is new, by its name: one thing with where and when, several with how often. */
export function describeNotices(
  notices: readonly Notice[],
  { t, formats, now }: { readonly t: Translate; readonly formats: Formats; readonly now: Date },
): string {
  const fresh = notices.filter((notice) => notice.is_new);
  const [first] = fresh;
  if (!first) return t('profile.noticesNew');
  const name = ({ kind }: Notice) => t(`profile.notice-${kind}`);
  if (fresh.length === 1) {
    const when = formats.relativeTime(new Date(first.at), now);
    const where = [first.device, when].filter((part) => part !== null).join(', ');
    return t('profile.noticesOne', { what: name(first), where });
  }
  const counts = new Map<string, number>();
  for (const notice of fresh) counts.set(name(notice), (counts.get(name(notice)) ?? 0) + 1);
  const names = [...counts].map(([what, count]) => (count === 1 ? what : `${what} (${count})`));
  const named = names.slice(0, MOST_NAMED).join(' · ');
  const left = names.length - MOST_NAMED;
  const what = left > 0 ? `${named} ${t('profile.noticesMore', { count: left })}` : named;
  return t('profile.noticesMany', { what });
}
