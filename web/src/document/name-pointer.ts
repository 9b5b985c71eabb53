import { type Cv, nameEntry } from '@trayecto/core/cv';
import type { Translate } from '../i18n';
import { nameField, nameSection } from './name-place';

/** "Experiencia · Cajera · Logros": where a pointer leads, in words. */
export function namePointer(pointer: string, cv: Cv | null, t: Translate): string {
  const [section = '', at = '', field = ''] = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (section === 'personal') return nameField(at, t, section) || nameSection(section, t);
  if (section === 'additional') return at;
  const entry = at === '' ? '' : readEntry(cv, section, Number(at));
  const parts = [nameSection(section, t), entry, nameField(field, t)];
  return parts.filter((part) => part !== '').join(' · ');
}

function readEntry(cv: Cv | null, section: string, at: number): string {
  if (section !== 'work_experience' && section !== 'education') return '';
  const entry = cv?.[section][at];
  return entry === undefined ? '' : nameEntry(entry);
}
