import type { CvVersion } from '@trayecto/core/contract';
import { nameField, nameSection } from '../document/name-place';
import type { Translate } from '../i18n';

type Change = CvVersion['changes'][number];

/** "Experiencia · Panadera · Fechas: cambiado", in the reader's language. */
export function describeChange(change: Change, t: Translate): string {
  const { section, entry, field, kind, language } = change;
  const place = [
    language === 'english' ? t('history.english') : '',
    nameSection(section, t),
    entry,
    field === section ? '' : nameField(field, t, section),
  ].filter((part) => part !== '');
  return t(`history.${kind}`, { place: place.join(' · ') });
}
