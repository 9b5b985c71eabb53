import type { PlacedText } from '@trayecto/core/document';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { type PicturePlaces, type PlaceBox, spanBoxes } from '../../../document/picture-places';
import './place-layer.css';

interface PlaceLayerProps {
  readonly label: string;
  readonly language: string;
  readonly template: string;
  readonly texts: readonly PlacedText[];
  readonly boxes: PicturePlaces;
  readonly pageHeightPt: number;
  /** The text that Tab leads to. */
  readonly stop: string | null;
  readonly selected: string | null;
}

/** The texts of the pages, each over its picture: read by a screen reader, found by the browser, chosen to be edited. */
export const PlaceLayer = memo(function PlaceLayer(props: PlaceLayerProps) {
  const { texts } = props;
  const stop = texts.some(({ at }) => at === props.stop) ? props.stop : (texts[0]?.at ?? null);
  const draw = (text: PlacedText) => (
    <PlaceButton
      key={text.at}
      text={text}
      boxes={props.boxes.get(text.at)}
      pageHeightPt={props.pageHeightPt}
      isStop={text.at === stop}
      isSelected={text.at === props.selected}
    />
  );
  return (
    <article
      translate="no"
      lang={props.language}
      aria-label={props.label}
      data-template={props.template}
      className="place-layer"
    >
      {groupBySection(texts).map(({ id, texts: inside }) => (
        <section key={id} data-section={id === '' ? undefined : id}>
          {groupByKind(inside).map((group) => (
            // Known by its place: a text that others come before keeps its button, and the focus.
            <Group key={group[0]?.at} texts={group} draw={draw} />
          ))}
        </section>
      ))}
    </article>
  );
});

interface GroupProps {
  readonly texts: readonly PlacedText[];
  readonly draw: (text: PlacedText) => ReactNode;
}

const LISTED = new Set(['bullet', 'tag', 'contact']);

function Group({ texts, draw }: GroupProps) {
  const [first] = texts;
  if (first && LISTED.has(first.kind))
    return (
      <ul>
        {texts.map((text) => (
          <li key={text.at}>{draw(text)}</li>
        ))}
      </ul>
    );
  return texts.map((text) => {
    if (text.kind === 'name') return <h2 key={text.at}>{draw(text)}</h2>;
    if (text.kind === 'heading') return <h3 key={text.at}>{draw(text)}</h3>;
    return <p key={text.at}>{draw(text)}</p>;
  });
}

interface PlaceButtonProps {
  readonly text: PlacedText;
  readonly boxes: readonly PlaceBox[] | undefined;
  readonly pageHeightPt: number;
  readonly isStop: boolean;
  readonly isSelected: boolean;
}

const PlaceButton = memo(function PlaceButton(props: PlaceButtonProps) {
  const { text, boxes = [], pageHeightPt, isStop, isSelected } = props;
  const [first, ...others] = groupByPage(boxes, pageHeightPt);
  if (!first) return null;
  return (
    <>
      <button
        type="button"
        className="place"
        data-place={text.at}
        data-kind={text.kind}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isSelected}
        style={placeBox(first.box, first.page)}
      >
        {text.texts.join(' ')}
      </button>
      {others.map(({ box, page }) => (
        <span
          key={page}
          aria-hidden
          className="place"
          data-place={text.at}
          data-more=""
          data-selected={isSelected || undefined}
          style={placeBox(box, page)}
        />
      ))}
    </>
  );
});

type Variables = CSSProperties & Record<`--${string}`, number>;

export function placeBox({ x, y, width, height }: PlaceBox, page: number): Variables {
  return { '--x': x, '--y': y, '--w': width, '--h': height, '--page': page };
}

interface OnPage {
  readonly page: number;
  readonly box: PlaceBox;
}

/** What a text takes up on each of the pages it is on. */
export function groupByPage(boxes: readonly PlaceBox[], pageHeightPt: number): readonly OnPage[] {
  const pages = groupBy(boxes, ({ y }) => Math.floor(y / pageHeightPt));
  return [...pages].flatMap(([page, lines]) => {
    const box = spanBoxes(lines);
    return box ? [{ page, box }] : [];
  });
}

function groupBySection(texts: readonly PlacedText[]) {
  const groups = groupBy(texts, ({ section }) => section ?? '');
  return [...groups].map(([id, inside]) => ({ id, texts: inside }));
}

/** Neighbours of one kind that are a list are one; everything else is alone. */
function groupByKind(texts: readonly PlacedText[]): readonly (readonly PlacedText[])[] {
  const groups: PlacedText[][] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === text.kind && LISTED.has(text.kind)) last.push(text);
    else groups.push([text]);
  }
  return groups;
}

function groupBy<T, K>(items: readonly T[], read: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(read(item), [...(groups.get(read(item)) ?? []), item]);
  return groups;
}
