import { classic } from './classic';
import { executive } from './executive';
import { minimal } from './minimal';
import { modern } from './modern';
import type { Template } from './template';

export const templateNames = ['modern', 'classic', 'minimal', 'executive'] as const;
export type TemplateName = (typeof templateNames)[number];

export const templates: Readonly<Record<TemplateName, Template>> = {
  modern,
  classic,
  minimal,
  executive,
};

export type { Template } from './template';
