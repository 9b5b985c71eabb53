import { type EndpointOutput, fitPages } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { andLists } from '@trayecto/core/text';
import { useState } from 'react';
import { call } from '../../../api/browser-api';
import { describeError } from '../../../api/describe-error';
import type { Design, DesignChoiceState } from '../../../document/design';
import type { PagesRequest } from '../../../document/pages-picture';
import { type PlainKey, useLanguage } from '../../../i18n';

interface FitNews {
  readonly words: string;
  /** Once the squeeze is undone, or the text that was too long has changed, the news is gone. */
  readonly about: Fitted | Cv;
}

interface Fitted {
  readonly squeeze: Squeeze;
  readonly before: Design['squeeze'];
}

type Squeeze = NonNullable<Design['squeeze']>;
type UsedPages = EndpointOutput<typeof fitPages>['after'];

const changeWords: Readonly<Record<'spacing' | 'margins' | 'text', PlainKey>> = {
  spacing: 'editor.fitSpacing',
  margins: 'editor.fitMargins',
  text: 'editor.fitText',
};

export type Fitting = ReturnType<typeof useFit>;

/** Makes a CV end a page sooner: tells what it gave up for it, and gives it back in one step. */
export function useFit(
  { cv, design, language }: PagesRequest,
  { change, takeBack = change }: DesignChoiceState,
) {
  const { t, formats, language: spoken } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [news, setNews] = useState<FitNews | null>(null);

  async function fit(target: number) {
    setIsBusy(true);
    setNews(null);
    const { squeeze: before } = design;
    const body = { cv, language, ...withoutSqueeze(design), target };
    try {
      const { isFitted, after, squeeze, changes } = await call(fitPages, { body });
      if (!isFitted || squeeze === null) {
        setNews({ words: tellExcess(after, target), about: cv });
        return;
      }
      change({ squeeze });
      const what = andLists[spoken].format(changes.map((one) => t(changeWords[one.what])));
      setNews({ words: t('editor.fitted', { what }), about: { squeeze, before } });
    } catch (error) {
      setNews({ words: describeError(error, t, formats), about: cv });
    } finally {
      setIsBusy(false);
    }
  }

  /** How much would still be too much; lines can be counted where one page has them all. The meter tells the pages. */
  function tellExcess({ count, spill }: UsedPages, target: number): string {
    const isCounted = spill !== null && count === target + 1;
    const way = isCounted ? t('editor.fitLines', { count: spill.lines }) : t('editor.fitShorten');
    return `${t('editor.fitFailed', { count: target })} ${way}`;
  }

  function show({ words, about }: FitNews) {
    if (!('squeeze' in about)) return about === cv ? { words, onUndo: null } : null;
    const { squeeze, before } = about;
    return isSame(squeeze, design.squeeze)
      ? { words, onUndo: () => takeBack({ squeeze: before }) }
      : null;
  }

  return {
    fit: (target: number) => void fit(target),
    isBusy,
    news: news && show(news),
    dismiss: () => setNews(null),
  };
}

const isSame = (squeeze: Squeeze, now: Design['squeeze']) =>
  (['spacing', 'margins', 'text'] as const).every((key) => now?.[key] === squeeze[key]);

/** What was given up before is not given up twice. */
function withoutSqueeze({ squeeze: _, ...rest }: Design) {
  return rest;
}
