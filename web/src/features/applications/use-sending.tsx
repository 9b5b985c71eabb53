import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import type { useMove } from '../../applications/use-move';
import { SendDialog } from './send-dialog';

/** The checklist of what to send, opened from several places. */
export function useSending(
  application: ApplicationRecord,
  cv: CvRecord | null,
  moving: ReturnType<typeof useMove>,
) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = cv && (
    <SendDialog
      application={application}
      cv={cv}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onMove={(move) => {
        setIsOpen(false);
        void moving.move(application, move);
      }}
    />
  );
  return { dialog, open: () => setIsOpen(true) };
}
