import { findNextStep, type WorkspaceTab } from '@trayecto/core/applications';
import type { ApplicationRecord } from '@trayecto/core/contract';
import { useLanguage } from '../../i18n';

export type NextStep = ReturnType<typeof useNextStep>;

interface Ways {
  readonly onTailor: () => void;
  readonly onWrite: () => void;
  readonly onSend: () => void;
  readonly onOpen: (tab: WorkspaceTab) => void;
}

/** The one thing that comes next in this application, by the same words wherever it is shown. */
export function useNextStep(application: ApplicationRecord, ways: Ways) {
  const { t } = useLanguage();
  const step = findNextStep(application);
  const { kind, tab } = step;
  const open = () => ways.onOpen(tab);
  const go = { tailor: ways.onTailor, write: ways.onWrite, send: ways.onSend };
  return {
    ...step,
    words:
      kind === 'own'
        ? step.words
        : t(kind === 'send' ? 'applications.prepare' : `applications.next-${kind}`),
    /** Shows where it is done. */
    open,
    /** Does it. */
    go: kind === 'tailor' || kind === 'write' || kind === 'send' ? go[kind] : open,
  };
}
