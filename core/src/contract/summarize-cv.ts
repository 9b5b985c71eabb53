import type { CvRecord, CvSummary } from './cv-endpoints';

/** What the list says of a CV that is at hand: the same as the server's own words for it. */
export function summarizeCv(record: CvRecord): CvSummary {
  const { parsed_data, parsed_data_english, metadata, ...rest } = record;
  const { english_drafts = [], section_names, review, outdated, ...light } = metadata;
  const { name = '', title = '', location = '' } = parsed_data?.personal ?? {};
  return {
    ...rest,
    metadata: light,
    ...{ name, title, location },
    last_job: parsed_data?.work_experience[0]?.title ?? '',
    has_data: parsed_data !== null,
    has_english: parsed_data_english !== null,
    open_drafts: english_drafts.filter(({ is_right }) => is_right !== true).length,
  };
}
