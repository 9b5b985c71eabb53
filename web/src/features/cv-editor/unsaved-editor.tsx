import type { CvRecord } from '@trayecto/core/contract';
import { useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import type { UnsavedCv } from '../../cvs/save-cv';
import { saveCvAgain } from '../../cvs/save-cv';
import { unsavedCvStore } from '../../cvs/unsaved-cv-store';
import { useLocalDesign } from '../../document/design';
import type { PlainKey } from '../../i18n';
import { EditorDesk } from './editor-desk';
import type { EditorStore } from './editor-store';
import { makeUnsavedRecord } from './unsaved-record';

interface UnsavedEditorProps {
  readonly ownerId: string;
  readonly unsaved: UnsavedCv;
  /** With the CV as the server has it now, if saving succeeded. */
  readonly onFinish: (saved: CvRecord | null, done: PlainKey | null) => void;
}

/** The CV only this browser has, being edited. Saving it brings it to the server. */
export default function UnsavedEditor({ ownerId, unsaved, onFinish }: UnsavedEditorProps) {
  const look = useLocalDesign();
  const [record] = useState(() => makeUnsavedRecord(unsaved, ownerId));
  const saved = useRef<CvRecord>(null);
  const [store] = useState<EditorStore>(() => ({
    keep({ parsed_data }) {
      const edited = { ...unsaved, edited: parsed_data ?? unsavedCvStore.get()?.edited ?? null };
      unsavedCvStore.keep(ownerId, edited);
      return makeUnsavedRecord(edited, ownerId);
    },
    async save() {
      saved.current = await saveCvAgain(call, unsavedCvStore.get() ?? unsaved);
      return saved.current;
    },
  }));
  return (
    <EditorDesk
      record={record}
      store={store}
      look={look}
      onFinish={(done) => onFinish(saved.current, done && 'cv.savedNow')}
    />
  );
}
