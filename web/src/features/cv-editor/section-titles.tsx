import type { Cv } from '@trayecto/core/cv';
import {
  detectDocumentLanguage,
  findSectionTitle,
  LONGEST_TITLE,
  layoutCv,
  listSections,
  renameSection,
} from '@trayecto/core/document';
import { useId, useState } from 'react';
import type { Design } from '../../document/design';
import { nameSection } from '../../document/name-place';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';

interface SectionTitlesProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly onChange: (changes: Partial<Design>) => void;
}

/** What the sections are called on the page, in the language that it is in. */
export function SectionTitles({ cv, design, onChange }: SectionTitlesProps) {
  const t = useTranslate();
  const id = useId();
  // As it is typed: what is kept comes back later, and without the blank that the next word follows.
  const [typed, setTyped] = useState<{ readonly id: string; readonly title: string } | null>(null);
  const { sectionTitles, template } = design;
  const language = detectDocumentLanguage(cv);
  const sections = listSections(layoutCv(cv, template, language));
  const rename = (section: string, title: string | undefined) =>
    onChange({ sectionTitles: renameSection(sectionTitles, section, language, title) });

  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {t('editor.titles')}
      </h3>
      <p className="text-sm text-muted">{t('editor.titlesHint')}</p>
      <ul translate="no" className="flex flex-col gap-1">
        {sections.map((section) => {
          const name = section.heading || nameSection(section.id, t);
          const kept = findSectionTitle(sectionTitles, section.id, language) ?? section.heading;
          return (
            <li key={section.id}>
              <input
                aria-label={t('editor.titleOf', { section: name })}
                placeholder={t('editor.titleNone', { section: name })}
                maxLength={LONGEST_TITLE}
                value={typed?.id === section.id ? typed.title : kept}
                onBlur={() => setTyped(null)}
                onChange={({ target: { value } }) => {
                  setTyped({ id: section.id, title: value });
                  rename(section.id, value === section.heading ? undefined : value);
                }}
                className="min-h-11 w-full rounded-control border border-edge bg-surface px-3 text-[0.9375rem] text-ink placeholder:text-muted hover:border-ink focus:outline-2 focus:outline-sea"
              />
            </li>
          );
        })}
      </ul>
      {sectionTitles && (
        <Button kind="ghost" onClick={() => onChange({ sectionTitles: undefined })}>
          {t('editor.titlesReset')}
        </Button>
      )}
    </section>
  );
}
