const BETWEEN = ' · ';

interface NamedJob {
  readonly title: string;
  readonly company: string;
}

/** A saved job has one name: the job, and who is looking. */
export const writeSavedName = ({ title, company }: NamedJob) =>
  company === '' ? title : `${title}${BETWEEN}${company}`;

/** The two again; what the name doesn't say is read from the text. */
export function readSavedName(name: string): Partial<NamedJob> {
  const at = name.lastIndexOf(BETWEEN);
  const title = (at < 0 ? name : name.slice(0, at)).trim();
  const company = at < 0 ? '' : name.slice(at + BETWEEN.length).trim();
  return { ...(title === '' ? {} : { title }), ...(company === '' ? {} : { company }) };
}
