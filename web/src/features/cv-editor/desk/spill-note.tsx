import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LivePages } from '../../../document/live-drawing';
import { useLanguage } from '../../../i18n';
import { IconButton } from '../../../ui/icon-button';
import { findSpill, followSpill } from './find-spill';

/** Told while it lasts: what was written goes over to one more page, and what comes to be on it. */
export function SpillNote({ pages }: { pages: LivePages | null }) {
  const { t } = useLanguage();
  const [isOver, dismiss] = useSpilling(pages);
  const spill = isOver && pages ? findSpill(pages) : null;
  return (
    <div role="status" className="empty:absolute">
      {spill && pages && (
        <p className="flex items-center gap-2 rounded-control border border-line bg-surface py-1 pr-1 pl-4 text-[0.9375rem] shadow-float">
          <span className="min-w-0 grow">
            {t('editor.spilled', { pages: pages.picture.pages.length })}{' '}
            <span className="text-muted">
              {t('editor.spillFrom', {
                count: spill.lines,
                begins: shorten(spill.begins),
              })}
            </span>
          </span>
          <IconButton
            icon={X}
            label={t('common.dismiss')}
            className="size-9! shrink-0 max-md:size-11!"
            onClick={dismiss}
          />
        </p>
      )}
    </div>
  );
}

const MOST_LETTERS = 48;

function shorten(text: string): string {
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS).trimEnd()}…`;
}

/** Only what is written counts: another look, language or paper makes more pages because somebody asked for it. */
function useSpilling(pages: LivePages | null): readonly [boolean, () => void] {
  const [before, setBefore] = useState<number | null>(null);
  const last = useRef<LivePages | null>(null);
  useEffect(() => {
    const from = last.current;
    last.current = pages;
    if (!from || !pages) return;
    const [was, is] = [from.picture.pages.length, pages.picture.pages.length];
    setBefore((known) => (hasSameLook(from, pages) ? followSpill(known, was, is) : null));
  }, [pages]);
  return [before !== null, () => setBefore(null)];
}

function hasSameLook({ of: one }: LivePages, { of: other }: LivePages): boolean {
  return (
    one.language === other.language && JSON.stringify(one.design) === JSON.stringify(other.design)
  );
}
