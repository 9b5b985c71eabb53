import type { Cv } from '@trayecto/core/cv';
import {
  detectDocumentLanguage,
  layoutCv,
  listSections,
  renameSection,
} from '@trayecto/core/document';
import { useId } from 'react';
import type { Design } from '../../document/design';
import { nameSection } from '../../document/name-place';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';

interface SectionTitlesProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly onChange: (changes: Partial<Design>) => void;
}

const LONGEST_TITLE = 80;

/** What the sections are called on the page, in the language that it is in. */
export function SectionTitles({ cv, design, onChange }: SectionTitlesProps) {
  const t = useTranslate();
  const id = useId();
  const { sectionTitles, template } = design;
  const language = detectDocumentLanguage(cv);
  const usual = listSections(layoutCv(cv, template, language));
  const shown = listSections(layoutCv(cv, template, language, { sectionTitles }));
  const rename = (section: string, title: string | undefined) =>
    onChange({ sectionTitles: renameSection(sectionTitles, section, language, title) });

  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {t('editor.titles')}
      </h3>
      <p className="text-sm text-muted">{t('editor.titlesHint')}</p>
      <ul translate="no" className="flex flex-col gap-1">
        {usual.map((section) => {
          const name = section.heading || nameSection(section.id, t);
          return (
            <li key={section.id}>
              <input
                aria-label={t('editor.titleOf', { section: name })}
                placeholder={t('editor.titleNone', { section: name })}
                maxLength={LONGEST_TITLE}
                value={shown.find((one) => one.id === section.id)?.heading ?? ''}
                onChange={({ target: { value } }) =>
                  rename(section.id, value === section.heading ? undefined : value)
                }
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
