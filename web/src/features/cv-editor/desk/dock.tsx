import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import { LayoutTemplate, Minus, Palette, Plus, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { CvText } from '../../../cvs/cv-text';
import type { DesignChoiceState } from '../../../document/design';
import { DesignFields } from '../../../document/design-choice';
import { TemplateChoice } from '../../../document/template-choice';
import { useLanguage } from '../../../i18n';
import { IconButton } from '../../../ui/icon-button';
import { SegmentedChoice } from '../../../ui/segmented-choice';
import { SectionOrder } from '../section-order';
import { SectionTitles } from '../section-titles';
import type { Editor } from '../use-editor';
import { DockPanel, type OpenPanel } from './dock-panel';
import type { FitZoom } from './use-fit-zoom';

interface DockProps {
  readonly editor: Editor;
  readonly cv: Cv;
  readonly language: DocumentLanguage;
  readonly originalLanguage: DocumentLanguage;
  readonly look: DesignChoiceState;
  readonly zoom: FitZoom;
  readonly download: ReactNode;
  readonly openDesign: RefObject<OpenPanel | null>;
}

/** Everything one does to the page as a whole, at its foot; on a phone at the thumb. */
export function Dock({
  editor,
  cv,
  language,
  originalLanguage,
  look,
  zoom,
  download,
  openDesign,
}: DockProps) {
  const { t } = useLanguage();
  const { design, change } = look;
  return (
    <div
      role="toolbar"
      aria-label={t('editor.dock')}
      data-both={editor.state.english ? '' : undefined}
      className="dock group/dock pointer-events-auto relative flex max-w-full items-center gap-1 bg-surface p-1.5 shadow-float max-md:w-full max-md:justify-between max-md:border-t max-md:border-line max-md:px-2 max-md:pb-[max(0.375rem,env(safe-area-inset-bottom))] md:rounded-full md:border md:border-line"
    >
      <IconButton
        icon={Undo2}
        label={t('editor.undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!editor.canUndo}
        className="rounded-full! text-ink! disabled:opacity-40"
        onClick={editor.undo}
      />
      <IconButton
        icon={Redo2}
        label={t('editor.redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!editor.canRedo}
        className="rounded-full! text-ink! disabled:opacity-40 max-md:hidden"
        onClick={editor.redo}
      />
      <Rule />
      <Zoom zoom={zoom} />
      <Rule />
      <DockPanel
        icon={LayoutTemplate}
        label={t('document.template')}
        chosen={t(`document.${design.template}`)}
        isOverDock
      >
        <div className="[&>fieldset]:flex-wrap [&>fieldset]:justify-center md:[&>fieldset]:max-w-[41rem] md:[&>fieldset]:gap-y-4">
          <TemplateChoice
            cv={cv}
            language={language}
            design={design}
            onChange={(template) => change({ template })}
          />
        </div>
      </DockPanel>
      <DockPanel icon={Palette} label={t('document.design')} opener={openDesign}>
        <div className="flex flex-col gap-4">
          <DesignFields design={design} onChange={change} />
          <SectionOrder cv={cv} design={design} onChange={change} />
          <SectionTitles cv={cv} design={design} onChange={change} />
        </div>
      </DockPanel>
      {editor.state.english && (
        <SegmentedChoice<CvText>
          legend={t('cv.whichText')}
          className="[&_label]:px-3"
          value={editor.state.text}
          onChange={editor.show}
          options={[
            {
              value: 'original',
              label: originalLanguage.toUpperCase(),
              name: `${originalLanguage.toUpperCase()}, ${t('cv.original')}`,
            },
            { value: 'english', label: 'EN', name: `EN, ${t('cv.english')}` },
          ]}
        />
      )}
      {download}
    </div>
  );
}

const Rule = () => <span aria-hidden className="mx-1 h-6 w-px bg-line max-md:hidden" />;

function Zoom({ zoom }: { zoom: FitZoom }) {
  const { t, formats } = useLanguage();
  const { smaller, larger } = zoom;
  return (
    <fieldset className="flex items-center max-md:hidden md:@max-[35rem]:hidden md:group-data-both/dock:@max-[38rem]:hidden">
      <legend className="sr-only">{t('document.zoom')}</legend>
      <IconButton
        icon={Minus}
        label={t('document.zoomOut')}
        disabled={smaller === undefined}
        className="rounded-full! text-ink! disabled:opacity-40"
        onClick={() => smaller !== undefined && zoom.choose(smaller)}
      />
      <button
        type="button"
        title={t('editor.zoomFit')}
        aria-label={`${formats.percent(zoom.zoom)}, ${t('editor.zoomFit')}`}
        className="min-h-11 w-14 rounded-control text-center text-[0.9375rem] font-semibold tabular-nums hover:bg-ink/6"
        onClick={() => zoom.choose(null)}
      >
        {formats.percent(zoom.zoom)}
      </button>
      <IconButton
        icon={Plus}
        label={t('document.zoomIn')}
        disabled={larger === undefined}
        className="rounded-full! text-ink! disabled:opacity-40"
        onClick={() => larger !== undefined && zoom.choose(larger)}
      />
    </fieldset>
  );
}
