import type { UnplacedLine } from '@trayecto/core/review';
import { LineDialog } from './line-dialog';
import type { ReviewModel } from './review-parts';
import type { OpenPoints } from './use-open-points';
import type { Review } from './use-review';

interface LineQuestionProps {
  readonly line: UnplacedLine;
  readonly review: Review;
  readonly model: ReviewModel;
  readonly walk: OpenPoints;
  readonly otherHeading: string;
  readonly onClose: () => void;
}

/** Where a line without a place belongs, and where one goes on after it has been said. */
export function LineQuestion(props: LineQuestionProps) {
  const { line, review, model, walk, onClose } = props;
  const { decisions } = review;
  return (
    <LineDialog
      line={line}
      cv={review.draft}
      otherHeading={props.otherHeading}
      isLeftOut={decisions.decided.lines.has(line.line)}
      isFramed={line.reason === 'framed'}
      onPlace={(target) => {
        review.place(line, target);
        onClose();
        walk.goToField(target.pointer);
      }}
      onLeaveOut={(isLeftOut) => {
        void decisions.decide({ lines: { [line.line]: isLeftOut } });
        onClose();
        const next = model.open.length > 1 ? '[data-unplaced]' : '[data-source]';
        walk.focus(isLeftOut ? next : `[data-unplaced="${line.line}"]`);
      }}
      onClose={onClose}
    />
  );
}
