import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { editPath, readEditPlace } from '../../../app/edit-path';
import { useFolded } from '../../../cvs/folded-panes';
import { useMedia } from '../../../ui/use-media';
import { focusField } from '../focus-field';
import type { Editor } from '../use-editor';
import { useDeskKeys } from './use-desk-keys';
import { useFormAtHand } from './use-form-at-hand';

const WIDE = '(min-width: 64rem)';
const PHONE = '(max-width: 47.99rem)';

export type DeskPanes = ReturnType<typeof useDeskPanes>;

/** What is open around the page: the form, the inspector, the list of CVs, the help. */
export function useDeskPanes(recordId: string, editor: Editor) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [isForm, setIsForm] = useFormAtHand(readEditPlace(search).isEditing);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isInspectorFolded, foldInspector] = useFolded('inspector');
  const [isListFolded, foldList] = useFolded('list');
  const isWide = useMedia(WIDE);
  const isPhone = useMedia(PHONE);
  const beside = useRef<HTMLDivElement>(null);
  useDeskKeys({
    onList: () => foldList(!isListFolded),
    onInspector: () => foldInspector(!isInspectorFolded),
    onHelp: () => setIsHelpOpen(true),
  });

  function showForm(isOpen: boolean) {
    setIsForm(isOpen);
    if (isOpen && isInspectorFolded) foldInspector(false);
    // What was pressed is gone: one goes on in the form.
    if (isOpen) requestAnimationFrame(() => beside.current?.focus());
    // The address says so too, unless that would ask about what is not saved.
    // A CV that only this browser has keeps the name it has there.
    const address = editPath(readEditPlace(search).id ?? recordId, { isEditing: isOpen });
    if (!editor.isDirty) navigate(address, { replace: !isOpen });
  }

  return {
    isForm,
    /** In the place of the page, where there is no room for both. */
    isFormAlone: isForm && !isWide,
    hasInspector: isWide && (!isInspectorFolded || isForm),
    isHelpOpen,
    isWide,
    isPhone,
    /** Holds the form, to go on in it. */
    beside,
    showForm,
    closeForm: () => setIsForm(false),
    showHelp: setIsHelpOpen,
    foldInspector,
    goTo: (pointer: string) => {
      if (!isForm) showForm(true);
      requestAnimationFrame(() => focusField(pointer));
    },
  };
}
