import type { DocumentTree, PlacedText } from '@trayecto/core/document';
import { type MouseEvent, useEffect } from 'react';
import type { LivePages } from '../../../document/live-drawing';
import { PageStack } from '../../../document/page-stack';
import { useTranslate } from '../../../i18n';
import { MoveHandle } from './move-handle';
import { groupByPage, PlaceLayer, placeBox } from './place-layer';
import { TypingBox } from './typing-box';
import type { PageEditing } from './use-page-editing';
import { WrittenTexts } from './written-texts';

interface PageEditorProps {
  /** The tree of what is written now; its pages follow. */
  readonly tree: DocumentTree;
  readonly pages: LivePages | null;
  /** We couldn’t draw the pages as they are written now. */
  readonly isBehind: boolean;
  readonly zoom: number;
  readonly editing: PageEditing;
  readonly onPhoto: () => void;
  /** Where there is no room on the page: a text that is touched is typed elsewhere. */
  readonly isTypedElsewhere: boolean;
}

/** The pages that print, with every text on them to be chosen and typed where it is. */
export function PageEditor(props: PageEditorProps) {
  const { tree, pages, zoom, editing, isTypedElsewhere } = props;
  const t = useTranslate();
  const { selected, typing } = editing;

  // What was moved may be drawn out of sight: where the focus is, one looks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing may have moved it
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.dataset.place !== undefined)
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [pages]);

  /** The first press chooses, one more begins to type. */
  function press({ target }: MouseEvent<HTMLElement>) {
    if (target instanceof SVGImageElement) {
      props.onPhoto();
      return;
    }
    const place = target instanceof HTMLElement ? target.closest('[data-place]') : null;
    const at = place instanceof HTMLElement ? place.dataset.place : undefined;
    if (at === undefined) {
      if (target instanceof HTMLElement && target.closest('.place-handle, textarea') === null)
        editing.select(null);
    } else if (at === selected) editing.type(at);
    else editing.select(at);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what the buttons within it do
    <div className="page-editor" onClick={press} onKeyDown={editing.pressOnPage}>
      <PageStack tree={tree} picture={pages?.picture ?? null} zoom={zoom}>
        {pages && (
          <>
            <PlaceLayer
              label={t('editor.livePage')}
              language={pages.tree.language}
              template={pages.tree.template}
              texts={pages.texts}
              boxes={pages.picture.places}
              pageHeightPt={pages.picture.pageHeightPt}
              stop={selected}
              selected={selected}
            />
            {props.isBehind && (
              <WrittenTexts
                tree={tree}
                pages={pages}
                typed={isTypedElsewhere ? null : (typing?.at ?? null)}
              />
            )}
            {!typing && selected !== null && (
              <ChosenFrame pages={pages} texts={pages.texts} editing={editing} at={selected} />
            )}
            {typing && !isTypedElsewhere && (
              <TypingBox
                key={typing.at}
                typing={typing}
                pages={pages}
                texts={pages.texts}
                editing={editing}
              />
            )}
          </>
        )}
      </PageStack>
    </div>
  );
}

interface ChosenFrameProps {
  readonly pages: LivePages;
  readonly texts: readonly PlacedText[];
  readonly editing: PageEditing;
  readonly at: string;
}

/** Around an entry, which is many texts, and the handle to move what is chosen. */
function ChosenFrame({ pages, texts, editing, at }: ChosenFrameProps) {
  const { places, pageHeightPt } = pages.picture;
  const isText = places.has(at);
  const boxes = texts
    .filter((text) => text.at === at || (!isText && text.entry === at))
    .flatMap((text) => places.get(text.at) ?? []);
  const [first, ...others] = groupByPage(boxes, pageHeightPt);
  if (!first) return null;
  return (
    <>
      {!isText &&
        [first, ...others].map(({ box, page }) => (
          <div key={page} aria-hidden className="place-frame" style={placeBox(box, page)} />
        ))}
      <MoveHandle
        at={at}
        box={first.box}
        page={first.page}
        pages={pages}
        texts={texts}
        editing={editing}
      />
    </>
  );
}
