import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { postedChoices, type SearchWish } from './search-address';

interface SearchFiltersProps {
  readonly wish: SearchWish;
  readonly onChange: (changes: Partial<SearchWish>) => void;
}

/** On a phone they lie behind a button, so that what was found is near. */
export function SearchFilters(props: SearchFiltersProps) {
  const { isRemote, days, language, cvId } = props.wish;
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const set = [isRemote, days > 0, language !== null, cvId !== null].filter(Boolean).length;
  return (
    <div className="border-t border-line pt-4 lg:pt-5">
      <Button
        kind="ghost"
        className="-mx-3 -my-1 lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden className="size-4.5" strokeWidth={1.75} />
        {set === 0 ? t('jobSearch.filters') : t('jobSearch.filtersSet', { count: set })}
      </Button>
      <FilterFields id={id} isOpen={isOpen} {...props} />
    </div>
  );
}

interface FilterFieldsProps extends SearchFiltersProps {
  readonly id: string;
  readonly isOpen: boolean;
}

function FilterFields({ id, isOpen, wish, onChange }: FilterFieldsProps) {
  const { t } = useLanguage();
  const cvs = (useCvs().data ?? []).filter(({ has_data }) => has_data);
  return (
    <fieldset
      id={id}
      className={classes(
        'grid-cols-2 items-end gap-x-3 gap-y-4 lg:flex lg:flex-wrap',
        isOpen ? 'grid pt-4 lg:pt-0' : 'hidden',
      )}
    >
      <legend className="sr-only">{t('jobSearch.filters')}</legend>
      <FilterMenu
        label={t('jobSearch.posted')}
        value={String(wish.days)}
        onChange={(days) => onChange({ days: Number(days) })}
      >
        {postedChoices.map((days) => (
          <option key={days} value={days}>
            {days === 0 ? t('jobSearch.postedAny') : t('jobSearch.postedDays', { count: days })}
          </option>
        ))}
      </FilterMenu>
      <FilterMenu
        label={t('jobSearch.language')}
        value={wish.language ?? ''}
        onChange={(value) =>
          onChange({ language: value === 'es' || value === 'en' ? value : null })
        }
      >
        <option value="">{t('jobSearch.languageAny')}</option>
        <option value="es">{t('jobSearch.languageEs')}</option>
        <option value="en">{t('jobSearch.languageEn')}</option>
      </FilterMenu>
      {cvs.length > 0 && (
        <FilterMenu
          label={t('jobSearch.cv')}
          value={cvs.some(({ id }) => id === wish.cvId) ? (wish.cvId ?? '') : ''}
          className="col-span-2 lg:max-w-72"
          onChange={(cvId) => onChange({ cvId: cvId === '' ? null : cvId })}
        >
          <option value="">{t('jobSearch.cvNone')}</option>
          {cvs.map(({ id, filename, name }) => (
            <option key={id} value={id} translate="no">
              {[name, filename].filter(Boolean).join(' · ')}
            </option>
          ))}
        </FilterMenu>
      )}
      <label
        className={classes(
          'col-span-2 inline-flex min-h-11 cursor-pointer items-center gap-3 self-end justify-self-start rounded-full border px-5 font-semibold transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
          wish.isRemote ? 'border-sea bg-sea-soft text-sea' : 'border-line hover:border-edge',
        )}
      >
        <input
          type="checkbox"
          checked={wish.isRemote}
          className="size-4.5 accent-sea"
          onChange={(event) => onChange({ isRemote: event.target.checked })}
        />
        {t('jobSearch.remoteOnly')}
      </label>
    </fieldset>
  );
}

interface FilterMenuProps {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function FilterMenu({ label, value, className, onChange, children }: FilterMenuProps) {
  const id = useId();
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className="mb-1 block truncate text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full min-w-0 truncate rounded-control border border-edge bg-surface px-3 text-base transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea"
      >
        {children}
      </select>
    </div>
  );
}
