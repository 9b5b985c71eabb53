import { LONGEST_INTEREST } from '@trayecto/core/contract';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

interface SearchFormProps {
  readonly interest: string;
  readonly location: string;
  readonly isSearching: boolean;
  readonly onChange: (fields: { interest: string; location: string }) => void;
  readonly onSearch: () => void;
}

export function SearchForm(props: SearchFormProps) {
  const { interest, location, isSearching, onChange, onSearch } = props;
  const { t } = useLanguage();
  const id = useId();
  const isFilled = interest.trim() !== '' && location.trim() !== '';
  return (
    <form
      aria-label={t('jobSearch.form')}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled && !isSearching) onSearch();
      }}
    >
      <div className="grid items-end gap-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]">
        <TextField
          label={t('jobSearch.interest')}
          placeholder={t('jobSearch.interestHint')}
          value={interest}
          maxLength={LONGEST_INTEREST}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange({ interest: event.target.value, location })}
        />
        <TextField
          label={t('jobSearch.location')}
          placeholder={t('jobSearch.locationHint')}
          value={location}
          maxLength={LONGEST_INTEREST}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange({ interest, location: event.target.value })}
        />
        <Button
          type="submit"
          kind="primary"
          size="large"
          isBusy={isSearching}
          disabled={!isFilled}
          aria-describedby={isFilled ? undefined : id}
        >
          {!isSearching && <Search aria-hidden className="size-5" />}
          {t('jobSearch.search')}
        </Button>
      </div>
      {!isFilled && (
        <p id={id} className="text-sm text-muted">
          {t('jobSearch.missingFields')}
        </p>
      )}
    </form>
  );
}
