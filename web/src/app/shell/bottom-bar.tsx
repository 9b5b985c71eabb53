import type { LucideIcon } from 'lucide-react';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Files from 'lucide-react/icons/files';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Menu from 'lucide-react/icons/menu';
import { Link, useLocation, useSearch } from 'wouter';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import { paths } from '../paths';
import { hasOwnBar } from './has-own-bar';

/** What opens above the page: the places of the app, or its tools. */
export type OpenPanel = 'menu' | 'tools';

interface BottomBarProps {
  readonly open: OpenPanel | null;
  readonly onToggle: (panel: OpenPanel) => void;
}

/** Under the thumb on a phone: home, the CVs, a job to paste, the tools and everything else. */
export function BottomBar({ open, onToggle }: BottomBarProps) {
  const t = useTranslate();
  const [path] = useLocation();
  const search = useSearch();
  if (hasOwnBar(path, search)) return null;
  return (
    <nav
      aria-label={t('nav.barLabel')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      <ul className="grid h-16 grid-cols-5 items-stretch">
        <li>
          <Place
            href={paths.home}
            icon={House}
            label={t('nav.home')}
            isHere={path === paths.home}
          />
        </li>
        <li>
          <Place
            href={paths.edit}
            icon={Files}
            label={t('nav.yourCvs')}
            isHere={path === paths.edit}
          />
        </li>
        <li className="relative">
          <Link
            href={paths.newApplication}
            aria-current={path === paths.newApplication ? 'page' : undefined}
            className="flex h-full flex-col items-center justify-end pb-2 text-[0.8125rem] font-medium"
          >
            <span className="absolute -top-5 inline-flex size-13.5 items-center justify-center rounded-full bg-terracotta text-on-terracotta ring-4 ring-paper">
              <ClipboardPaste aria-hidden className="size-6" strokeWidth={1.75} />
            </span>
            {t('nav.pasteJob')}
          </Link>
        </li>
        <li>
          <Toggle
            icon={LayoutGrid}
            label={t('nav.tools')}
            isOpen={open === 'tools'}
            onPress={() => onToggle('tools')}
          />
        </li>
        <li>
          <Toggle
            icon={Menu}
            label={t('nav.menu')}
            isOpen={open === 'menu'}
            onPress={() => onToggle('menu')}
          />
        </li>
      </ul>
    </nav>
  );
}

const ITEM =
  'flex h-full w-full flex-col items-center justify-end gap-1 pb-2 text-[0.8125rem] font-medium';

interface PlaceProps {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isHere: boolean;
}

function Place({ href, icon: Icon, label, isHere }: PlaceProps) {
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classes(ITEM, isHere ? 'text-terracotta' : 'text-muted')}
    >
      <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      {label}
    </Link>
  );
}

interface ToggleProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function Toggle({ icon: Icon, label, isOpen, onPress }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className={classes(ITEM, isOpen ? 'text-terracotta' : 'text-muted')}
    >
      <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      {label}
    </button>
  );
}
