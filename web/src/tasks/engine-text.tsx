import type { Language } from '@trayecto/core/language';
import { createContext, useContext } from 'react';

/** The language a kept result was written in, which may not be the one the screen is in now. */
export const ResultLanguage = createContext<Language | undefined>(undefined);

/** A sentence of the result itself, said to be in its own language. */
export function EngineText({ children }: { children: string }) {
  return (
    <span translate="no" lang={useContext(ResultLanguage)}>
      {children}
    </span>
  );
}
