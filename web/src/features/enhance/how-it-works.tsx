import { ArrowDownUp, GraduationCap, ShieldCheck } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { MarkedList } from '../../tasks/marked-list';

const parts = [
  { name: 'Order', icon: ArrowDownUp },
  { name: 'Facts', icon: ShieldCheck },
  { name: 'Gaps', icon: GraduationCap },
] as const;

/** What will happen to the CV, before anyone hands it over. */
export function HowItWorks() {
  const { t } = useLanguage();
  const items = parts.map(({ name, icon }) => ({ icon, text: t(`enhance.how${name}`) }));
  return <MarkedList id="how" title={t('enhance.how')} items={items} />;
}
