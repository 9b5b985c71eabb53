import {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  ClipboardPaste,
  Route,
  Send,
  Sparkles,
  Target,
} from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths';
import { useTranslate } from '../../i18n';

const ways = [
  { path: paths.newApplication, label: 'cv.toApplication', icon: ClipboardPaste },
  { path: paths.improve, label: 'cv.toImprove', icon: Sparkles },
  { path: paths.skillGap, label: 'cv.toSkillGap', icon: ChartNoAxesColumn },
  { path: paths.careerPlan, label: 'cv.toCareerPlan', icon: Route },
  { path: paths.optimize, label: 'cv.toOptimize', icon: BriefcaseBusiness },
  { path: paths.enhance, label: 'cv.toEnhance', icon: Target },
  { path: paths.jobs, label: 'cv.toJobs', icon: Send },
] as const;

/** Where one goes from a CV, in words. */
export function GoOnLinks({ cvId }: { cvId: string }) {
  const t = useTranslate();
  const id = useId();
  return (
    <nav aria-labelledby={id} className="w-full">
      <p id={id} className="mb-1.5 font-semibold">
        {t('cv.goOn')}
      </p>
      <ul className="flex flex-col">
        {ways.map(({ path, label, icon: Icon }) => (
          <li key={path} className="border-b border-line last:border-0">
            <Link
              href={`${path}?${new URLSearchParams({ cv: cvId })}`}
              className="flex min-h-11 items-center gap-2.5 rounded-control px-2 text-[0.9375rem] hover:bg-ink/4"
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
