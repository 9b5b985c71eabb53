import Search from 'lucide-react/icons/search';
import { useCallback, useEffect, useState } from 'react';
import { languageStore, useTranslate } from '../../i18n';
import { paths } from '../paths';
import { isGoToKey } from './go-to-key';

const dialogs = {
  places: () => import('./go-to-dialog'),
  keys: () => import('./keys-dialog'),
};
type Wanted = keyof typeof dialogs;

async function loadDialog(wanted: Wanted) {
  const [module] = await Promise.all([dialogs[wanted](), languageStore.addAreas('applications')]);
  return module.default;
}

/** As they are written on the keys, in every language. */
const KEYS = 'Ctrl K';

/** One question over another would leave the first without an answer. */
const isAsked = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Not in a field, nor on the page of a CV, whose keys are others. */
function isHelpKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey) return false;
  const isTyping = target instanceof Element && target.closest('input, textarea, select');
  return !isTyping && window.location.pathname !== paths.edit;
}

/** The way to any place by its name, from the bar or with Ctrl K; the sheet of keys with a question mark. */
export default function GoTo() {
  const t = useTranslate();
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const open = useCallback((wanted: Wanted) => {
    loadDialog(wanted).then(
      (loaded) => setDialog(() => loaded),
      // What cannot be fetched now is asked for again with the next press.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const wanted = isGoToKey(event) ? 'places' : isHelpKey(event) ? 'keys' : null;
      if (wanted === null || event.defaultPrevented) return;
      event.preventDefault();
      if (!isAsked()) open(wanted);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [open]);
  return (
    <>
      <button
        type="button"
        title={`${t('nav.goTo')} (${KEYS})`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('places')}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-[0.9375rem] font-medium whitespace-nowrap text-muted transition-colors hover:text-ink @max-[10rem]:hover:bg-ink/6 @min-[10rem]:border @min-[10rem]:border-line @min-[10rem]:bg-surface @min-[10rem]:px-3 @min-[10rem]:hover:border-edge"
      >
        <Search aria-hidden className="size-5" strokeWidth={1.75} />
        <span className="@max-[10rem]:sr-only">{t('nav.goTo')}</span>
        <kbd className="ml-3 hidden rounded-[6px] font-sans border border-line px-1.5 text-xs @min-[10rem]:inline">
          {KEYS}
        </kbd>
      </button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
