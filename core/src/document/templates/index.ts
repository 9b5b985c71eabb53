import { classic } from './classic';
import { executive } from './executive';
import { minimal } from './minimal';
import { modern } from './modern';
import type { Template } from './template';
import type { TemplateName } from './template-names';

export const templates: Readonly<Record<TemplateName, Template>> = {
  modern,
  classic,
  minimal,
  executive,
};

export type { Template } from './template';
export { type TemplateName, templateNames } from './template-names';
