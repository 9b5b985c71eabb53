import { IdCard, KeyRound, ListChecks, ScanSearch } from 'lucide-react';
import { useLanguage } from '../../i18n';

const parts = [
  { name: 'Content', icon: ListChecks },
  { name: 'Keywords', icon: KeyRound },
  { name: 'Machine', icon: ScanSearch },
  { name: 'Linkedin', icon: IdCard },
] as const;

/** What goes into the score, before anyone asks for one. */
export function MadeOf() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="made-of" className="flex flex-col gap-3">
      <h2 id="made-of" className="font-serif text-xl font-semibold">
        {t('optimize.madeOf')}
      </h2>
      <ul className="flex flex-col gap-3">
        {parts.map(({ name, icon: Icon }) => (
          <li key={name} className="flex gap-3 text-muted">
            <Icon
              aria-hidden
              className="mt-0.5 size-5 shrink-0 text-terracotta"
              strokeWidth={1.5}
            />
            {t(`optimize.madeOf${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
