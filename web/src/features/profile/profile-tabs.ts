import type { ComponentType } from 'react';
import { SecurityTab } from './security-tab';

/** In the order they stand on the screen; a tab is shown once it has something to show. */
export const profileTabs = [{ value: 'security', Panel: SecurityTab }] as const satisfies readonly {
  value: string;
  Panel: ComponentType;
}[];

export type ProfileTab = (typeof profileTabs)[number]['value'];
