import { useTranslate } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';
import { type KeyLine, KeyList } from '../../../ui/key-list';

const shortcuts: readonly KeyLine[] = [
  [['↑', '↓'], 'editor.keyNext'],
  [['Enter'], 'editor.keyType'],
  [['Enter'], 'editor.keyNewLine'],
  [['Backspace'], 'editor.keyRemove'],
  [['Alt', '↑', '↓'], 'editor.keyMove'],
  [['Alt', '←', '→'], 'editor.keyColumn'],
  [['Del'], 'editor.keyDelete'],
  [['Esc'], 'editor.keyOut'],
  [['Ctrl', 'S'], 'editor.keySave'],
  [['Ctrl', 'Z'], 'editor.keyUndo'],
  [['Ctrl', '⇧', 'Z'], 'editor.keyRedo'],
  [['Ctrl', '\\'], 'editor.keyList'],
  [['Ctrl', '.'], 'editor.keyInspector'],
  [['Ctrl', 'K'], 'editor.keyGoTo'],
  [['?'], 'editor.keyHelp'],
];

/** What the keys do on the page. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('editor.shortcuts')}
      description={t('editor.shortcutsLine')}
    >
      <KeyList lines={shortcuts} />
    </Dialog>
  );
}
