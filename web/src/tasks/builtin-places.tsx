import { createContext, type ReactNode, useContext } from 'react';
import { EngineChip } from './engine-chip';

const Places = createContext<ReadonlySet<string>>(new Set());

interface BuiltinPlacesProps {
  /** Which texts of a model's answer the built-in engine wrote. */
  readonly places: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** For an answer of a model that has its own word in some places only. */
export function BuiltinPlaces({ places = [], children }: BuiltinPlacesProps) {
  return <Places.Provider value={new Set(places)}>{children}</Places.Provider>;
}

/** Beside a text that the model did not write, in an answer that says it is the model's. */
export function BuiltinMark({ place }: { place: string | undefined }) {
  const places = useContext(Places);
  if (place === undefined || !places.has(place)) return null;
  return (
    <span className="ml-2 inline-block align-middle">
      <EngineChip engine={{ kind: 'builtin' }} />
    </span>
  );
}
