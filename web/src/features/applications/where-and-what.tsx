import type { WorkItem } from '@trayecto/core/cv';
import type { ReactNode } from 'react';
import { keyed } from '../../document/keyed';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { TextField } from '../../ui/text-field';

interface WhereAndWhatProps {
  readonly id: string;
  readonly works: readonly WorkItem[];
  readonly work: number;
  readonly line: string;
  readonly isBusy: boolean;
  readonly onWork: (index: number) => void;
  readonly onLine: (line: string) => void;
  readonly onAdd: () => void;
  readonly onCancel: () => void;
}

/** After a yes: at which job, if at one, and the line that goes there. */
export function WhereAndWhat(props: WhereAndWhatProps) {
  const { t } = useLanguage();
  const { id, works, work, line, isBusy, onWork, onLine, onAdd, onCancel } = props;
  const isElsewhere = work === works.length;
  return (
    <div
      ref={showWhole}
      className="flex scroll-mb-28 flex-col gap-3 rounded-control border-2 border-sea bg-sea-soft p-3"
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t('applications.trueWhere')}</legend>
        {keyed(works).map(({ key, item: { company, title } }, index) => (
          <Place key={key} name={id} isChosen={index === work} onChoose={() => onWork(index)}>
            <span translate="no">{company || title}</span>
          </Place>
        ))}
        <Place name={id} isChosen={isElsewhere} onChoose={() => onWork(works.length)}>
          {t('applications.trueElsewhere')}
        </Place>
      </fieldset>
      <TextField
        label={t('applications.trueWhat')}
        hint={t(isElsewhere ? 'applications.trueElsewhereHint' : 'applications.trueWhatHint')}
        value={line}
        maxLength={500}
        onChange={(event) => onLine(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          disabled={line.trim() === '' || work < 0}
          className="border-ink! bg-ink! text-paper!"
          onClick={onAdd}
        >
          {t('applications.trueAdd')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {t('applications.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The answer that opened it is gone, and the focus goes on here. It may lie below the end of its pane, or under what lies over that. */
function showWhole(card: HTMLElement | null) {
  const places = [...(card?.querySelectorAll('input') ?? [])];
  (places.find(({ checked }) => checked) ?? places[0])?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}

interface PlaceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Place({ name, isChosen, onChoose, children }: PlaceProps) {
  return (
    <label
      className={classes(
        'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-[0.9375rem] font-semibold has-focus-visible:outline-2 has-focus-visible:outline-sea',
        isChosen ? 'border-sea bg-sea text-on-sea' : 'border-line bg-surface',
      )}
    >
      <input
        type="radio"
        name={`${name}-work`}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}
