import type { CvSummary } from '@trayecto/core/contract';
import { ChevronDown, FileUp, Star } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { describeError } from '../api/describe-error';
import { paths } from '../app/paths';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { classes } from '../ui/classes';
import { LoadingIndicator } from '../ui/loading-indicator';
import { TextField } from '../ui/text-field';
import { useMedia } from '../ui/use-media';
import { PageThumb } from './page-thumb';
import { searchCvs } from './search-cvs';
import { cutChoice, orderForChoice } from './tell-cvs-apart';
import { useCvLabels } from './use-cv-labels';
import { useCvs } from './use-cvs';

const FIRST_FEW = { phone: 3, else: 5 };
const WORTH_A_SEARCH = 12;

interface CvChoiceProps {
  readonly selectedId: string | null;
  readonly onSelect: (cv: CvSummary) => void;
  readonly isDisabled?: boolean;
  /** Where to get one, if there is none to choose. */
  readonly uploadPath?: string;
}

/** The user's CVs as cards to choose from; without any, a link to upload one. */
export function CvChoice({
  selectedId,
  onSelect,
  isDisabled = false,
  uploadPath = paths.import,
}: CvChoiceProps) {
  const { t, formats } = useLanguage();
  const cvs = useCvs();
  if (cvs.isPending) return <LoadingIndicator />;
  if (cvs.isError) {
    return (
      <Alert kind="error">
        <p>{t('choice.loadFailed', { reason: describeError(cvs.error, t, formats) })}</p>
        <Button className="mt-3" isBusy={cvs.isFetching} onClick={() => void cvs.refetch()}>
          {t('choice.retry')}
        </Button>
      </Alert>
    );
  }
  if (cvs.data.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-edge p-6">
        <p className="font-semibold">{t('choice.none')}</p>
        <p className="text-muted">{t('choice.noneLine')}</p>
        <ButtonLink kind="primary" href={uploadPath}>
          <FileUp aria-hidden className="size-4.5" />
          {t('choice.upload')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <CvCards cvs={cvs.data} selectedId={selectedId} onSelect={onSelect} isDisabled={isDisabled} />
  );
}

type CvCardsProps = Required<Omit<CvChoiceProps, 'uploadPath'>> & {
  readonly cvs: readonly CvSummary[];
};

/** The first few, the rest one press away; among many one can search. */
function CvCards({ cvs, selectedId, onSelect, isDisabled }: CvCardsProps) {
  const { t, formats } = useLanguage();
  const name = useId();
  const describe = useCvLabels(cvs);
  const few = FIRST_FEW[useMedia('(max-width: 39.99rem)') ? 'phone' : 'else'];
  const [isWhole, setIsWhole] = useState(false);
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchCvs(orderForChoice(cvs), query), [cvs, query]);
  // One more takes no more room than the button that would show it.
  const isCut = !isWhole && query === '' && found.length > few + 1;
  const shown = isCut ? cutChoice(found, few, selectedId) : found;
  return (
    <div className="flex flex-col gap-3">
      {cvs.length > WORTH_A_SEARCH && (
        <TextField
          type="search"
          label={t('choice.search')}
          autoComplete="off"
          value={query}
          disabled={isDisabled}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <fieldset
        disabled={isDisabled}
        className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2"
      >
        <legend className="sr-only">{t('choice.legend')}</legend>
        {shown.map((cv) => (
          <CvCard
            key={cv.id}
            cv={cv}
            {...describe(cv)}
            group={name}
            isSelected={cv.id === selectedId}
            onSelect={() => onSelect(cv)}
          />
        ))}
      </fieldset>
      {shown.length === 0 && <p className="text-muted">{t('choice.noneFound')}</p>}
      {isCut && (
        <Button kind="ghost" className="self-start" onClick={() => setIsWhole(true)}>
          <ChevronDown aria-hidden className="size-4.5" />
          {t('choice.all', { count: formats.number(found.length) })}
        </Button>
      )}
    </div>
  );
}

interface CvCardProps {
  readonly cv: CvSummary;
  readonly about: string;
  readonly when: string;
  readonly group: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function CvCard({ cv, about, when, group, isSelected, onSelect }: CvCardProps) {
  return (
    <label
      className={classes(
        'flex cursor-pointer items-start gap-3 rounded-card border bg-surface p-3 transition-colors has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-sea',
        isSelected
          ? 'border-terracotta shadow-[inset_0_0_0_1px_var(--color-terracotta)]'
          : 'border-line hover:border-edge',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isSelected}
        onChange={onSelect}
        className="sr-only"
      />
      <PageThumb
        id={cv.id}
        scale={0.065}
        className="h-17 shrink-0 rounded-[4px] border border-line"
      />
      <span className="min-w-0 grow">
        <span
          translate="no"
          className="line-clamp-2 wrap-anywhere font-semibold"
          title={cv.filename}
        >
          {cv.filename}
        </span>
        {about !== '' && (
          <span translate="no" className="block truncate text-sm" title={about}>
            {about}
          </span>
        )}
        <span translate="no" className="flex justify-between gap-3 text-sm text-muted">
          <span className="truncate">{cv.name}</span>
          <span className="shrink-0">{when}</span>
        </span>
      </span>
      {cv.is_favorite && <Star aria-hidden className="size-4 shrink-0 fill-sun text-sun" />}
    </label>
  );
}
