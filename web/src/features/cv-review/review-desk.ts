import type { Cv } from '@trayecto/core/cv';
import type { DoubtAnswer, ItemSectionKey } from '@trayecto/core/review';
import type { ReactNode } from 'react';
import type { OpenPoint } from './review-parts';

export type FieldPoint = Extract<OpenPoint, { kind: 'field' }>;

/** What the fields of a review need to know, and what they can do. */
export interface ReviewDesk {
  readonly cv: Cv;
  /** No room for the page beside: each field shows the piece it was read from. */
  readonly isNarrow: boolean;
  change(cv: Cv): void;
  add(section: ItemSectionKey, field: string): void;
  setInHand(pointer: string | null): void;
  /** What is asked about a field. */
  pointOf(pointer: string): FieldPoint | undefined;
  answer(point: FieldPoint, answer: DoubtAnswer): void;
  /** The piece of the page where a field was read, where there is one. */
  cropOf(pointer: string, point?: FieldPoint): ReactNode;
}
