import type { Cv } from '@trayecto/core/cv';
import { type DocumentLanguage, detectDocumentLanguage, layoutCv } from '@trayecto/core/document';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { Design } from '../../document/design';
import { DocumentPage } from '../../document/document-page';

interface LivePageProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly isEnglish: boolean;
}

/** The page while it is being written: it follows the typing, and never makes it wait. */
export function LivePage({ cv, design, isEnglish }: LivePageProps) {
  const shown = useDeferredValue(cv);
  const detected = useSettledLanguage(cv);
  return (
    <div className="shadow-float mx-auto w-full max-w-[595pt]">
      <Page cv={shown} design={design} language={isEnglish ? 'en' : detected} />
    </div>
  );
}

interface PageProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly language: DocumentLanguage;
}

const Page = memo(function Page({ cv, design, language }: PageProps) {
  return <DocumentPage tree={layoutCv(cv, design.template, language, design)} />;
});

const SETTLED_AFTER_MS = 1500;

/** No letter changes the language of a CV; finding it out reads all of it, so that waits for a pause. */
function useSettledLanguage(cv: Cv): DocumentLanguage {
  const [language, setLanguage] = useState(() => detectDocumentLanguage(cv));
  useEffect(() => {
    const timer = setTimeout(() => setLanguage(detectDocumentLanguage(cv)), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [cv]);
  return language;
}
