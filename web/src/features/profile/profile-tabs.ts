import type { ComponentType } from 'react';
import { DataTab } from './data-tab';
import { NotificationsTab } from './notifications-tab';
import { ProfileTab as ProfilePanel } from './profile-tab';
import { SecurityTab } from './security-tab';
import { SubscriptionTab } from './subscription-tab';

/** In the order they are on the screen. */
export const profileTabs = [
  { value: 'profile', Panel: ProfilePanel },
  { value: 'security', Panel: SecurityTab },
  { value: 'subscription', Panel: SubscriptionTab },
  { value: 'notifications', Panel: NotificationsTab },
  { value: 'data', Panel: DataTab },
] as const satisfies readonly { value: string; Panel: ComponentType }[];

export type ProfileTab = (typeof profileTabs)[number]['value'];
