import { createContext, type ReactNode, useContext } from 'react';

/** The language the plan was written in, which need not be the reader's. */
export const PlanLanguage = createContext<string | undefined>(undefined);

/** Words of the plan itself, told apart from those of the screen for anyone who reads them aloud. */
export function Said({ children }: { children: ReactNode }) {
  return <span lang={useContext(PlanLanguage)}>{children}</span>;
}
