import { type Cv, TEXT_VIEW_CHARACTERS } from '@trayecto/core/cv';
import { type DocumentLanguage, layoutCv, writeText } from '@trayecto/core/document';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { PlainText, TextSheet } from '../../cvs/raw-text';
import type { Design } from '../../document/design';
import { DesignChoice } from '../../document/design-choice';
import { DocumentPage } from '../../document/document-page';
import { DocumentTools } from '../../document/document-tools';
import { PrintedPages } from '../../document/printed-pages';
import { TemplateChoice } from '../../document/template-choice';
import type { DownloadSource } from '../../document/use-download';
import { useLanguage, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { IconButton } from '../../ui/icon-button';
import { SegmentedChoice } from '../../ui/segmented-choice';

export type DisplayMode = 'structured' | 'text' | 'raw';

interface CvViewerProps {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
  readonly design: Design;
  readonly onDesign: (changes: Partial<Design>) => void;
  readonly source: DownloadSource;
  /** Asked before the document is taken along. */
  readonly guard?: (go: () => void) => void;
  readonly extent: CvExtent;
  /** The text as it came out of the file. */
  readonly raw: ReactNode;
  /** The same, laid out to be read: all there is to show of a CV that is nothing but text. */
  readonly formattedRaw: ReactNode;
}

/** What decides how a CV is shown at first. */
interface CvExtent {
  readonly isLarge: boolean;
  /** Nothing but text could be made of the file. */
  readonly usesRawData: boolean;
  /** Of the text that was read, not of what was made of it. */
  readonly contentCharacters: number;
}

const ZOOMS = [0.6, 0.75, 0.9, 1, 1.25, 1.5, 2];

/** A CV in a template, with everything one does with it short of editing. */
export function CvViewer(props: CvViewerProps) {
  const {
    cv,
    language,
    design,
    onDesign: change,
    source,
    guard,
    extent,
    raw,
    formattedRaw,
  } = props;
  const t = useTranslate();
  const tree = useMemo(
    () => layoutCv(cv, design.template, language, design),
    [cv, design, language],
  );
  const { isLarge, usesRawData, contentCharacters } = extent;
  const isLongText = contentCharacters > TEXT_VIEW_CHARACTERS;
  // Long CVs and those that are nothing but text have a third way to be seen.
  const hasTextMode = isLarge || usesRawData || isLongText;
  const text = useMemo(() => (hasTextMode ? writeText(tree) : ''), [hasTextMode, tree]);
  const isVeryLong = isLongText || text.length > TEXT_VIEW_CHARACTERS;
  const [chosenMode, setMode] = useState<DisplayMode | null>(null);
  const [view, setView] = useState<'continuous' | 'pages'>('continuous');
  const [zoom, setZoom] = useState(1);
  const mode = chosenMode ?? (usesRawData || isVeryLong ? 'text' : 'structured');
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <div className="mx-auto flex w-full max-w-[49.6rem] flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <DocumentTools cv={cv} language={language} design={design} source={source} guard={guard} />
        <DisplayModeChoice mode={mode} hasTextMode={hasTextMode} onChange={setMode} />
      </div>
      {isVeryLong && chosenMode === null && (
        <Alert kind="info" className="mx-auto w-full max-w-[49.6rem]">
          {t('document.formattedBecauseLong')}
        </Alert>
      )}
      {mode === 'raw' && raw}
      {mode === 'text' &&
        (usesRawData ? (
          formattedRaw
        ) : (
          <TextSheet label={t('document.formattedText')}>
            <PlainText text={text} />
          </TextSheet>
        ))}
      {mode === 'structured' && (
        <>
          <TemplateChoice
            cv={cv}
            language={language}
            value={design.template}
            onChange={(template) => change({ template })}
          />
          <div className="mx-auto flex w-full max-w-[49.6rem] flex-wrap items-center justify-between gap-2">
            <SegmentedChoice
              legend={t('document.view')}
              value={view}
              onChange={setView}
              options={[
                { value: 'continuous', label: t('document.continuous') },
                { value: 'pages', label: t('document.pages') },
              ]}
            />
            <div className="flex items-center">
              <ZoomButtons zoom={zoom} onChange={setZoom} />
              <DesignChoice design={design} onChange={change} />
            </div>
          </div>
          {view === 'pages' ? (
            <PrintedPages cv={cv} language={language} design={design} zoom={zoom} />
          ) : (
            <div className="shadow-float mx-auto w-full" style={{ maxWidth: `${595 * zoom}pt` }}>
              <DocumentPage tree={tree} zoom={zoom} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface DisplayModeChoiceProps {
  readonly mode: DisplayMode;
  readonly hasTextMode: boolean;
  readonly onChange: (mode: DisplayMode) => void;
}

function DisplayModeChoice({ mode, hasTextMode, onChange }: DisplayModeChoiceProps) {
  const t = useTranslate();
  const structured = { value: 'structured', label: t('cv.structured') } as const;
  const text = { value: 'text', label: t('document.formattedText') } as const;
  const raw = { value: 'raw', label: t('cv.raw') } as const;
  return (
    <SegmentedChoice<DisplayMode>
      legend={t('cv.viewMode')}
      // Three of them are wider than a phone.
      className={hasTextMode ? 'max-w-full flex-wrap max-sm:rounded-card' : ''}
      value={mode}
      onChange={onChange}
      options={hasTextMode ? [structured, text, raw] : [structured, raw]}
    />
  );
}

function ZoomButtons({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const { t, formats } = useLanguage();
  const smaller = ZOOMS.findLast((step) => step < zoom);
  const larger = ZOOMS.find((step) => step > zoom);
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{t('document.zoom')}</legend>
      <IconButton
        icon={ZoomOut}
        label={t('document.zoomOut')}
        disabled={smaller === undefined}
        onClick={() => onChange(smaller ?? zoom)}
      />
      <output className="w-12 text-center text-sm text-muted tabular-nums">
        {formats.percent(zoom)}
      </output>
      <IconButton
        icon={ZoomIn}
        label={t('document.zoomIn')}
        disabled={larger === undefined}
        onClick={() => onChange(larger ?? zoom)}
      />
    </fieldset>
  );
}
