import { Keyboard } from 'lucide-react';
import { useLanguage } from '../i18n';
import { Disclosure } from '../ui/disclosure';

const KEYS = [
  ['next', '↓ ↑'],
  ['accept', 'A'],
  ['refuse', 'R'],
  ['edit', 'E'],
  ['other', '1 2 3'],
  ['help', '?'],
] as const;

/** What the keys of a change do. */
export function ChangeKeys() {
  const { t } = useLanguage();
  return (
    // Without a keyboard there is nothing to press.
    <div data-change-keys className="pointer-coarse:hidden">
      <Disclosure icon={Keyboard} label={t('tasks.changeKeys')}>
        <p className="mb-2 w-64 text-sm text-muted">{t('tasks.changeKeysLine')}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {KEYS.map(([name, keys]) => (
            <div key={name} className="contents">
              <dt>
                <kbd className="font-sans font-semibold">{keys}</kbd>
              </dt>
              <dd>{t(`tasks.changeKey-${name}`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
