import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from '../../i18n';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="relative block">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={t('cv.search')}
        placeholder={t('cv.searchExample')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className="min-h-10 w-full max-md:min-h-11 rounded-control border border-edge bg-surface pr-11 pl-10 text-[0.9375rem] transition-colors placeholder:text-muted hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('cv.clearSearch')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0 inline-flex w-10 items-center justify-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </search>
  );
}
