import type { FoundJob } from '@trayecto/core/contract';
import type { NewApplication } from '../../applications/use-applications';

/** A found job as the beginning of an application; links of our own board lead nowhere once it is closed. */
export function toApplication(job: FoundJob): NewApplication {
  const { title, company, location, language, description, link } = job;
  return {
    posting: description.trim() === '' ? title : description,
    title,
    company,
    place: location,
    language,
    url: /^https?:/.test(link) ? link : '',
  };
}
