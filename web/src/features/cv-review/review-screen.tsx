import type { CvRecord } from '@trayecto/core/contract';
import type { PlainKey } from '../../i18n';
import { CvPanel } from '../cv-view/cv-panel';

interface ReviewScreenProps {
  readonly record: CvRecord;
  readonly onFinish: (news: PlainKey | null) => void;
}

export default function ReviewScreen({ record }: ReviewScreenProps) {
  return <CvPanel record={record} />;
}
