import { Redo2, Undo2 } from 'lucide-react';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';

interface EditorBarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canSave: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Always in reach: back, forth, save and leave. On a phone at the thumb. */
export function EditorBar(props: EditorBarProps) {
  const t = useTranslate();
  const { isDirty, isSaving } = props;
  return (
    <div className="flex items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <IconButton
        icon={Undo2}
        label={t('editor.undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!props.canUndo}
        className="disabled:opacity-40"
        onClick={props.onUndo}
      />
      <IconButton
        icon={Redo2}
        label={t('editor.redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!props.canRedo}
        className="disabled:opacity-40"
        onClick={props.onRedo}
      />
      <Button className="max-lg:ml-auto" onClick={props.onCancel} disabled={isSaving}>
        {t(isDirty ? 'editor.cancel' : 'editor.close')}
      </Button>
      <Button
        kind="primary"
        title={t('editor.saveHint')}
        aria-keyshortcuts="Control+S Meta+S"
        isBusy={isSaving}
        disabled={!props.canSave}
        onClick={props.onSave}
      >
        {t('editor.save')}
      </Button>
    </div>
  );
}

interface SaveStatusProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly hasSaved: boolean;
}

export function SaveStatus({ isDirty, isSaving, hasSaved }: SaveStatusProps) {
  const t = useTranslate();
  const isQuiet = isDirty || isSaving;
  return (
    <p
      role="status"
      className={isQuiet ? 'shrink-0 text-sm text-muted' : 'shrink-0 text-sm text-olive'}
    >
      {isSaving && t('editor.saving')}
      {!isSaving && isDirty && t('editor.unsaved')}
      {!isQuiet && hasSaved && t('editor.saved')}
    </p>
  );
}
