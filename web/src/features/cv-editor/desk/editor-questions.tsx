import { useLocation } from 'wouter';
import { useLeaveGuard } from '../../../app/leave-guard';
import { useTranslate } from '../../../i18n';
import { LeaveDialog } from '../../../ui/leave-dialog';
import { ConflictDialog } from '../conflict-dialog';
import type { Clash } from '../find-clash';
import type { Editor } from '../use-editor';

interface EditorQuestionsProps {
  readonly editor: Editor;
  readonly onSettled: (saving: Promise<boolean>) => void;
  readonly onDiscarded: () => void;
}

/** What has to be asked: which of two saves holds, and whether unsaved changes are given up. */
export function EditorQuestions({ editor, onSettled, onDiscarded }: EditorQuestionsProps) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const question = useLeaveGuard(editor.isDirty, navigate);
  const { clash } = editor;
  return (
    <>
      {clash && (
        <ConflictDialog
          clash={clash}
          words={{
            title: t('editor.clashTitle'),
            line: t(hasChoices(clash) ? 'editor.clashChoose' : 'editor.clashNone'),
            mine: t('editor.mine'),
            theirs: t('editor.theirs'),
            later: t('editor.clashLater'),
            settle: t('editor.clashSave'),
          }}
          isSaving={editor.isSaving}
          onSettle={(texts) => onSettled(editor.settle(texts))}
          onClose={editor.closeClash}
        />
      )}
      <LeaveDialog
        isOpen={question.isAsking}
        title={t('editor.discardTitle')}
        line={t('editor.confirmDiscard')}
        stayLabel={t('editor.keepEditing')}
        leaveLabel={t('editor.discard')}
        onStay={question.stay}
        onLeave={() => {
          editor.discard();
          onDiscarded();
          question.leave();
        }}
      />
    </>
  );
}

function hasChoices({ original, english }: Clash): boolean {
  return original.conflicts.length + (english?.conflicts.length ?? 0) > 0;
}
