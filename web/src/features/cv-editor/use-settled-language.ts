import type { Cv } from '@trayecto/core/cv';
import { type DocumentLanguage, detectDocumentLanguage } from '@trayecto/core/document';
import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 1500;

/** No letter changes the language of a CV; finding it out reads all of it, so that waits for a pause. */
export function useSettledLanguage(cv: Cv): DocumentLanguage {
  const [language, setLanguage] = useState(() => detectDocumentLanguage(cv));
  useEffect(() => {
    const timer = setTimeout(() => setLanguage(detectDocumentLanguage(cv)), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [cv]);
  return language;
}
