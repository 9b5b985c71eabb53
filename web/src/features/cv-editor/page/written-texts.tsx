import { type DocumentTree, listPlaces } from '@trayecto/core/document';
import type { CSSProperties } from 'react';
import type { LivePages } from '../../../document/live-drawing';
import { isLine, isLongText } from './place-edits';
import { measurePlace } from './typed-place';

interface WrittenTextsProps {
  /** Of what is written now. */
  readonly tree: DocumentTree;
  /** As they were drawn last. */
  readonly pages: LivePages;
  /** The text that somebody is typing in. */
  readonly typed: string | null;
}

/** While the pages cannot be drawn, what was written since is shown over what it replaces. */
export function WrittenTexts({ tree, pages, typed }: WrittenTextsProps) {
  const drawn = new Map(pages.texts.map(({ at, texts }) => [at, texts.join('\n')]));
  return listPlaces(tree).map(({ at, kind, texts }) => {
    const text = texts.join('\n');
    const before = drawn.get(at);
    if (at === typed || before === undefined || before === text) return null;
    const place = measurePlace(at, pages, pages.texts);
    if (!place) return null;
    const { box, line, page, room } = place;
    const style: CSSProperties & Record<`--${string}`, number> = {
      ...{ '--x': box.x, '--y': box.y, '--w': box.width, '--h': box.height },
      ...{ '--line': line, '--page': page, '--room': Math.max(room, 40) },
    };
    const isWide = isLongText(at) || (isLine(at) && kind !== 'tag');
    return (
      // The button under it is what is read and pressed.
      <div
        key={at}
        aria-hidden
        translate="no"
        data-written={at}
        data-kind={kind}
        data-wide={isWide || undefined}
        style={style}
        className="place-typing place-written"
      >
        {text}
      </div>
    );
  });
}
