import type { CvRecord } from '@trayecto/core/contract';
import { type Cv, compareCvs, emptyCv } from '@trayecto/core/cv';
import { type DocumentLanguage, layoutCv, listColumns } from '@trayecto/core/document';
import { Keyboard, PanelRightOpen, PencilLine } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { editPath, readEditPlace } from '../../../app/edit-path';
import { readEditorPlace } from '../../../app/editor-path';
import { useLeaveGuard } from '../../../app/leave-guard';
import { useFolded } from '../../../cvs/folded-panes';
import type { DesignChoiceState } from '../../../document/design';
import type { DownloadSource } from '../../../document/use-download';
import { useLivePages } from '../../../document/use-live-pages';
import { useTakeAlong } from '../../../document/use-take-along';
import { type PlainKey, useTranslate } from '../../../i18n';
import { ProofPanel } from '../../../proofread/proof-panel';
import { ProofreadingProvider, useProofreading } from '../../../proofread/use-proofreading';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { IconButton } from '../../../ui/icon-button';
import { LeaveDialog } from '../../../ui/leave-dialog';
import { SegmentedChoice } from '../../../ui/segmented-choice';
import { useMedia } from '../../../ui/use-media';
import { ConflictDialog } from '../conflict-dialog';
import { DraftsPanel } from '../drafts-panel';
import { EditorForm } from '../editor-form';
import { EditorNotices } from '../editor-notices';
import type { EditorStore } from '../editor-store';
import { EnglishDraftsContext, useDraftsOf } from '../english-drafts';
import type { Clash } from '../find-clash';
import { focusField } from '../focus-field';
import { PageCvContext } from '../page/name-text';
import { PageEditor, useDrawnTexts } from '../page/page-editor';
import { usePageEditing } from '../page/use-page-editing';
import { useBehind } from '../use-behind';
import { type Editor, useEditor } from '../use-editor';
import { useEditorKeys } from '../use-editor-keys';
import { useFieldAtStart } from '../use-field-at-start';
import { useSettledLanguage } from '../use-settled-language';
import { ChosenPanel } from './chosen-panel';
import { DeskMenu } from './desk-menu';
import { type CvExtent, useDisplayMode } from './display-mode';
import { Dock } from './dock';
import { DownloadMenu } from './download-menu';
import { Inspector } from './inspector';
import { PageMeter } from './page-meter';
import { PageRow } from './page-row';
import { PagesProblem } from './pages-problem';
import { ShortcutSheet } from './shortcut-sheet';
import { TypingSheet } from './typing-sheet';
import { useDeskKeys } from './use-desk-keys';
import { useFit } from './use-fit';
import { useFitZoom } from './use-fit-zoom';

export interface CvDeskProps {
  readonly record: CvRecord;
  readonly store: EditorStore;
  readonly look: DesignChoiceState;
  readonly extent: CvExtent;
  /** What the server has of it, to be taken along while nothing is written; a CV only this browser has is sent along. */
  readonly stored: ((text: 'original' | 'english') => DownloadSource) | null;
  readonly parts: DeskParts;
  /** With what there is to say, if anything was done. */
  readonly onFinish: (done: PlainKey | null) => void;
}

/** What others put on the desk. */
export interface DeskParts {
  /** Beside the name. */
  readonly mark?: ReactNode;
  /** One line over the page. */
  readonly line?: ReactNode;
  /** What is left to do about the CV. */
  readonly notices?: ReactNode;
  /** Among everything else that can be done. */
  readonly menu?: ReactNode;
  readonly ways?: ReactNode;
  /** Asked before the document leaves: what is still to be checked of it. */
  readonly guard?: (text: 'original' | 'english', go: () => void) => void;
  /** The text as it came out of the file, and the same laid out to be read. */
  readonly raw: ReactNode;
  readonly formattedRaw: ReactNode;
}

const WIDE = '(min-width: 64rem)';
const PHONE = '(max-width: 47.99rem)';

/** A CV on the desk: the page that prints, edited where it is, and its tools at the edges. */
export function CvDesk({ record, store, look, extent, stored, parts, onFinish }: CvDeskProps) {
  const t = useTranslate();
  const search = useSearch();
  const place = readEditorPlace(search);
  const [, navigate] = useLocation();
  const editor = useEditor(record, place.text, store);
  const { cv } = editor;
  const { text } = editor.state;
  const { design, change } = look;
  const [isForm, setIsForm] = useFormAtHand(readEditPlace(search).isEditing);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isInspectorFolded, foldInspector] = useFolded('inspector');
  const [isListFolded, foldList] = useFolded('list');
  const isWide = useMedia(WIDE);
  const isPhone = useMedia(PHONE);
  const behind = useBehind(text, editor.openMarks, editor.bring);
  const drafts = useDraftsOf(editor.openDrafts, editor.judgeDraft);
  const proofreading = useProofreading(cv, text === 'english');
  const originalLanguage = useSettledLanguage(editor.state.original.present);
  const language: DocumentLanguage = text === 'english' ? 'en' : originalLanguage;
  const shownCv = useDeferredValue(cv);
  const tree = useMemo(
    () => layoutCv(shownCv, design.template, language, design),
    [shownCv, design, language],
  );
  const display = useDisplayMode(
    tree,
    extent,
    // What somebody begins to write is a page, whatever the file was.
    { hasData: record.parsed_data !== null || editor.isDirty, isBegun: isForm && editor.isDirty },
    parts,
  );
  const isPageShown = display.mode === 'structured' && display.isShown;
  const live = useLivePages({ cv, design, language }, isPageShown && !isBlank(cv));
  const drawn = useDrawnTexts(live.shown);
  const columns = useMemo(
    () => listColumns(tree).map((sections) => sections.map(({ id }) => id)),
    [tree],
  );
  const editing = usePageEditing({
    editor,
    texts: drawn?.texts ?? [],
    columns,
    onOrder: (sectionOrder) => change({ sectionOrder: [...sectionOrder] }),
  });
  const zoom = useFitZoom(tree.page.widthPt);
  const source = editor.isDirty || !stored ? { cv, language } : stored(text);
  const fitting = useFit({ cv, design, language }, look);
  const along = useTakeAlong({ cv, language, design, source });
  const finishSaving = useFinish(editor, onFinish);
  const save = () => void finishSaving(editor.save());
  // A CV that comes to the server with this has its own address from then on.
  useEditorKeys(editor, () => void (store.keep ? save() : editor.save()));
  useDeskKeys({
    onList: () => foldList(!isListFolded),
    onInspector: () => foldInspector(!isInspectorFolded),
    onHelp: () => setIsHelpOpen(true),
  });
  useBringAtStart(editor, place.isBringing);
  useFieldAtStart(place.field);
  const sheet = useArrivalFocus();
  const beside = useRef<HTMLDivElement>(null);
  const changes = useChangeCount(editor);

  function showForm(isOpen: boolean) {
    setIsForm(isOpen);
    if (isOpen && isInspectorFolded) foldInspector(false);
    // What was pressed is gone: one goes on in the form.
    if (isOpen) requestAnimationFrame(() => beside.current?.focus());
    // The address says so too, unless that would ask about what is not saved.
    // A CV that only this browser has keeps the name it has there.
    const address = editPath(readEditPlace(search).id ?? record.id, { isEditing: isOpen });
    if (!editor.isDirty) navigate(address, { replace: !isOpen });
  }

  function goTo(pointer: string) {
    if (!isForm) showForm(true);
    requestAnimationFrame(() => focusField(pointer));
  }

  const guard = (go: () => void) => (parts.guard ? parts.guard(text, go) : go());
  const hasInspector = isWide && (!isInspectorFolded || isForm);
  const isFormAlone = isForm && !isWide;
  // In the form each text is said to be behind or to be checked where it is; beside the page, the CV as a whole.
  const notices = (
    <EditorNotices editor={editor} isForm={isForm}>
      {!isForm && parts.notices}
      {isForm && <DraftsPanel cv={cv} isOpenAtFirst={place.isChecking} onGoTo={goTo} />}
      {isForm && <ProofPanel proofreading={proofreading} onGoTo={goTo} />}
    </EditorNotices>
  );
  const form = (
    <ProofreadingProvider value={proofreading}>
      <EditorForm cv={cv} behind={behind} onEdit={editor.edit} />
    </ProofreadingProvider>
  );
  return (
    <EnglishDraftsContext value={drafts}>
      <PageCvContext value={cv}>
        <div className="flex min-w-0 grow">
          <div className="flex min-w-0 grow flex-col bg-desk">
            <PageRow
              filename={record.filename}
              editor={editor}
              isForm={isForm}
              changes={changes}
              onSave={save}
              onCancel={() => {
                if (!editor.isDirty) setIsForm(false);
                onFinish(null);
              }}
              mark={parts.mark}
              meter={
                live.shown &&
                isPageShown && (
                  <PageMeter
                    picture={live.shown.picture}
                    bottomPt={findBottom(live.shown.picture)}
                    isFitting={fitting.isBusy}
                    onFit={fitting.fit}
                  />
                )
              }
              menu={
                <>
                  {isWide && !hasInspector && (
                    <IconButton
                      icon={PanelRightOpen}
                      label={t('editor.inspectorShow')}
                      aria-keyshortcuts="Control+."
                      onClick={() => foldInspector(false)}
                    />
                  )}
                  <DeskMenu>
                    <Button
                      kind="ghost"
                      className="justify-start"
                      onClick={() => showForm(!isForm)}
                    >
                      <PencilLine aria-hidden className="size-4.5" />
                      {t('editor.asForm')}
                    </Button>
                    {display.choice}
                    {parts.menu}
                    <Button
                      kind="ghost"
                      className="justify-start"
                      onClick={() => setIsHelpOpen(true)}
                    >
                      <Keyboard aria-hidden className="size-4.5" />
                      {t('editor.shortcuts')}
                    </Button>
                  </DeskMenu>
                </>
              }
            />
            <div className="desk-line mx-auto flex w-full max-w-[49.6rem] flex-col gap-2 px-3 empty:hidden md:px-0">
              {parts.line}
              {display.notice}
              {!hasInspector && notices}
              {along.news}
              {fitting.news && (
                <Alert
                  kind={fitting.news.isProblem ? 'warning' : 'success'}
                  onDismiss={fitting.dismiss}
                >
                  <span className="flex flex-wrap items-center gap-x-4">
                    {fitting.news.words}
                    {fitting.news.onUndo && (
                      <Button
                        kind="ghost"
                        className="min-h-9! underline"
                        onClick={fitting.news.onUndo}
                      >
                        {t('cv.undo')}
                      </Button>
                    )}
                  </span>
                </Alert>
              )}
              <PagesProblem problem={live.problem} onRetry={live.retry} />
            </div>
            {isFormAlone && (
              <SegmentedChoice
                legend={t('editor.panes')}
                className="mx-4 mt-2"
                value="form"
                onChange={() => showForm(false)}
                options={[
                  { value: 'form', label: t('editor.form') },
                  { value: 'page', label: t('editor.livePage') },
                ]}
              />
            )}
            {isFormAlone && (
              <div ref={beside} tabIndex={-1} className="px-4 py-5 pb-32 outline-none sm:px-8">
                {form}
              </div>
            )}
            <section
              ref={sheet}
              aria-label={t('editor.livePage')}
              tabIndex={-1}
              className={classes('grow pb-32 outline-none', isFormAlone && 'hidden')}
            >
              <div ref={zoom.desk} className="overflow-x-auto px-3 py-2 md:px-10 md:pt-0 md:pb-6">
                {display.shown ??
                  (isPageShown && (
                    <PageEditor
                      tree={tree}
                      pages={live.shown}
                      zoom={zoom.zoom}
                      editing={editing}
                      isTypedElsewhere={isPhone}
                    />
                  ))}
              </div>
            </section>
            <div className="pointer-events-none sticky bottom-0 z-30 flex justify-center md:bottom-5 md:px-4">
              <Dock
                editor={editor}
                cv={cv}
                language={language}
                originalLanguage={originalLanguage}
                look={look}
                zoom={zoom}
                download={<DownloadMenu along={along} guard={guard} />}
              />
            </div>
          </div>
          {hasInspector && (
            <Inspector
              isForm={isForm}
              content={beside}
              onFold={() => {
                if (isForm) showForm(false);
                foldInspector(true);
              }}
            >
              {notices}
              {isForm && form}
              {!isForm && editing.selected !== null && (
                <ProofreadingProvider value={proofreading}>
                  <ChosenPanel
                    at={editing.selected}
                    editor={editor}
                    editing={editing}
                    behind={behind}
                  />
                </ProofreadingProvider>
              )}
              {!isForm && editing.selected === null && (
                <NothingChosen onForm={() => showForm(true)}>{parts.ways}</NothingChosen>
              )}
            </Inspector>
          )}
        </div>
        {!isWide && !isForm && editing.selected !== null && (
          <TypingSheet at={editing.selected} editor={editor} editing={editing} />
        )}
        <ShortcutSheet isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
        <Questions
          editor={editor}
          onSettled={(saving) => void finishSaving(saving)}
          onDiscarded={() => setIsForm(false)}
        />
      </PageCvContext>
    </EnglishDraftsContext>
  );
}

function isBlank(cv: Cv): boolean {
  return JSON.stringify(cv) === JSON.stringify(emptyCv());
}

function findBottom({
  places,
}: {
  places: ReadonlyMap<string, readonly { y: number; height: number }[]>;
}) {
  return Math.max(0, ...[...places.values()].flat().map(({ y, height }) => y + height));
}

/** Opened by the address or by hand; the address has the last word when it changes. */
function useFormAtHand(isInAddress: boolean) {
  const [isForm, setIsForm] = useState(isInAddress);
  useEffect(() => setIsForm(isInAddress), [isInAddress]);
  return [isForm, setIsForm] as const;
}

/** Someone who has just chosen a CV goes on at its page. */
function useArrivalFocus() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest('[data-cv-list]'))
      sheet.current?.focus({ preventScroll: true });
  }, []);
  return sheet;
}

/** How many things differ from what is saved. Counted after the letter is drawn. */
function useChangeCount({ state, isDirty }: Editor): number {
  const { saved, original, english } = useDeferredValue(state);
  return useMemo(() => {
    if (!isDirty) return 0;
    const count = (before: Cv | null, after: Cv) => compareCvs(before ?? emptyCv(), after).length;
    const inEnglish = english ? count(saved.parsed_data_english, english.present) : 0;
    return Math.max(1, count(saved.parsed_data, original.present) + inEnglish);
  }, [isDirty, saved, original.present, english]);
}

/** Anyone who saved is done, unless they wrote on meanwhile. */
function useFinish(editor: Editor, onFinish: CvDeskProps['onFinish']) {
  const [isDone, setIsDone] = useState(false);
  const { isDirty } = editor;
  useEffect(() => {
    if (!isDone) return;
    setIsDone(false);
    // Only now the question about unsaved changes has been taken away.
    if (!isDirty) onFinish('cv.updated');
  }, [isDone, isDirty, onFinish]);
  return async (saving: Promise<boolean>) => setIsDone(await saving);
}

/** Came here to bring one text up to the other: that is done first, and can be undone. */
function useBringAtStart(editor: Editor, isWanted: boolean) {
  const [isPending, setIsPending] = useState(isWanted && editor.offeredDraft === null);
  const { bring, openMarks } = editor;
  useEffect(() => {
    if (!isPending) return;
    setIsPending(false);
    bring(openMarks);
  }, [isPending, bring, openMarks]);
}

function NothingChosen({ onForm, children }: { onForm: () => void; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <div className="flex flex-col items-start gap-2">
        <h2 className="font-serif text-xl font-semibold">{t('editor.nothingChosen')}</h2>
        <p className="text-muted">{t('editor.nothingChosenLine')}</p>
        <Button className="mt-1" onClick={onForm}>
          <PencilLine aria-hidden className="size-4.5" />
          {t('editor.asForm')}
        </Button>
      </div>
      {children}
    </>
  );
}

interface QuestionsProps {
  readonly editor: Editor;
  readonly onSettled: (saving: Promise<boolean>) => void;
  readonly onDiscarded: () => void;
}

function Questions({ editor, onSettled, onDiscarded }: QuestionsProps) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const question = useLeaveGuard(editor.isDirty, navigate);
  const { clash } = editor;
  return (
    <>
      {clash && (
        <ConflictDialog
          clash={clash}
          words={{
            title: t('editor.clashTitle'),
            line: t(hasChoices(clash) ? 'editor.clashChoose' : 'editor.clashNone'),
            mine: t('editor.mine'),
            theirs: t('editor.theirs'),
            later: t('editor.clashLater'),
            settle: t('editor.clashSave'),
          }}
          isSaving={editor.isSaving}
          onSettle={(texts) => onSettled(editor.settle(texts))}
          onClose={editor.closeClash}
        />
      )}
      <LeaveDialog
        isOpen={question.isAsking}
        title={t('editor.discardTitle')}
        line={t('editor.confirmDiscard')}
        stayLabel={t('editor.keepEditing')}
        leaveLabel={t('editor.discard')}
        onStay={question.stay}
        onLeave={() => {
          editor.discard();
          onDiscarded();
          question.leave();
        }}
      />
    </>
  );
}

function hasChoices({ original, english }: Clash): boolean {
  return original.conflicts.length + (english?.conflicts.length ?? 0) > 0;
}
