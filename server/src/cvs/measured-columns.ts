import { type Cv, measureCv } from '@trayecto/core/cv';

/** The columns that follow from a CV's data; written whenever the data is. */
export function measuredColumns(cv: Cv) {
  const measures = measureCv(cv);
  return {
    isLargeCv: measures.is_large_cv,
    warningMessage: measures.warning_message,
    usingRawData: measures.using_raw_data,
    sectionMetrics: measures.section_metrics,
    availableSections: [...measures.available_sections],
  };
}
