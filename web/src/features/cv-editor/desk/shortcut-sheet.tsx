import { type PlainKey, useTranslate } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';

const shortcuts: readonly (readonly [keys: readonly string[], label: PlainKey])[] = [
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
      <dl className="flex flex-col">
        {shortcuts.map(([keys, label]) => (
          <div
            key={label}
            className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
          >
            <dt>{t(label)}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  translate="no"
                  className="rounded-[6px] border border-line bg-paper px-2 py-0.5 font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
