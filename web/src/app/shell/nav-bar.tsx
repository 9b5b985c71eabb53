import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Account } from '../../api/account-store';
import { account as accountStore } from '../../api/browser-api';
import { pictureAddress } from '../../api/picture-address';
import { useTranslate } from '../../i18n';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Disclosure } from '../../ui/disclosure';
import { IconButton } from '../../ui/icon-button';
import { Logo } from '../../ui/logo';
import { THEME_LOOKS, ThemeChoice } from '../../ui/theme-choice';
import { useTheme } from '../../ui/theme-store';
import { usePanel } from '../../ui/use-panel';
import { aroundSignOut } from '../leave-guard';
import { paths } from '../paths';
import { BottomBar, type OpenPanel } from './bottom-bar';
import { LanguageToggle } from './language-toggle';
import { moreEntries, navEntries, toolEntries } from './nav-entries';
import { useIsScrolled } from './use-is-scrolled';

type SignedIn = Extract<Account, { status: 'signed-in' }>;

interface NavBarProps {
  readonly account: SignedIn;
  /** Comes after the bar itself. */
  readonly GoTo: ComponentType;
}

export default function NavBar({ account, GoTo }: NavBarProps) {
  const t = useTranslate();
  const [path] = useLocation();
  const { open, setOpen, toggle, opener } = useMenu(path);
  const isOpen = open !== null;
  const theme = useTheme();
  const isScrolled = useIsScrolled();
  const panelId = useId();

  const entries = navEntries.filter((entry) => account.isAdmin || !entry.isForAdmins);
  return (
    <header
      className={classes(
        'sticky top-0 z-30 border-b border-line transition-colors',
        isScrolled || isOpen ? 'bg-surface' : 'bg-transparent',
      )}
    >
      <nav aria-label={t('nav.label')}>
        <div className="bar-width flex min-h-14 items-center gap-2 bar:gap-4">
          <Link href={paths.home} className="-mx-2 rounded-control px-2 py-2">
            <Logo />
          </Link>
          <ul className="hidden shrink-0 items-center gap-0.5 bar:flex">
            {entries.map((entry) => (
              <li key={entry.path}>
                <PlaceLink href={entry.path} isCurrent={path === entry.path}>
                  {t(entry.label)}
                </PlaceLink>
              </li>
            ))}
            <li>
              <MorePlaces path={path} />
            </li>
          </ul>
          <div className="@container flex min-w-11 flex-1 justify-end">
            <Suspense>
              <GoTo />
            </Suspense>
          </div>
          <div className="hidden items-center bar:flex">
            <LanguageToggle isPlain />
            <Disclosure icon={THEME_LOOKS[theme].icon} label={t('common.themeLabel')}>
              <ThemeChoice />
            </Disclosure>
            <ProfileLink account={account} isCurrent={path === paths.profile} />
            <SignOutButton isIcon />
          </div>
          <div className="flex items-center bar:hidden">
            <LanguageToggle isPlain />
            <IconButton
              ref={opener}
              icon={isOpen ? X : Menu}
              label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpen(isOpen ? null : 'menu')}
              className="-mr-2 text-ink!"
            />
          </div>
        </div>
        <div
          id={panelId}
          hidden={!isOpen}
          className="fade-in max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-t border-line bg-surface bar:hidden"
        >
          <OpenedPanel open={open} account={account} path={path} entries={entries} />
        </div>
      </nav>
      <BottomBar open={open} onToggle={toggle} />
    </header>
  );
}

interface OpenedPanelProps {
  readonly open: OpenPanel | null;
  readonly account: SignedIn;
  readonly path: string;
  readonly entries: typeof navEntries;
}

/** What narrow screens show under the bar: the tools, or every place with language, theme and the way out. */
function OpenedPanel({ open, account, path, entries }: OpenedPanelProps) {
  const t = useTranslate();
  if (open === null) return null;
  const places = (
    <ul>
      {(open === 'tools' ? toolEntries : entries).map((entry) => (
        <li key={entry.path} className="border-b border-line last:border-0">
          <PlaceLink href={entry.path} isCurrent={path === entry.path} isRow>
            {t(entry.label)}
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
  if (open === 'tools') return <div className="bar-width py-4">{places}</div>;
  return (
    <div className="bar-width flex flex-col gap-4 py-4">
      {places}
      <ProfileLink account={account} isCurrent={path === paths.profile} isRow />
      <div>
        <ThemeChoice />
      </div>
      <SignOutButton />
    </div>
  );
}

/** The menu of narrow screens: going somewhere closes it, and so does Escape. */
function useMenu(path: string) {
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const isOpen = open !== null;
  const opener = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the menu
  useEffect(() => setOpen(null), [path]);

  // Wherever the focus is: a page that has just come may have taken it.
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(null);
      opener.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const toggle = (panel: OpenPanel) => setOpen((now) => (now === panel ? null : panel));
  return { open, setOpen, toggle, opener };
}

/** The tools that the bar has no room for. */
function MorePlaces({ path }: { path: string }) {
  const t = useTranslate();
  const { isOpen, around, button, panel } = usePanel();
  const isHere = moreEntries.some((entry) => entry.path === path);
  return (
    <div className="relative" {...around}>
      <button
        type="button"
        {...button}
        className={classes(
          'relative flex min-h-11 items-center gap-1.5 rounded-control px-3 text-[0.9375rem] font-medium transition-colors hover:text-terracotta',
          isHere ? `text-terracotta ${HERE}` : 'text-muted',
        )}
      >
        {t('nav.more')}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        {...panel}
        className="fade-in absolute top-full left-0 z-50 mt-1 rounded-card border border-line bg-surface p-2 shadow-float outline-none"
      >
        {isOpen && (
          <ul>
            {moreEntries.map((entry) => (
              <li key={entry.path}>
                <PlaceLink href={entry.path} isCurrent={path === entry.path}>
                  {t(entry.label)}
                </PlaceLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A rule under the place one is at, on the edge of the bar. */
const HERE = 'after:absolute after:inset-x-3 after:-bottom-1.75 after:h-0.5 after:bg-terracotta';

interface PlaceLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isRow?: boolean;
  readonly children: string;
}

function PlaceLink({ href, isCurrent, isRow = false, children }: PlaceLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'flex min-h-11 items-center rounded-control transition-colors',
        isRow
          ? 'min-h-13 text-lg font-medium'
          : 'relative px-3 text-[0.9375rem] font-medium whitespace-nowrap',
        isCurrent ? 'text-terracotta' : 'text-ink hover:text-terracotta',
        isCurrent && !isRow && HERE,
      )}
    >
      {children}
    </Link>
  );
}

interface ProfileLinkProps {
  readonly account: SignedIn;
  readonly isCurrent: boolean;
  readonly isRow?: boolean;
}

function ProfileLink({ account, isCurrent, isRow = false }: ProfileLinkProps) {
  const t = useTranslate();
  const { email } = account.user;
  return (
    <Link
      href={paths.profile}
      aria-label={t('nav.profile', { email })}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'flex min-h-11 min-w-0 items-center gap-2.5 rounded-control text-[0.9375rem] text-muted transition-colors hover:text-ink',
        isRow ? 'rounded-card border border-line p-3' : 'px-2',
      )}
    >
      <Avatar
        src={pictureAddress(account.profile.avatar_url)}
        className={isRow ? 'size-10' : 'size-8'}
      />
      <span translate="no" className={classes('truncate', !isRow && 'max-w-36 2xl:max-w-60')}>
        {email}
      </span>
    </Link>
  );
}

function SignOutButton({ isIcon = false }: { isIcon?: boolean }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    await accountStore.signOut();
    navigate(paths.auth, { replace: true });
  }

  const start = () => aroundSignOut(() => void leave());
  if (isIcon) {
    return (
      <IconButton
        icon={LogOut}
        label={t('nav.signOut')}
        disabled={isLeaving}
        onClick={start}
        className="-mr-2.5"
      />
    );
  }
  return (
    <Button isBusy={isLeaving} onClick={start} className="w-full">
      <LogOut aria-hidden className="size-4.5" />
      {t('nav.signOut')}
    </Button>
  );
}
