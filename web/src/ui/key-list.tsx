import { type PlainKey, useTranslate } from '../i18n';

/** Keys whose names are words, which keyboards print in their own language. */
const namedKeys: Readonly<Record<string, PlainKey>> = {
  Enter: 'common.keyEnter',
  Backspace: 'common.keyBackspace',
  Del: 'common.keyDelete',
  '⇧': 'common.keyShift',
};

export type KeyLine = readonly [keys: readonly string[], label: PlainKey];

/** What each key does. */
export function KeyList({ lines }: { lines: readonly KeyLine[] }) {
  const t = useTranslate();
  return (
    <dl className="flex flex-col">
      {lines.map(([keys, label]) => (
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
                {namedKeys[key] ? t(namedKeys[key]) : key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
