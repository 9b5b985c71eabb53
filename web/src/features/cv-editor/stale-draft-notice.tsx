import { useMemo, useState } from 'react';
import type { Draft } from '../../cvs/draft-store';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ConflictDialog } from './conflict-dialog';
import { type Clash, listOthers } from './find-clash';
import type { Editor } from './use-editor';

interface StaleDraftNoticeProps {
  readonly editor: Editor;
  readonly draft: Draft;
  readonly clash: Clash;
}

/** The CV was saved since the draft was begun: it is taken only by way of the difference. */
export function StaleDraftNotice({ editor, draft, clash }: StaleDraftNoticeProps) {
  const { t, formats } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const others = useMemo(() => listOthers(clash), [clash]);
  return (
    <Alert kind="warning">
      <p>
        {t('editor.draftStale', {
          when: formats.dateTime(new Date(draft.savedAtMs)),
          since: formats.dateTime(new Date(clash.theirs.updated_at)),
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => setIsOpen(true)}>
          {t('editor.draftCompare')}
        </Button>
        <Button onClick={editor.declineDraft}>{t('editor.draftDrop')}</Button>
      </div>
      {isOpen && (
        <ConflictDialog
          clash={clash}
          others={others}
          words={{
            title: t('editor.draftCompareTitle'),
            line: t('editor.draftCompareLine'),
            mine: t('editor.draftMine'),
            theirs: t('editor.draftTheirs'),
            later: t('editor.clashLater'),
            settle: t('editor.draftTake'),
          }}
          isSaving={false}
          onSettle={editor.takeStaleDraft}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Alert>
  );
}
