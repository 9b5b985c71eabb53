import type { PlacedText } from '@trayecto/core/document';
import { isProofPlace } from '@trayecto/core/proofread';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { LivePages } from '../../../document/live-drawing';
import { useTranslate } from '../../../i18n';
import { mendByKey } from '../../../proofread/place-findings';
import { MarkedText } from '../../../proofread/proof-layer';
import { useFindings } from '../../../proofread/use-proofreading';
import { usePlaceName } from './name-text';
import { numberCv } from './number-cv';
import { isLine, isLongText, readTarget } from './place-edits';
import { measurePlace, type TypedPlace } from './typed-place';
import type { PageEditing, Typing } from './use-page-editing';

interface TypingBoxProps {
  readonly typing: Typing;
  readonly pages: LivePages;
  readonly texts: readonly PlacedText[];
  readonly editing: PageEditing;
}

type Variables = CSSProperties & Record<`--${string}`, number>;

/** A text being typed where it is printed, in the letters it is printed in. Plain text: the template styles it. */
export function TypingBox({ typing, pages, texts, editing }: TypingBoxProps) {
  const t = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const { at, caret } = typing;
  const name = usePlaceName(at);
  const place = useTypedPlace({ typing, pages, texts });
  const text = editing.readText(at);
  const findings = useFindings(text, isProofPlace(at));
  const isWide = isLongText(at) || (isLine(at) && place?.kind !== 'tag');

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.focus();
    const to = caret === 'end' ? area.value.length : caret;
    area.setSelectionRange(to, to);
  }, [caret]);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const area = event.currentTarget;
    const mended = mendByKey(event, area, findings);
    if (!mended) return editing.pressWhileTyping(event);
    event.preventDefault();
    flushSync(() => editing.write(at, mended.text));
    area.setSelectionRange(mended.caret, mended.caret);
  }

  if (!place) return null;
  const { box, line, page, room, kind } = place;
  const style: Variables = {
    '--x': box.x,
    '--y': box.y,
    '--w': box.width,
    '--h': box.height,
    '--line': line,
    '--page': page,
    '--room': Math.max(room, 40),
  };
  const look = { 'data-kind': kind, 'data-wide': isWide || undefined, style };
  return (
    <>
      <textarea
        ref={field}
        translate="no"
        rows={1}
        className="place-typing"
        {...look}
        aria-label={t('editor.typingIn', { place: name })}
        aria-keyshortcuts="Escape"
        value={text}
        onChange={({ target }) => editing.write(at, target.value, target.selectionStart)}
        onKeyDown={press}
        onBlur={(event) => {
          // What has the focus next is a part of the page, or its own business: either way the typing is done.
          if (event.relatedTarget !== null) editing.endTyping();
        }}
      />
      {findings.length > 0 && (
        <div {...look} aria-hidden translate="no" className="place-typing place-typing-marks">
          <MarkedText value={text} findings={findings} />
        </div>
      )}
    </>
  );
}

/**
 * Where the text is on the pages drawn last. One that is new is not on any yet: it is below the one before it until it is.
 * Pages drawn before it began are not asked, since on them its place is another's.
 */
function useTypedPlace({
  typing,
  pages,
  texts,
}: Pick<TypingBoxProps, 'typing' | 'pages' | 'texts'>) {
  const known = useRef<TypedPlace | null>(null);
  const { at, since } = typing;
  const isKnowing = since === null || numberCv(pages.of.cv) >= numberCv(since);
  const found = isKnowing ? measurePlace(at, pages, texts) : null;
  known.current = found ?? known.current ?? measureBelow(at, pages, texts);
  return known.current;
}

/** Of what is not printed yet: under the line before it. */
function measureBelow(
  at: string,
  pages: LivePages,
  texts: readonly PlacedText[],
): TypedPlace | null {
  const target = readTarget(at);
  if (target?.kind !== 'line') return measurePlace(at, pages, texts);
  for (let index = target.index - 1; index >= 0; index--) {
    const before = measurePlace(`${target.of}/${index}`, pages, texts);
    if (!before) continue;
    const lines = pages.picture.places.get(`${target.of}/${index}`) ?? [];
    const height = lines[0]?.height ?? before.box.height;
    const { x, y, height: above } = before.box;
    return { ...before, box: { x, y: y + above + height * 0.35, width: before.box.width, height } };
  }
  return measurePlace(target.of, pages, texts);
}
