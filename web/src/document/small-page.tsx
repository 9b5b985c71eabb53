import type { CvRecord } from '@trayecto/core/contract';
import { designSchema, detectDocumentLanguage, layoutCv } from '@trayecto/core/document';
import { useMemo } from 'react';
import { DocumentPage } from './document-page';
import { shortenCv } from './shorten-cv';
import { usePhoto } from './use-photo';

/** The beginning of a CV's own page, in its own look. */
export default function SmallPage({ record }: { record: CvRecord }) {
  const { parsed_data: cv, metadata } = record;
  const photo = usePhoto(metadata.design);
  const tree = useMemo(() => {
    if (!cv) return null;
    const { template, ...options } = metadata.design ?? designSchema.parse({});
    const short = shortenCv(cv);
    return layoutCv(short, template, detectDocumentLanguage(short), options, photo);
  }, [cv, metadata.design, photo]);
  return tree && <DocumentPage tree={tree} />;
}
