import { ownValue } from '../text';
import type { DocumentOptions } from './document-options';
import type { DocumentLanguage } from './document-words';

type SectionTitles = DocumentOptions['sectionTitles'];

const nameKey = (id: string, language: DocumentLanguage) => `${id}@${language}`;

/** The heading that was chosen for a section in a language, or for all of them; '' where it is to have none. */
export function findSectionTitle(
  titles: SectionTitles,
  id: string,
  language: DocumentLanguage,
): string | undefined {
  return ownValue(titles, nameKey(id, language)) ?? ownValue(titles, id);
}

/** With another heading for a section in one language; undefined gives it back its own. */
export function renameSection(
  titles: SectionTitles,
  id: string,
  language: DocumentLanguage,
  title: string | undefined,
): SectionTitles {
  const { [nameKey(id, language)]: _, [id]: __, ...others } = titles ?? {};
  const renamed = title === undefined ? others : { ...others, [nameKey(id, language)]: title };
  return Object.keys(renamed).length === 0 ? undefined : renamed;
}
