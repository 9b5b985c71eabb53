import type { Cv } from '@trayecto/core/cv';
import { detectDocumentLanguage, layoutCv } from '@trayecto/core/document';
import { memo, useDeferredValue, useMemo } from 'react';
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
  const language = useMemo(
    () => (isEnglish ? 'en' : detectDocumentLanguage(shown)),
    [shown, isEnglish],
  );
  return (
    <div className="shadow-float mx-auto w-full max-w-[595pt]">
      <Page cv={shown} design={design} language={language} />
    </div>
  );
}

interface PageProps {
  readonly cv: Cv;
  readonly design: Design;
  readonly language: 'es' | 'en';
}

const Page = memo(function Page({ cv, design, language }: PageProps) {
  return <DocumentPage tree={layoutCv(cv, design.template, language, design)} />;
});
