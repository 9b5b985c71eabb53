import { Search, X } from 'lucide-react';
import { useTranslate } from '../../i18n';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useTranslate();
  return (
    <div className="relative w-full sm:max-w-md">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4.5 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full rounded-full border border-edge bg-surface pr-12 pl-11 text-base placeholder:text-muted focus:outline-2 focus:outline-sea [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('admin.clearSearch')}
          onClick={() => onChange('')}
          className="absolute inset-y-0 right-0 inline-flex size-11 items-center justify-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </div>
  );
}
