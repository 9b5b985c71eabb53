import { documentOptionsSchema, type TemplateName, templateNames } from '@trayecto/core/document';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** How a person wants a CV to look. */
const designSchema = documentOptionsSchema
  .pick({ pageSize: true, textSize: true, accent: true, sectionOrder: true })
  .extend({ template: z.enum(templateNames).default('modern') });

export type Design = z.output<typeof designSchema>;

export const PLAIN_DESIGN: Design = designSchema.parse({});
export const ACCENTS = [
  '#b4472e',
  '#1f6f78',
  '#1f3a5f',
  '#4b6b2f',
  '#8a6a2f',
  '#6b3f73',
  '#1e2430',
];
const KEY = 'trayecto.designs';

type Designs = Readonly<Record<string, Design>>;

let designs: Designs | undefined;
const listeners = new Set<() => void>();

/** Kept in this browser, by CV: a look is no part of what a CV says. */
function readDesigns(): Designs {
  designs ??= z.record(z.string(), designSchema).catch({}).parse(readStored());
  return designs;
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function setDesign(cvId: string, design: Design): void {
  designs = { ...readDesigns(), [cvId]: design };
  try {
    localStorage.setItem(KEY, JSON.stringify(designs));
  } catch {
    // A browser that keeps nothing still shows the choice until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDesign(cvId: string) {
  const all = useSyncExternalStore(subscribe, readDesigns);
  const design = all[cvId] ?? PLAIN_DESIGN;
  return {
    design,
    change: (changes: Partial<Design>) => setDesign(cvId, { ...design, ...changes }),
  };
}

export type { TemplateName };
