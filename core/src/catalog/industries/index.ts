export { bestPractices, generalPractices } from './best-practices';
export { INDUSTRIES_WRITTEN, type Industry, type IndustryNote } from './industry';
export { industries } from './industry-table';
export { industryTrends } from './industry-trends';
