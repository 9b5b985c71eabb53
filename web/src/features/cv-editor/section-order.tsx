import type { Cv } from '@trayecto/core/cv';
import {
  detectDocumentLanguage,
  layoutCv,
  listSectionPlaces,
  listSections,
  moveSection,
} from '@trayecto/core/document';
import { useId } from 'react';
import type { Design } from '../../document/design';
import { nameSection } from '../../document/name-place';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { SortableItem, SortableList } from './sortable';

interface SectionOrderProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly onChange: (changes: Partial<Design>) => void;
}

/** Where the narrower column begins, in the one list of both. */
const DIVIDE = null;

/** Which section comes first on the page, and in which column it is. */
export function SectionOrder({ cv, design, onChange }: SectionOrderProps) {
  const t = useTranslate();
  const id = useId();
  const { sectionOrder, sectionColumns } = design;
  const order = { sectionOrder, sectionColumns };
  const tree = layoutCv(cv, design.template, detectDocumentLanguage(cv), order);
  const places = listSectionPlaces(tree);
  const headings = new Map(listSections(tree).map((section) => [section.id, section.heading]));
  const rows = places.aside ? [...places.main, DIVIDE, ...places.aside] : places.main;

  function move(from: number, to: number) {
    const moved = rows[from];
    if (moved === undefined || moved === DIVIDE) return;
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
    const divide = next.indexOf(DIVIDE);
    const column = divide !== -1 && to > divide ? 'aside' : 'main';
    const changes = moveSection(places, design, {
      id: moved,
      to: column,
      before: next[to + 1] ?? null,
    });
    if (changes) onChange(changes);
  }

  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {t('editor.order')}
      </h3>
      <p className="text-sm text-muted">
        {t(places.aside ? 'editor.orderColumnsHint' : 'editor.orderHint')}
      </p>
      <SortableList count={rows.length} onMove={move}>
        <ol className="flex flex-col gap-1">
          {rows.map((section, index) => (
            <SortableItem
              key={section ?? 'columns'}
              index={index}
              isFixed={section === DIVIDE}
              name={nameRow(section)}
              className={
                section === DIVIDE
                  ? 'pt-2 text-sm text-muted'
                  : 'flex items-center gap-1 rounded-control border border-line bg-surface'
              }
            >
              {(handle) =>
                section === DIVIDE ? (
                  nameRow(section)
                ) : (
                  <>
                    {handle}
                    <span translate="no" className="truncate">
                      {nameRow(section)}
                    </span>
                  </>
                )
              }
            </SortableItem>
          ))}
        </ol>
      </SortableList>
      {(sectionOrder || sectionColumns) && (
        <Button
          kind="ghost"
          onClick={() => onChange({ sectionOrder: undefined, sectionColumns: undefined })}
        >
          {t('editor.orderReset')}
        </Button>
      )}
    </section>
  );

  function nameRow(section: string | null): string {
    if (section === DIVIDE) return t('editor.narrowColumn');
    return headings.get(section) || nameSection(section, t);
  }
}
