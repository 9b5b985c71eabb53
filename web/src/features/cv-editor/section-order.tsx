import type { Cv } from '@trayecto/core/cv';
import {
  detectDocumentLanguage,
  layoutCv,
  type Region,
  type Section,
} from '@trayecto/core/document';
import { ListOrdered } from 'lucide-react';
import type { Design } from '../../document/design';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { SortableItem, SortableList } from './sortable';

interface SectionOrderProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly onChange: (changes: Partial<Design>) => void;
}

/** Which section comes first on the page. */
export function SectionOrder(props: SectionOrderProps) {
  const t = useTranslate();
  return (
    <Disclosure icon={ListOrdered} label={t('editor.order')}>
      <Columns {...props} />
    </Disclosure>
  );
}

/** Sections move within their column: which one they are in is the template's choice. */
function Columns({ cv, design, onChange }: SectionOrderProps) {
  const t = useTranslate();
  const { sectionOrder } = design;
  const tree = layoutCv(cv, design.template, detectDocumentLanguage(cv), { sectionOrder });
  const columns = tree.regions.flatMap(listColumns);

  function move(column: number, from: number, to: number) {
    const ids = columns.map((sections) => sections.map(({ id }) => id));
    const moved = ids[column] ?? [];
    const order = ids.with(column, moved.toSpliced(from, 1).toSpliced(to, 0, moved[from] ?? ''));
    onChange({ sectionOrder: order.flat() });
  }

  return (
    <div className="flex max-h-[70dvh] w-72 flex-col gap-3 overflow-y-auto p-1">
      <p className="text-sm text-muted">{t('editor.orderHint')}</p>
      {keyed(columns).map(({ key, item: sections }, column) => (
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
                name={heading}
                className="flex items-center gap-1 rounded-control border border-line bg-surface"
              >
                {(handle) => (
                  <>
                    {handle}
                    <span className="truncate">{heading}</span>
                  </>
                )}
              </SortableItem>
            ))}
          </ol>
        </SortableList>
      ))}
      {sectionOrder && (
        <Button kind="ghost" onClick={() => onChange({ sectionOrder: undefined })}>
          {t('editor.orderReset')}
        </Button>
      )}
    </div>
  );
}

function listColumns(region: Region): readonly (readonly Section[])[] {
  return region.kind === 'split' ? [region.main, region.aside] : [region.sections];
}
