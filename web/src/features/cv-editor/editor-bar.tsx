import { Redo2, Undo2 } from 'lucide-react';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';

interface EditorBarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly hasSaved: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Always in reach: back, forth, save and leave. */
export function EditorBar(props: EditorBarProps) {
  const t = useTranslate();
  const { isDirty, isSaving, hasSaved } = props;
  const status = isSaving
    ? t('editor.saving')
    : isDirty
      ? t('editor.unsaved')
      : hasSaved
        ? t('editor.saved')
        : '';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p
        role="status"
        className={isDirty || isSaving ? 'text-sm text-muted' : 'text-sm text-olive'}
      >
        {status}
      </p>
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
      <Button onClick={props.onCancel} disabled={isSaving}>
        {t(isDirty ? 'editor.cancel' : 'editor.close')}
      </Button>
      <Button kind="primary" isBusy={isSaving} disabled={!isDirty} onClick={props.onSave}>
        {t('editor.save')}
      </Button>
    </div>
  );
}
