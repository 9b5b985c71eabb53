export const templateNames = ['modern', 'classic', 'minimal', 'executive'] as const;
export type TemplateName = (typeof templateNames)[number];
