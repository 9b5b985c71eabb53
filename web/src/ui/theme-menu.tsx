import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useTranslate } from '../i18n';
import { THEME_LOOKS } from './theme-choice';
import { chooseTheme, THEMES, useTheme } from './theme-store';

/** The theme behind one icon, for a bar with little room. */
export function ThemeMenu() {
  const t = useTranslate();
  const theme = useTheme();
  const CurrentIcon = THEME_LOOKS[theme].icon;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={t('common.themeLabel')}
        title={t('common.themeLabel')}
        className="inline-flex size-11 items-center justify-center rounded-control text-muted transition-colors hover:bg-ink/6 hover:text-ink"
      >
        <CurrentIcon aria-hidden className="size-5" strokeWidth={1.75} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-50">
          <Menu.Popup className="fade-in min-w-44 rounded-card border border-line bg-surface p-1.5 shadow-float">
            <Menu.RadioGroup value={theme} onValueChange={chooseTheme}>
              {THEMES.map((option) => {
                const { icon: Icon, label } = THEME_LOOKS[option];
                return (
                  <Menu.RadioItem
                    key={option}
                    value={option}
                    closeOnClick
                    className="flex min-h-11 items-center gap-3 rounded-control px-3 text-[0.9375rem] outline-none data-highlighted:bg-desk"
                  >
                    <Icon aria-hidden className="size-4.5 text-muted" strokeWidth={1.75} />
                    <span className="grow">{t(label)}</span>
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden className="size-4 text-sea" />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                );
              })}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
