import { Button } from './button';
import { Dialog } from './dialog';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly title: string;
  readonly line: string;
  readonly stayLabel: string;
  readonly leaveLabel: string;
}

/** Asked before something unfinished is left behind; staying is the first answer, and has the focus. */
export function LeaveDialog(props: LeaveDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onStay}
      title={props.title}
      description={props.line}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={props.onLeave}>{props.leaveLabel}</Button>
        <Button kind="primary" data-safe onClick={props.onStay}>
          {props.stayLabel}
        </Button>
      </div>
    </Dialog>
  );
}
