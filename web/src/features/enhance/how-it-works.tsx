import { ArrowDownUp, GraduationCap, ShieldCheck } from 'lucide-react';
import { useLanguage } from '../../i18n';

const parts = [
  { name: 'Order', icon: ArrowDownUp },
  { name: 'Facts', icon: ShieldCheck },
  { name: 'Gaps', icon: GraduationCap },
] as const;

/** What will happen to the CV, before anyone hands it over. */
export function HowItWorks() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="how" className="flex flex-col gap-3">
      <h2 id="how" className="font-serif text-xl font-semibold">
        {t('enhance.how')}
      </h2>
      <ul className="flex flex-col gap-3">
        {parts.map(({ name, icon: Icon }) => (
          <li key={name} className="flex gap-3 text-muted">
            <Icon
              aria-hidden
              className="mt-0.5 size-5 shrink-0 text-terracotta"
              strokeWidth={1.5}
            />
            {t(`enhance.how${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
