import type { Cv } from '@trayecto/core/cv';
import { nameEntry } from '@trayecto/core/cv';
import type { Place } from '@trayecto/core/document';
import { createContext, useContext } from 'react';
import { nameField, nameSection } from '../../../document/name-place';
import { type Translate, useTranslate } from '../../../i18n';
import { countPlace, findEntry, readTarget } from './place-edits';

/** The CV that is on the page, for what is called by what it says. */
export const PageCvContext = createContext<Cv | null>(null);

interface PlaceName {
  /** Where it is: the section, and the entry in it. */
  readonly path: readonly string[];
  /** What it is: "Logro 1 de 4". */
  readonly title: string;
}

export function namePlace(at: Place, cv: Cv, t: Translate): PlaceName {
  const target = readTarget(at);
  const entry = findEntry(at);
  const [list = '', index = ''] = entry?.slice(1).split('/') ?? [];
  const entries = entry === null ? [] : Reflect.get(cv, list);
  const owner: unknown = Array.isArray(entries) ? entries[Number(index)] : null;
  const name = typeof owner === 'object' && owner !== null ? nameEntry(owner) : '';
  const inEntry = entry === null ? [] : [nameSection(list, t), name || t('editor.unnamed')];
  switch (target?.kind) {
    case 'personal':
      return { path: [nameSection('personal', t)], title: nameField(target.field, t, 'personal') };
    case 'summary':
      return { path: [], title: t('editor.summary') };
    case 'field':
      return { path: inEntry, title: nameField(target.field, t, target.list) };
    case 'entry':
      return { path: inEntry.slice(0, 1), title: name || t('editor.unnamed') };
    case 'section':
      return { path: [], title: nameSection(target.id, t) };
    case 'line':
      return {
        path: inEntry.length > 0 ? inEntry : [nameLines(target.of, t)],
        title: nameLine(at, cv, t),
      };
    default:
      return { path: [], title: '' };
  }
}

function nameLines(of: Place, t: Translate): string {
  const [root = '', at = ''] = of.slice(1).split('/');
  return root === 'additional'
    ? at.replaceAll('~1', '/').replaceAll('~0', '~')
    : nameSection(root, t);
}

function nameLine(at: Place, cv: Cv, t: Translate): string {
  const { index = 0, count = 0 } = countPlace(cv, at) ?? {};
  const values = { place: index + 1, count };
  if (at.includes('/achievements/')) return t('editor.achievementOf', values);
  return at.startsWith('/skills/') ? t('editor.skillOf', values) : t('editor.lineNumber', values);
}

/** In one line, for those who listen. */
export function usePlaceName(at: Place): string {
  const t = useTranslate();
  const cv = useContext(PageCvContext);
  if (cv === null) return '';
  const { path, title } = namePlace(at, cv, t);
  return [title, ...path.toReversed()].filter((part) => part !== '').join(', ');
}
