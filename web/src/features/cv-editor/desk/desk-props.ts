import type { CvRecord } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { Place } from '@trayecto/core/document';
import type { ReactNode } from 'react';
import type { DesignChoiceState } from '../../../document/design';
import type { DownloadSource } from '../../../document/use-download';
import type { PlainKey } from '../../../i18n';
import type { EditorStore } from '../editor-store';
import type { CvExtent } from './display-mode';

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
  /** In the inspector: where a text of the page came from. */
  readonly origin?: (place: Place, cv: Cv, text: 'original' | 'english') => ReactNode;
  /** Asked before the document leaves: what is still to be checked of it. */
  readonly guard?: (text: 'original' | 'english', go: () => void) => void;
  /** The text as it came out of the file, and the same laid out to be read. */
  readonly raw: ReactNode;
  readonly formattedRaw: ReactNode;
}
