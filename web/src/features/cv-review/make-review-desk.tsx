import type { CvRecord } from '@trayecto/core/contract';
import {
  answerDoubt,
  boxesOfWords,
  boxOfLine,
  type PageGeometry,
  partKeyOf,
  type Reading,
  unite,
  writeField,
} from '@trayecto/core/review';
import { PageCrop } from './page-crop';
import type { ReviewDesk } from './review-desk';
import type { ReviewModel } from './review-parts';
import type { OpenPoints } from './use-open-points';
import type { Review } from './use-review';

interface ReviewDeskParts {
  readonly record: CvRecord;
  readonly reading: Reading | null;
  readonly geometry: PageGeometry | undefined;
  readonly review: Review;
  readonly model: ReviewModel;
  readonly walk: OpenPoints;
  readonly isNarrow: boolean;
  readonly otherHeading: string;
  readonly setInHand: ReviewDesk['setInHand'];
}

/** What the parts of a review do with the CV, and where one goes on afterwards. */
export function makeReviewDesk(parts: ReviewDeskParts): ReviewDesk {
  const { record, reading, geometry, review, walk } = parts;
  const { points, sources } = parts.model;
  const { draft, decisions } = review;
  return {
    cv: draft,
    isNarrow: parts.isNarrow,
    change: review.change,
    setInHand: parts.setInHand,
    add(section, field) {
      const at = draft[section].length;
      review.change(writeField(draft, `/${section}/${at}/${field}`, 'line', ''));
      walk.unfold(partKeyOf(`/${section}/${at}`));
      walk.focus(`[data-pointer="/${section}/${at}/${field}"]`);
    },
    pointOf(pointer) {
      const point = points.find((one) => one.kind === 'field' && one.pointer === pointer);
      return point?.kind === 'field' ? point : undefined;
    },
    answer(point, answer) {
      if (answer === 'ended' || answer === 'correct') {
        walk.goToField(point.pointer);
        return;
      }
      const next = answerDoubt(draft, point.pointer, point.doubt, answer, parts.otherHeading);
      if (next !== draft) review.change(next);
      void decisions.decide({ fields: { [point.source.place]: true } });
      walk.goOn(point);
    },
    cropOf(pointer, point) {
      const source = sources.get(pointer);
      const boxes = geometry
        ? (source?.lines ?? []).flatMap((line) => boxOfLine(geometry, line) ?? [])
        : [];
      const [first, ...rest] = boxes;
      if (!reading || !geometry || !first || !source) return null;
      const together = rest.filter(({ page }) => page === first.page).reduce(unite, first);
      return (
        <PageCrop
          cvId={record.id}
          geometry={geometry}
          box={together}
          lineHeight={first.height}
          marks={point ? boxesOfWords(reading, source.lines, point.doubt.value) : []}
          text={source.text}
        />
      );
    },
  };
}
