import type { CvRecord } from '@trayecto/core/contract';
import { putCv } from '../../cvs/use-cvs';
import { useDesign } from '../../document/design';
import type { PlainKey } from '../../i18n';
import { EditorDesk } from './editor-desk';
import { serverStore } from './editor-store';

interface EditorScreenProps {
  readonly record: CvRecord;
  readonly onFinish: (done: PlainKey | null) => void;
}

/** A CV of the list being edited. */
export default function EditorScreen({ record, onFinish }: EditorScreenProps) {
  const look = useDesign(record, putCv);
  return <EditorDesk record={record} store={serverStore} look={look} onFinish={onFinish} />;
}
