import { TEXT_VIEW_CHARACTERS } from '@trayecto/core/cv';
import { type DocumentTree, writeText } from '@trayecto/core/document';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { PlainText, TextSheet } from '../../../cvs/raw-text';
import { useTranslate } from '../../../i18n';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { SegmentedChoice } from '../../../ui/segmented-choice';

type DisplayMode = 'structured' | 'text' | 'raw';

/** What decides how a CV is shown at first. */
export interface CvExtent {
  readonly isLarge: boolean;
  /** Nothing but text could be made of the file. */
  readonly usesRawData: boolean;
  /** Of the text that was read, not of what was made of it. */
  readonly contentCharacters: number;
}

interface Texts {
  readonly raw: ReactNode;
  readonly formattedRaw: ReactNode;
}

/** A CV as the page, as text laid out to be read, or as the text of its file; or not at all for now. */
export function useDisplayMode(
  tree: DocumentTree,
  extent: CvExtent,
  { hasData, isBegun }: { readonly hasData: boolean; readonly isBegun: boolean },
  texts: Texts,
) {
  const t = useTranslate();
  const { isLarge, usesRawData, contentCharacters } = extent;
  const isLongText = contentCharacters > TEXT_VIEW_CHARACTERS;
  // Long CVs and those that are nothing but text have a third way to be seen.
  const hasTextMode = isLarge || usesRawData || isLongText;
  const text = useMemo(() => (hasTextMode ? writeText(tree) : ''), [hasTextMode, tree]);
  const isVeryLong = isLongText || text.length > TEXT_VIEW_CHARACTERS;
  const [chosenMode, setMode] = useState<DisplayMode | null>(null);
  const [isShown, setIsShown] = useState(true);
  const wanted = chosenMode ?? ((usesRawData && !isBegun) || isVeryLong ? 'text' : 'structured');
  // Without any data there is no page to lay out, and its text is still easier to read formatted.
  const readable = usesRawData && chosenMode !== 'raw' ? 'text' : 'raw';
  const mode = hasData ? wanted : readable;
  const hasChoice = hasData || usesRawData;

  function choose(next: DisplayMode) {
    setMode(next);
    // The choice goes from the menu over the text, or back: what had the focus is gone, and so the menu closes.
    if ((mode === 'structured') !== (next === 'structured'))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  const structured = { value: 'structured', label: t('cv.structured') } as const;
  const formatted = { value: 'text', label: t('document.formattedText') } as const;
  const raw = { value: 'raw', label: t('cv.raw') } as const;
  const pages = hasData ? [structured] : [];
  const choice = hasChoice && (
    <SegmentedChoice<DisplayMode>
      legend={t('cv.viewMode')}
      // Three of them are wider than a menu, or a phone.
      className={
        hasTextMode ? 'max-w-full flex-wrap rounded-card! [&_label]:px-3' : '[&_label]:px-3'
      }
      value={mode}
      onChange={choose}
      options={hasTextMode ? [...pages, formatted, raw] : [...pages, raw]}
    />
  );
  const sheets: Record<DisplayMode, ReactNode> = {
    structured: null,
    raw: texts.raw,
    text: usesRawData ? (
      texts.formattedRaw
    ) : (
      <TextSheet label={t('document.formattedText')}>
        <PlainText text={text} />
      </TextSheet>
    ),
  };
  return {
    mode,
    isShown,
    /** In the menu. While something else than the page is shown, the way back is in sight instead. */
    choice: (
      <>
        {mode === 'structured' && <div className="px-2 py-1.5">{choice}</div>}
        <ShowToggle isShown={isShown} onChange={setIsShown} />
      </>
    ),
    notice: (
      <>
        {hasChoice && mode !== 'structured' && (
          <div className="flex justify-center py-1">{choice}</div>
        )}
        {isVeryLong && chosenMode === null && (
          <Alert kind="info">{t('document.formattedBecauseLong')}</Alert>
        )}
      </>
    ),
    /** In the page's place. */
    shown: isShown ? sheets[mode] : null,
  };
}

function ShowToggle({ isShown, onChange }: { isShown: boolean; onChange: (is: boolean) => void }) {
  const t = useTranslate();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Button
      kind="ghost"
      className="justify-start"
      aria-expanded={isShown}
      onClick={() => onChange(!isShown)}
    >
      <Icon aria-hidden className="size-4.5" />
      {t(isShown ? 'cv.hidePreview' : 'cv.showPreview')}
    </Button>
  );
}
