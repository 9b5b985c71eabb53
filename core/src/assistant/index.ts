export type { Assistant } from './assistant';
export {
  type CancelSignal,
  type Engine,
  engineSchema,
  type TaskContext,
  type TaskProgress,
} from './engine';
export {
  type ChangeReason,
  changeReasons,
  type FocusArea,
  focusAreas,
  type GuardFinding,
  guardFinding,
  type ImproveInput,
  type ImproveResult,
  type ImproveStyle,
  improveInput,
  improveResult,
  improveStyles,
  type OpenQuestion,
  openQuestion,
  type ProposedChange,
  proposedChange,
} from './improve-task';
export {
  type TranslateInput,
  type TranslateResult,
  translateInput,
  translateResult,
} from './translate-task';
