import type { WorkItem } from '@trayecto/core/cv';
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

/** After a yes: at which job, and the line that goes there. */
export function WhereAndWhat(props: WhereAndWhatProps) {
  const { t } = useLanguage();
  const { id, works, work, line, isBusy, onWork, onLine, onAdd, onCancel } = props;
  return (
    <div className="flex flex-col gap-3 rounded-control border-2 border-sea bg-sea-soft p-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t('applications.trueWhere')}</legend>
        {keyed(works).map(({ key, item: { company, title } }, index) => (
          <label
            key={key}
            className={classes(
              'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-[0.9375rem] font-semibold has-focus-visible:outline-2 has-focus-visible:outline-sea',
              index === work ? 'border-sea bg-sea text-on-sea' : 'border-line bg-surface',
            )}
          >
            <input
              type="radio"
              name={`${id}-work`}
              checked={index === work}
              onChange={() => onWork(index)}
              className="sr-only"
            />
            <span translate="no">{company || title}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('applications.trueWhat')}
        hint={t('applications.trueWhatHint')}
        value={line}
        maxLength={500}
        onChange={(event) => onLine(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          disabled={line.trim() === '' || works[work] === undefined}
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
