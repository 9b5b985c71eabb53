export const templateNames = [
  'modern',
  'classic',
  'minimal',
  'executive',
  'sidebar',
  'timeline',
  'technical',
  'first-job',
  'academic',
] as const;
export type TemplateName = (typeof templateNames)[number];
