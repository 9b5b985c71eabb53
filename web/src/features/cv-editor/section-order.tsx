import type { Cv, CvEdit } from '@trayecto/core/cv';
import { detectDocumentLanguage, layoutCv, listSections } from '@trayecto/core/document';
import { ListOrdered } from 'lucide-react';
import type { Design } from '../../document/design';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { SortableItem, SortableList } from './sortable';

interface SectionOrderProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly onEdit: (edit: CvEdit) => void;
  readonly onChange: (changes: Partial<Design>) => void;
}

/** Which section comes first on the page. */
export function SectionOrder({ cv, design, onChange }: SectionOrderProps) {
  const t = useTranslate();
  return (
    <Disclosure icon={ListOrdered} label={t('editor.order')}>
      <Sections cv={cv} design={design} onChange={onChange} />
    </Disclosure>
  );
}

function Sections({ cv, design, onChange }: Omit<SectionOrderProps, 'onEdit'>) {
  const t = useTranslate();
  const sections = listSections(
    layoutCv(cv, design.template, detectDocumentLanguage(cv), {
      sectionOrder: design.sectionOrder,
    }),
  );
  const ids = sections.map(({ id }) => id);
  return (
    <div className="flex w-72 flex-col gap-2 p-1">
      <p className="text-sm text-muted">{t('editor.orderHint')}</p>
      <SortableList
        count={ids.length}
        onMove={(from, to) =>
          onChange({ sectionOrder: ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '') })
        }
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
      {design.sectionOrder && (
        <Button kind="ghost" onClick={() => onChange({ sectionOrder: undefined })}>
          {t('editor.orderReset')}
        </Button>
      )}
    </div>
  );
}
