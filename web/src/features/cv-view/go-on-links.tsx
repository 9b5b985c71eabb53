import { BriefcaseBusiness, ChartNoAxesColumn, Route, Send, Sparkles, Target } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths';
import { useTranslate } from '../../i18n';

const ways = [
  { path: paths.improve, label: 'cv.toImprove', icon: Sparkles },
  { path: paths.skillGap, label: 'cv.toSkillGap', icon: ChartNoAxesColumn },
  { path: paths.development, label: 'cv.toDevelopment', icon: Route },
  { path: paths.optimizer, label: 'cv.toOptimizer', icon: BriefcaseBusiness },
  { path: paths.enhancer, label: 'cv.toEnhancer', icon: Target },
  { path: paths.jobs, label: 'cv.toJobs', icon: Send },
] as const;

/** Where one goes from a CV, in words. */
export function GoOnLinks({ cvId }: { cvId: string }) {
  const t = useTranslate();
  const id = useId();
  return (
    <nav aria-labelledby={id} className="mx-auto w-full max-w-[49.6rem]">
      <p id={id} className="mb-1.5 text-sm font-semibold text-muted">
        {t('cv.goOn')}
      </p>
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap">
        {ways.map(({ path, label, icon: Icon }) => (
          <li key={path} className="shrink-0">
            <Link
              href={`${path}?${new URLSearchParams({ cv: cvId })}`}
              className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-[0.9375rem] font-semibold hover:border-edge"
            >
              <Icon aria-hidden className="size-4 text-sea" strokeWidth={2} />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
