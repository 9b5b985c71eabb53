import { useSyncExternalStore } from 'react';
import { THEME_KEY } from './theme-key';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const PAPER = { light: '#FBF8F3', dark: '#14181F' };

function readStored(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** The browser's own frame follows a chosen theme too. */
function paintBrowserFrame(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    const colour = PAPER[theme === 'system' ? own : theme];
    // Written without need, it has the whole page styled again.
    if (meta.content !== colour) meta.content = colour;
  }
}

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paintBrowserFrame(theme);
}

let current: Theme | undefined;
const listeners = new Set<() => void>();

const getTheme = () => {
  current ??= readStored();
  return current;
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function prepareTheme() {
  show(getTheme());
}

export function chooseTheme(theme: Theme) {
  current = theme;
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme, () => 'system');
}
