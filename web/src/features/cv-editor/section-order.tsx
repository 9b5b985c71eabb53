import type { Cv } from '@trayecto/core/cv';
import { detectDocumentLanguage, layoutCv, listColumns } from '@trayecto/core/document';
import { useId } from 'react';
import type { Design } from '../../document/design';
import { keyed } from '../../document/keyed';
import { nameSection } from '../../document/name-place';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { SortableItem, SortableList } from './sortable';

interface SectionOrderProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly onChange: (changes: Partial<Design>) => void;
}

/** Which section comes first on the page. They move within their column, which is the template's choice. */
export function SectionOrder({ cv, design, onChange }: SectionOrderProps) {
  const t = useTranslate();
  const id = useId();
  const { sectionOrder } = design;
  const tree = layoutCv(cv, design.template, detectDocumentLanguage(cv), { sectionOrder });
  const columns = listColumns(tree);

  function move(column: number, from: number, to: number) {
    const ids = columns.map((sections) => sections.map(({ id }) => id));
    const moved = ids[column] ?? [];
    const order = ids.with(column, moved.toSpliced(from, 1).toSpliced(to, 0, moved[from] ?? ''));
    onChange({ sectionOrder: order.flat() });
  }

  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {t('editor.order')}
      </h3>
      <p className="text-sm text-muted">{t('editor.orderHint')}</p>
      {keyed(columns).map(({ key, item: sections }, column) => {
        // What stands alone has nothing to change places with.
        if (sections.length < 2) return null;
        return (
          <SortableList
            key={key}
            count={sections.length}
            onMove={(from, to) => move(column, from, to)}
          >
            <ol translate="no" className="flex flex-col gap-1">
              {sections.map(({ id, heading }, index) => (
                <SortableItem
                  key={id}
                  index={index}
                  name={heading || nameSection(id, t)}
                  className="flex items-center gap-1 rounded-control border border-line bg-surface"
                >
                  {(handle) => (
                    <>
                      {handle}
                      <span className="truncate">{heading || nameSection(id, t)}</span>
                    </>
                  )}
                </SortableItem>
              ))}
            </ol>
          </SortableList>
        );
      })}
      {sectionOrder && (
        <Button kind="ghost" onClick={() => onChange({ sectionOrder: undefined })}>
          {t('editor.orderReset')}
        </Button>
      )}
    </section>
  );
}
