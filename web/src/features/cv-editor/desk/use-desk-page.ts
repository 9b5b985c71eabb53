import { type Cv, emptyCv } from '@trayecto/core/cv';
import {
  type DocumentLanguage,
  layoutCv,
  listSectionPlaces,
  moveSection,
} from '@trayecto/core/document';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useLivePages } from '../../../document/use-live-pages';
import { useTakeAlong } from '../../../document/use-take-along';
import { usePageEditing } from '../page/use-page-editing';
import type { Editor } from '../use-editor';
import { useSettledLanguage } from '../use-settled-language';
import type { CvDeskProps } from './desk-props';
import { useDisplayMode } from './display-mode';
import type { OpenPanel } from './dock-panel';
import { useFit } from './use-fit';
import { useFitZoom } from './use-fit-zoom';

export type DeskPage = ReturnType<typeof useDeskPage>;

/** The CV as the page that prints: laid out, drawn, edited where it is, and taken along. */
export function useDeskPage(props: CvDeskProps, editor: Editor, isForm: boolean) {
  const { record, look, stored } = props;
  const { design, change } = look;
  const { cv } = editor;
  const { text } = editor.state;
  const originalLanguage = useSettledLanguage(editor.state.original.present);
  const language: DocumentLanguage = text === 'english' ? 'en' : originalLanguage;
  const shownCv = useDeferredValue(cv);
  const tree = useMemo(
    () => layoutCv(shownCv, design.template, language, design),
    [shownCv, design, language],
  );
  const display = useDisplayMode(
    tree,
    props.extent,
    // What someone begins to write is a page, whatever the file was.
    { hasData: record.parsed_data !== null || editor.isDirty, isBegun: isForm && editor.isDirty },
    props.parts,
  );
  const isShown = display.mode === 'structured' && display.isShown;
  const live = useLivePages({ cv, design, language }, isShown && !isBlank(cv));
  const sections = useMemo(() => listSectionPlaces(tree), [tree]);
  const editing = usePageEditing({
    editor,
    texts: live.shown?.texts ?? [],
    sections,
    onMoveSection: (move) => {
      const order = moveSection(sections, design, move);
      if (order) change(order);
    },
  });
  const openDesign = useRef<OpenPanel>(null);
  const zoom = useFitZoom(tree.page.widthPt);
  const source = editor.isDirty || !stored ? { cv, language } : stored(text);
  const fitting = useFit({ cv, design, language }, look);
  const along = useTakeAlong({ cv, language, design, source });
  return {
    originalLanguage,
    language,
    look,
    tree,
    display,
    isShown,
    live,
    editing,
    zoom,
    fitting,
    along,
    openDesign,
  };
}

function isBlank(cv: Cv): boolean {
  return JSON.stringify(cv) === JSON.stringify(emptyCv());
}
