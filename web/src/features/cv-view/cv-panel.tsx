import type { CvRecord } from '@trayecto/core/contract';
import { detectDocumentLanguage } from '@trayecto/core/document';
import { ArrowLeft, Eye, EyeOff, History, ListChecks, type LucideIcon, Pencil } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { editPath } from '../../app/edit-path';
import { editorPath } from '../../app/editor-path';
import { paths } from '../../app/paths';
import { StoredRawText } from '../../cvs/raw-text';
import { readOpenDrafts } from '../../cvs/read-open-drafts';
import { putCv } from '../../cvs/use-cvs';
import { useDesign } from '../../document/design';
import { isOwnName, nameSection } from '../../document/name-place';
import { useLanguage, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { CvViewer } from './cv-viewer';
import { DraftsGate } from './drafts-gate';
import { DraftsNotice } from './drafts-notice';
import { GoOnLinks } from './go-on-links';
import { HistoryDialog } from './history-dialog';
import { OpenPointsNotice } from './open-points-notice';
import { OriginMenu } from './origin-menu';
import { OutdatedNotice } from './outdated-notice';

interface CvPanelProps {
  readonly record: CvRecord;
  readonly onNews: (words: string) => void;
}

/** One stored CV: what it is, how to see it, and the sheet itself. */
export function CvPanel({ record, onNews }: CvPanelProps) {
  const { t, formats } = useLanguage();
  const [chosenText, setText] = useState<'original' | 'english'>('original');
  const [isShown, setIsShown] = useState(true);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const { design, change } = useDesign(record, putCv);
  const text = record.parsed_data_english ? chosenText : 'original';
  const cv = text === 'english' ? record.parsed_data_english : record.parsed_data;
  /** What the person wants to do with a text that has drafts in it. */
  const [held, setHeld] = useState<(() => void) | null>(null);

  function guard(go: () => void) {
    if (text === 'english' && readOpenDrafts(record).length > 0) setHeld(() => go);
    else go();
  }

  function settleRestored(restored: CvRecord) {
    putCv(restored);
    setIsHistoryOpen(false);
    onNews(t('history.restored'));
  }

  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <PanelHead
        filename={record.filename}
        line={t('cv.uploadedOn', { date: formats.date(new Date(record.created_at)) })}
      >
        <ButtonLink kind="primary" href={editorPath(record.id, { text, isBringing: false })}>
          <Pencil aria-hidden className="size-4.5" />
          {t('cv.edit')}
        </ButtonLink>
        <ButtonLink href={editPath(record.id, { isReview: true })}>
          <ListChecks aria-hidden className="size-4.5" />
          {t('cv.review')}
        </ButtonLink>
      </PanelHead>
      <OpenPointsNotice record={record} />
      <Notices record={record} />
      <OutdatedNotice record={record} />
      <DraftsNotice record={record} />
      <div className="mx-auto flex w-full max-w-[49.6rem] flex-wrap items-center gap-2">
        {record.parsed_data_english && (
          <SegmentedChoice
            legend={t('cv.whichText')}
            value={text}
            onChange={setText}
            options={[
              { value: 'original', label: t('cv.original') },
              { value: 'english', label: t('cv.english') },
            ]}
          />
        )}
        <ToolButton
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? 'cv.hidePreview' : 'cv.showPreview')}
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        />
        <ToolButton icon={History} label={t('cv.history')} onClick={() => setIsHistoryOpen(true)} />
        <OriginMenu record={record} />
      </div>
      <GoOnLinks cvId={record.id} />
      {isShown &&
        (cv ? (
          <CvViewer
            cv={cv}
            language={text === 'english' ? 'en' : detectDocumentLanguage(cv)}
            design={design}
            onDesign={change}
            source={{ id: record.id, version: text }}
            guard={guard}
            extent={{
              isLarge: record.is_large_cv,
              usesRawData: record.using_raw_data,
              contentCharacters: record.content_characters,
            }}
            raw={<StoredRawText id={record.id} />}
            formattedRaw={<StoredRawText id={record.id} isFormatted />}
          />
        ) : (
          <StoredRawText id={record.id} />
        ))}
      <DraftsGate record={record} held={held} onSettled={() => setHeld(null)} />
      {isHistoryOpen && (
        <HistoryDialog
          record={record}
          design={design}
          onClose={() => setIsHistoryOpen(false)}
          onRestored={settleRestored}
        />
      )}
    </div>
  );
}

interface ToolButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  readonly label: string;
}

/** In words where there is room; on a phone the sign alone. */
function ToolButton({ icon: Icon, label, ...rest }: ToolButtonProps) {
  return (
    <Button kind="ghost" aria-label={label} title={label} className="max-sm:px-3" {...rest}>
      <Icon aria-hidden className="size-4.5" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}

interface PanelHeadProps {
  readonly filename: string;
  readonly line: ReactNode;
  readonly children: ReactNode;
}

export function PanelHead({ filename, line, children }: PanelHeadProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto w-full max-w-[49.6rem]">
      <Link
        href={paths.edit}
        className="-mx-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-sea md:hidden"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        {t('cv.back')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h2 translate="no" className="truncate text-lg font-semibold" title={filename}>
            {filename}
          </h2>
          <div className="text-sm text-muted">{line}</div>
        </div>
        <div className="flex flex-wrap items-center gap-3">{children}</div>
      </div>
    </div>
  );
}

function Notices({ record }: { record: CvRecord }) {
  const t = useTranslate();
  const isFromImage = record.metadata.read_from_image === true;
  const isLarge = record.is_large_cv && record.warning_message !== null;
  if (!isFromImage && !isLarge && !record.using_raw_data && record.parsed_data) return null;
  return (
    <div className="mx-auto flex w-full max-w-[49.6rem] flex-col gap-3">
      {!record.parsed_data && <Alert kind="info">{t('cv.noData')}</Alert>}
      {isFromImage && <Alert kind="warning">{t('cv.fromImage')}</Alert>}
      {isLarge && <Alert kind="warning">{t('cv.largeNotice')}</Alert>}
      {record.using_raw_data && (
        <Alert kind="info">
          <p>{t('cv.rawNotice')}</p>
          {record.available_sections.length > 0 && (
            <div className="mt-2 flex flex-wrap items-center gap-2">
              {t('cv.rawSections')}
              {record.available_sections.map((section) => (
                <span key={section} translate={isOwnName(section) ? 'no' : undefined}>
                  <Chip tone="sea">{nameSection(section, t)}</Chip>
                </span>
              ))}
            </div>
          )}
        </Alert>
      )}
    </div>
  );
}
