import { type CvRecord, writeDocument } from '@trayecto/core/contract';
import { type Cv, emptyCv } from '@trayecto/core/cv';
import {
  type Design,
  type DocumentLanguage,
  designSchema,
  nameFile,
} from '@trayecto/core/document';
import { useMemo, useState } from 'react';
import { call } from '../api/browser-api';
import { useProblem } from '../api/use-problem';
import { saveFile } from '../document/save-file';
import { useTranslate } from '../i18n';
import type { LetterText } from './letter-text';

const TIMEOUT_MS = 60_000;
type LetterFormat = 'pdf' | 'docx';

/** The look kept with the CV, and its head in the letter's language. */
export function useLetterLook(record: CvRecord, headline: string): { cv: Cv; design: Design } {
  return useMemo(() => {
    const cv = record.parsed_data ?? emptyCv();
    return {
      cv: { ...cv, personal: { ...cv.personal, title: headline } },
      design: record.metadata.design ?? designSchema.parse({}),
    };
  }, [record, headline]);
}

export function useLetterDownload(
  look: { readonly cv: Cv; readonly design: Design },
  language: DocumentLanguage,
) {
  const t = useTranslate();
  const [busyFormat, setBusyFormat] = useState<LetterFormat | null>(null);
  const [problem, setProblem] = useProblem();

  async function download(format: LetterFormat, letter: LetterText) {
    setBusyFormat(format);
    setProblem(null);
    try {
      const { sectionOrder: _, sectionColumns: __, ...design } = look.design;
      const body = { cv: look.cv, ...design, language, format, letter };
      const file = await call(writeDocument, { body }, { timeoutMs: TIMEOUT_MS });
      const name = nameFile(look.cv, { kind: 'letter', language }) ?? t('jobs.letterFile');
      saveFile({ ...file, name: `${name}.${format}` });
    } catch (error) {
      setProblem(error);
    } finally {
      setBusyFormat(null);
    }
  }

  return { download, busyFormat, problem, dismiss: () => setProblem(null) };
}
