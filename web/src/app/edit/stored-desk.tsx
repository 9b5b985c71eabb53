import type { CvRecord } from '@trayecto/core/contract';
import { History, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { StoredRawText } from '../../cvs/raw-text';
import { readOpenDrafts } from '../../cvs/read-open-drafts';
import { putCv } from '../../cvs/use-cvs';
import { useDesign } from '../../document/design';
import { CvDesk } from '../../features/cv-editor/desk/cv-desk';
import { serverStore } from '../../features/cv-editor/editor-store';
import { DraftsGate } from '../../features/cv-view/drafts-gate';
import { DraftsNotice } from '../../features/cv-view/drafts-notice';
import { GoOnLinks } from '../../features/cv-view/go-on-links';
import { HistoryDialog } from '../../features/cv-view/history-dialog';
import { LineOrigin } from '../../features/cv-view/line-origin';
import { OpenPointsNotice } from '../../features/cv-view/open-points-notice';
import { OriginItems } from '../../features/cv-view/origin-items';
import { OutdatedNotice } from '../../features/cv-view/outdated-notice';
import { ReadingLine } from '../../features/cv-view/reading-line';
import { type PlainKey, useTranslate } from '../../i18n';
import { useOutward } from '../../outward/use-outward';
import { Button } from '../../ui/button';
import { editPath } from '../edit-path';

interface StoredDeskProps {
  readonly record: CvRecord;
  readonly onNews: (words: string) => void;
  readonly onFinish: (done: PlainKey | null) => void;
}

/** A CV of the list on the desk, with everything that is known and done about it. */
export default function StoredDesk({ record, onNews, onFinish }: StoredDeskProps) {
  const t = useTranslate();
  const look = useDesign(record, putCv);
  const outward = useOutward({ record, design: look.design });
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  /** What the person wants to do with a text that has drafts in it. */
  const [held, setHeld] = useState<(() => void) | null>(null);

  function guard(text: 'original' | 'english', go: () => void) {
    if (text === 'english' && readOpenDrafts(record).length > 0) setHeld(() => go);
    else go();
  }

  function settleRestored(restored: CvRecord) {
    putCv(restored);
    setIsHistoryOpen(false);
    onNews(t('history.restored'));
  }

  return (
    <>
      <CvDesk
        record={record}
        store={serverStore}
        look={look}
        extent={{
          isLarge: record.is_large_cv,
          // A CV that was begun from nothing has no text to show instead.
          usesRawData: record.using_raw_data && record.content_characters > 0,
          contentCharacters: record.content_characters,
        }}
        stored={(version) => ({ id: record.id, version })}
        onFinish={onFinish}
        parts={{
          line: <ReadingLine record={record} />,
          notices: (
            <>
              <OpenPointsNotice record={record} />
              <OutdatedNotice record={record} />
              <DraftsNotice record={record} />
            </>
          ),
          menu: (
            <>
              <Link
                href={editPath(record.id, { isReview: true })}
                className="inline-flex min-h-11 items-center gap-2 rounded-control px-5 py-2 font-semibold hover:bg-ink/6"
              >
                <ListChecks aria-hidden className="size-4.5" />
                {t('cv.review')}
              </Link>
              <Button kind="ghost" className="justify-start" onClick={() => setIsHistoryOpen(true)}>
                <History aria-hidden className="size-4.5" />
                {t('cv.history')}
              </Button>
              {outward.items}
              <OriginItems record={record} />
            </>
          ),
          ways: <GoOnLinks cvId={record.id} />,
          origin: (at, cv, text) => <LineOrigin record={record} cv={cv} text={text} at={at} />,
          guard,
          raw: <StoredRawText id={record.id} />,
          formattedRaw: <StoredRawText id={record.id} isFormatted />,
        }}
      />
      {outward.dialogs}
      <DraftsGate record={record} held={held} onSettled={() => setHeld(null)} />
      {isHistoryOpen && (
        <HistoryDialog
          record={record}
          design={look.design}
          onClose={() => setIsHistoryOpen(false)}
          onRestored={settleRestored}
        />
      )}
    </>
  );
}
