import type { LucideIcon } from 'lucide-react';
import Bug from 'lucide-react/icons/bug';
import Compass from 'lucide-react/icons/compass';
import FilePen from 'lucide-react/icons/file-pen';
import FileUp from 'lucide-react/icons/file-up';
import Gauge from 'lucide-react/icons/gauge';
import LayoutList from 'lucide-react/icons/layout-list';
import Mail from 'lucide-react/icons/mail';
import Puzzle from 'lucide-react/icons/puzzle';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths';
import { type PlainKey, useTranslate } from '../../i18n';

interface FeatureGroup {
  readonly title: PlainKey;
  readonly features: readonly Feature[];
}

type Name =
  | 'edit'
  | 'import'
  | 'improve'
  | 'skillgap'
  | 'enhance'
  | 'jobs'
  | 'jobSearch'
  | 'careerPlan'
  | 'optimize'
  | 'profile'
  | 'debug'
  | 'admin';

/** Where it is, its sign, and what its words are called. */
type Feature = readonly [path: string, icon: LucideIcon, name: Name];

const GROUPS: readonly FeatureGroup[] = [
  {
    title: 'start.groupCv',
    features: [
      [paths.edit, FilePen, 'edit'],
      [paths.import, FileUp, 'import'],
      [paths.improve, WandSparkles, 'improve'],
    ],
  },
  {
    title: 'start.groupJob',
    features: [
      [paths.skillGap, Puzzle, 'skillgap'],
      [paths.enhance, UserRoundPen, 'enhance'],
      [paths.jobs, Mail, 'jobs'],
      [paths.jobSearch, Search, 'jobSearch'],
    ],
  },
  {
    title: 'start.groupCareer',
    features: [
      [paths.careerPlan, Compass, 'careerPlan'],
      [paths.optimize, Gauge, 'optimize'],
    ],
  },
  {
    title: 'start.groupPlace',
    features: [
      [paths.profile, UserRound, 'profile'],
      [paths.debug, Bug, 'debug'],
      [paths.admin, LayoutList, 'admin'],
    ],
  },
];

/** The table of contents of the app: every screen is one step from home. */
export default function FeatureIndex({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-serif text-heading font-semibold">
        {t('start.allTitle')}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {GROUPS.map((group) => (
          <div key={group.title} className="border-t-2 border-ink pt-4">
            <h3 className="eyebrow text-muted">{t(group.title)}</h3>
            <ul className="mt-2 divide-y divide-line">
              {group.features
                .filter(([, , name]) => isAdmin || name !== 'admin')
                .map((feature) => (
                  <li key={feature[0]}>
                    <FeatureLink feature={feature} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function FeatureLink({ feature: [path, Icon, name] }: { feature: Feature }) {
  const t = useTranslate();
  return (
    <Link href={path} className="group flex min-h-16 items-center gap-4 py-3">
      <Icon
        aria-hidden
        className="size-6 shrink-0 text-muted transition-colors group-hover:text-terracotta"
        strokeWidth={1.6}
      />
      <span className="min-w-0">
        <span className="block font-semibold transition-colors group-hover:text-terracotta">
          {t(`start.${name}Title`)}
        </span>
        <span className="block text-[0.9375rem] text-muted">{t(`start.${name}Line`)}</span>
      </span>
    </Link>
  );
}
