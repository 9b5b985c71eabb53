import { IdCard, KeyRound, ListChecks, ScanSearch } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { MarkedList } from '../../tasks/marked-list';

const parts = [
  { name: 'Content', icon: ListChecks },
  { name: 'Keywords', icon: KeyRound },
  { name: 'Machine', icon: ScanSearch },
  { name: 'Linkedin', icon: IdCard },
] as const;

/** What goes into the score, before anyone asks for one. */
export function MadeOf() {
  const { t } = useLanguage();
  const items = parts.map(({ name, icon }) => ({ icon, text: t(`optimize.madeOf${name}`) }));
  return <MarkedList id="made-of" title={t('optimize.madeOf')} items={items} />;
}
