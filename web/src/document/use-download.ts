import { type ExportFormat, exportCv, writeDocument } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import { useState } from 'react';
import { call } from '../api/browser-api';
import { useProblem } from '../api/use-problem';
import type { Design } from './design';
import { saveFile } from './save-file';

/** What to make a file of: a stored CV by its id, or a CV that only this page has. */
export type DownloadSource =
  | { readonly id: string; readonly version: 'original' | 'english' }
  | { readonly cv: Cv; readonly language: DocumentLanguage };

const TIMEOUT_MS = 60_000;

export function useDownload(source: DownloadSource, design: Design) {
  const [busyFormat, setBusyFormat] = useState<ExportFormat | null>(null);
  const [problem, setProblem] = useProblem();

  async function download(format: ExportFormat) {
    setBusyFormat(format);
    setProblem(null);
    try {
      saveFile(await requestFile(source, design, format));
    } catch (error) {
      setProblem(error);
    } finally {
      setBusyFormat(null);
    }
  }

  return { download, busyFormat, problem, dismiss: () => setProblem(null) };
}

function requestFile(source: DownloadSource, design: Design, format: ExportFormat) {
  const options = { timeoutMs: TIMEOUT_MS };
  if ('cv' in source) {
    return call(writeDocument, { body: { ...source, ...design, format, name: 'person' } }, options);
  }
  const query = { ...design, format, language: source.version, name: 'person' as const };
  return call(exportCv, { params: { id: source.id }, query }, options);
}
