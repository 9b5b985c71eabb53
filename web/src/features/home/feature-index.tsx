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

interface Feature {
  readonly path: string;
  readonly icon: LucideIcon;
  readonly title: PlainKey;
  readonly line: PlainKey;
  readonly isForAdmins?: boolean;
}

interface FeatureGroup {
  readonly title: PlainKey;
  readonly features: readonly Feature[];
}

const GROUPS: readonly FeatureGroup[] = [
  {
    title: 'start.groupCv',
    features: [
      { path: paths.edit, icon: FilePen, title: 'start.editTitle', line: 'start.editLine' },
      { path: paths.import, icon: FileUp, title: 'start.importTitle', line: 'start.importLine' },
      {
        path: paths.improve,
        icon: WandSparkles,
        title: 'start.improveTitle',
        line: 'start.improveLine',
      },
    ],
  },
  {
    title: 'start.groupJob',
    features: [
      {
        path: paths.skillGap,
        icon: Puzzle,
        title: 'start.skillgapTitle',
        line: 'start.skillgapLine',
      },
      {
        path: paths.enhancer,
        icon: UserRoundPen,
        title: 'start.enhancerTitle',
        line: 'start.enhancerLine',
      },
      { path: paths.jobs, icon: Mail, title: 'start.jobsTitle', line: 'start.jobsLine' },
      {
        path: paths.jobSearch,
        icon: Search,
        title: 'start.jobSearchTitle',
        line: 'start.jobSearchLine',
      },
    ],
  },
  {
    title: 'start.groupCareer',
    features: [
      {
        path: paths.development,
        icon: Compass,
        title: 'start.developmentTitle',
        line: 'start.developmentLine',
      },
      {
        path: paths.optimizer,
        icon: Gauge,
        title: 'start.optimizerTitle',
        line: 'start.optimizerLine',
      },
    ],
  },
  {
    title: 'start.groupPlace',
    features: [
      {
        path: paths.profile,
        icon: UserRound,
        title: 'start.profileTitle',
        line: 'start.profileLine',
      },
      { path: paths.debug, icon: Bug, title: 'start.debugTitle', line: 'start.debugLine' },
      {
        path: paths.admin,
        icon: LayoutList,
        title: 'start.adminTitle',
        line: 'start.adminLine',
        isForAdmins: true,
      },
    ],
  },
];

/** The table of contents of the app: every screen is one step from home. */
export function FeatureIndex({ isAdmin }: { isAdmin: boolean }) {
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
                .filter((feature) => isAdmin || !feature.isForAdmins)
                .map((feature) => (
                  <li key={feature.path}>
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

function FeatureLink({ feature: { path, icon: Icon, title, line } }: { feature: Feature }) {
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
          {t(title)}
        </span>
        <span className="block text-[0.9375rem] text-muted">{t(line)}</span>
      </span>
    </Link>
  );
}
