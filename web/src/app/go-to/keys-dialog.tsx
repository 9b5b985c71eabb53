import { useTranslate } from '../../i18n';
import { Dialog } from '../../ui/dialog';
import { type KeyLine, KeyList } from '../../ui/key-list';

const groups: readonly (readonly [
  title: 'keysAll' | 'keysBoard' | 'keysWork',
  lines: readonly KeyLine[],
])[] = [
  [
    'keysAll',
    [
      [['Ctrl', 'K'], 'applications.keyGoTo'],
      [['?'], 'applications.keyHelp'],
    ],
  ],
  [
    'keysBoard',
    [
      [['Ctrl', 'V'], 'applications.keyPaste'],
      [['Enter'], 'applications.keyOpen'],
      [['[', ']'], 'applications.keyMove'],
    ],
  ],
  [
    'keysWork',
    [
      [['Tab'], 'applications.keyMarks'],
      [['←', '→'], 'applications.keyTabs'],
      [['1', '2', '3'], 'applications.keyAnswer'],
      [['Esc'], 'applications.keyLater'],
    ],
  ],
];

/** The keys of the board and of an application; those of the page of a CV are listed there. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog isOpen onClose={onClose} title={t('applications.keys')}>
      <div className="flex flex-col gap-5">
        {groups.map(([title, lines]) => (
          <section key={title}>
            <h3 className="font-semibold text-muted">{t(`applications.${title}`)}</h3>
            <KeyList lines={lines} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
