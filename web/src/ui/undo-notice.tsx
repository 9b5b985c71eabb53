import { Alert } from './alert';
import { Button } from './button';
import { takeFocus } from './take-focus';

interface UndoNoticeProps {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Says that something is gone, with the way back. */
export function UndoNotice({ text, undo, onUndo, onDismiss }: UndoNoticeProps) {
  return (
    <Alert kind="success" onDismiss={onDismiss}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {text}
        {/* What was pressed is gone with its row: the way back is the next thing at hand. */}
        <Button ref={takeFocus} kind="ghost" className="min-h-9 underline" onClick={onUndo}>
          {undo}
        </Button>
      </span>
    </Alert>
  );
}
