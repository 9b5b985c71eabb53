import { Dialog as Base } from '@base-ui/react/dialog';
import { CornerDownLeft, FileText, LayoutGrid, Search, SquareKanban } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '../../api/use-account';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import type { Place } from './find-places';
import { type PlaceGroup, usePlaces } from './use-places';

const icons = { screens: LayoutGrid, cvs: FileText, applications: SquareKanban };

/** Finds a place by its name. The field keeps the focus; the arrows move the choice in the list under it. */
export default function GoToDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const account = useAccount();
  const [, navigate] = useLocation();
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const isGoing = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const isAdmin = account.status === 'signed-in' && account.isAdmin;
  const { groups, isLoading, hasFailed } = usePlaces(query, isAdmin);
  const places = groups.flatMap((group) => group.places);
  const found = places.findIndex(({ href }) => href === chosen);
  const at = Math.max(0, found);
  const active = places[at];
  const optionId = ({ href }: Place) => `${id}-${href}`;

  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function go({ href }: Place) {
    isGoing.current = true;
    onClose();
    navigate(href);
  }

  function chooseByKey(event: KeyboardEvent) {
    const next = stepBy(event.key, at, places.length - 1);
    if (next !== undefined) {
      event.preventDefault();
      setChosen(places[next]?.href ?? null);
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      go(active);
    }
  }

  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-[#0f1319]/55" />
        <Base.Popup
          initialFocus={field}
          // Where one has gone, the page has the focus; else what had it before gets it back.
          finalFocus={() => !isGoing.current}
          className="fade-in fixed inset-x-4 top-4 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-xl flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float sm:top-[12dvh] sm:max-h-[76dvh]"
        >
          <Base.Title className="sr-only">{t('goTo.title')}</Base.Title>
          <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
            <Search aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            <input
              ref={field}
              type="text"
              inputMode="search"
              enterKeyHint="go"
              autoComplete="off"
              role="combobox"
              aria-expanded={places.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              aria-label={t('goTo.search')}
              aria-describedby={`${id}-keys`}
              placeholder={t('goTo.example')}
              value={query}
              maxLength={200}
              onChange={(event) => {
                setQuery(event.target.value);
                setChosen(null);
              }}
              onKeyDown={chooseByKey}
              className="min-h-14 min-w-0 grow bg-transparent text-base text-ellipsis outline-none placeholder:text-muted"
            />
            <Base.Close className="min-h-11 shrink-0 rounded-control px-3 text-sm font-medium text-muted hover:bg-ink/6 hover:text-ink">
              {t('common.close')}
            </Base.Close>
          </div>
          <PlaceList {...{ id, groups, active, optionId }} onGo={go} onChoose={setChosen} />
          <Foot {...{ id, query, isLoading, hasFailed }} count={places.length} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

interface PlaceListProps {
  readonly id: string;
  readonly groups: readonly PlaceGroup[];
  readonly active: Place | undefined;
  readonly optionId: (place: Place) => string;
  readonly onGo: (place: Place) => void;
  readonly onChoose: (href: string) => void;
}

function PlaceList({ groups, ...rest }: PlaceListProps) {
  const t = useTranslate();
  return (
    <div
      role="listbox"
      id={`${rest.id}-list`}
      aria-label={t('goTo.title')}
      className="min-h-0 grow overflow-y-auto overscroll-contain p-2"
    >
      {groups.map((group) => (
        <Group key={group.id} group={group} {...rest} />
      ))}
    </div>
  );
}

/** Round and round, as menus do. */
function stepBy(key: string, at: number, last: number): number | undefined {
  return {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at === 0 ? last : at - 1,
    PageDown: last,
    PageUp: 0,
  }[key];
}

interface FootProps {
  readonly id: string;
  readonly query: string;
  readonly count: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

function Foot({ id, query, count, isLoading, hasFailed }: FootProps) {
  const t = useTranslate();
  const wanted = query.trim();
  return (
    <div className="px-4 pb-3 text-sm text-muted">
      <div role="status">
        {count === 0 && !isLoading && (
          <p className="pb-2 wrap-anywhere text-ink">{t('goTo.none', { query: wanted })}</p>
        )}
        {hasFailed && <p className="pb-2">{t('goTo.failed')}</p>}
        {wanted !== '' && count > 0 && (
          <span className="sr-only">{t('goTo.found', { count })}</span>
        )}
      </div>
      <p id={`${id}-keys`} className="border-t border-line pt-3 max-sm:sr-only">
        {t('goTo.keys')}
      </p>
    </div>
  );
}

interface GroupProps extends Omit<PlaceListProps, 'groups'> {
  readonly group: PlaceGroup;
}

function Group({ id, group, active, optionId, onGo, onChoose }: GroupProps) {
  const t = useTranslate();
  const Icon = icons[group.id];
  const heading = `${id}-${group.id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of choices groups them by role
    <div role="group" aria-labelledby={heading} className="pb-1">
      <p id={heading} className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
        {t(`goTo.${group.id}`)}
      </p>
      {group.places.map((place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act on the field, which has the focus
        <div
          key={place.href}
          id={optionId(place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onClick={() => onGo(place)}
          onPointerMove={() => place !== active && onChoose(place.href)}
          className={classes(
            'flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-control px-3 py-1.5',
            place === active && 'bg-terracotta-soft',
          )}
        >
          <Icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
          <span
            translate={group.id === 'screens' ? undefined : 'no'}
            className="flex min-w-0 grow flex-wrap items-baseline gap-x-2"
          >
            <span className="max-w-full truncate font-medium">{place.name}</span>
            {place.note !== '' && (
              <span className="max-w-full truncate text-sm text-muted">{place.note}</span>
            )}
          </span>
          {place === active && (
            <CornerDownLeft aria-hidden className="size-4 shrink-0 text-terracotta max-sm:hidden" />
          )}
        </div>
      ))}
      {group.left > 0 && (
        <p className="px-3 py-1 text-sm text-muted">{t('goTo.more', { count: group.left })}</p>
      )}
    </div>
  );
}
