/** A CV as the writers of the sets for bench:gap and bench:weak write it, in the shape that cvSchema takes. */
export function toCanonical(cv, language) {
  const now = language === 'es' ? 'actualidad' : 'present';
  const date = (value) =>
    value === null ? now : String(value ?? '').replace(/^(\d{4})-(\d{2}).*/, '$2/$1');
  const dates = ({ start, end }) =>
    start === undefined && (end === undefined || end === null)
      ? ''
      : [start ?? undefined, end]
          .filter((one) => one !== undefined)
          .map(date)
          .join(' - ');
  const { name, title, location, email, summary } = cv.personal;
  return {
    personal: {
      ...{ name: name ?? '', title: title ?? '', location: location ?? '' },
      email: email ?? 'alex@example.com',
    },
    summary: summary ?? '',
    work_experience: (cv.work ?? []).map(({ title, company, location, ...job }) => ({
      ...{ title: title ?? '', company: company ?? '', location: location ?? '' },
      ...{ dates: dates(job), description: job.description ?? '', achievements: job.bullets ?? [] },
    })),
    education: (cv.education ?? []).map(({ degree, institution, ...study }) => ({
      ...{ degree: degree ?? '', institution: institution ?? '', dates: dates(study) },
    })),
    skills: cv.skills ?? [],
    languages: (cv.languages ?? []).map(({ language, level }) => ({
      language,
      proficiency: level ?? '',
    })),
    certifications: (cv.certifications ?? []).map(({ name, issuer, date }) => ({
      ...{ name, issuer: issuer ?? '', date: String(date ?? '') },
    })),
  };
}
