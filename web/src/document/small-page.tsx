import type { CvRecord } from '@trayecto/core/contract';
import { designSchema, detectDocumentLanguage, layoutCv } from '@trayecto/core/document';
import { useMemo } from 'react';
import { DocumentPage } from './document-page';
import { shortenCv } from './shorten-cv';
import { usePhoto } from './use-photo';
import { withoutLinks } from './without-links';

/** The beginning of a CV's own page, in its own look. */
export default function SmallPage({ record }: { record: CvRecord }) {
  const { parsed_data: cv, metadata } = record;
  const photo = usePhoto(metadata.design);
  const tree = useMemo(() => {
    if (!cv) return null;
    const { template, ...options } = metadata.design ?? designSchema.parse({});
    const short = shortenCv(cv);
    const language = detectDocumentLanguage(short);
    return withoutLinks(layoutCv(short, template, language, options, photo));
  }, [cv, metadata.design, photo]);
  return tree && <DocumentPage tree={tree} />;
}
