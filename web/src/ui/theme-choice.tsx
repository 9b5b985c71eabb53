import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { type PlainKey, useTranslate } from '../i18n';
import { classes } from './classes';
import { chooseTheme, THEMES, type Theme, useTheme } from './theme-store';

export const THEME_LOOKS: Record<Theme, { icon: LucideIcon; label: PlainKey }> = {
  system: { icon: Monitor, label: 'common.themeSystem' },
  light: { icon: Sun, label: 'common.themeLight' },
  dark: { icon: Moon, label: 'common.themeDark' },
};

/** System, light or dark, side by side. */
export function ThemeChoice() {
  const t = useTranslate();
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{t('common.themeLabel')}</legend>
      {THEMES.map((option) => {
        const { icon: Icon, label } = THEME_LOOKS[option];
        return (
          <label
            key={option}
            className={classes(
              'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-medium transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-sea',
              option === theme ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === theme}
              onChange={() => chooseTheme(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden className="size-4" />
            {t(label)}
          </label>
        );
      })}
    </fieldset>
  );
}
