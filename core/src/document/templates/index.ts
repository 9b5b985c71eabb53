import { academic } from './academic';
import { classic } from './classic';
import { executive } from './executive';
import { firstJob } from './first-job';
import { minimal } from './minimal';
import { modern } from './modern';
import { sidebar } from './sidebar';
import { technical } from './technical';
import type { Template } from './template';
import type { TemplateName } from './template-names';
import { timeline } from './timeline';

export const templates: Readonly<Record<TemplateName, Template>> = {
  modern,
  classic,
  minimal,
  executive,
  sidebar,
  timeline,
  technical,
  'first-job': firstJob,
  academic,
};

export type { Slot, Template } from './template';
export { type TemplateName, templateNames } from './template-names';
