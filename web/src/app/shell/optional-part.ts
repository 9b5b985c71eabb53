import { type ComponentType, lazy } from 'react';

type Part = ComponentType<object>;

/** A part that the page can do without: where it cannot be fetched, there is nothing. */
export function optionalPart(load: () => Promise<{ default: Part }>) {
  return lazy<Part>(() => load().catch(() => ({ default: () => null })));
}
