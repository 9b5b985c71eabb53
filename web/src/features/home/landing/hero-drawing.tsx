import { useTranslate } from '../../../i18n';
import { Chip } from '../../../ui/chip';
import { classes } from '../../../ui/classes';

const MATCHED = ['SQL', 'Python', 'Power BI'];
const MISSING = 'Airflow';

/** How full each line of the drawn CV is, section by section. */
const DRAWN_SECTIONS = [
  { name: 'profile', lines: ['w-full', 'w-full', 'w-3/5'] },
  { name: 'experience', lines: ['w-full', 'w-3/5', 'w-full', 'w-full', 'w-1/2'] },
  { name: 'education', lines: ['w-full', 'w-2/3'] },
];

/** A drawing, not a screenshot: its person is invented, and it says so. */
export function HeroDrawing() {
  const t = useTranslate();
  return (
    <div
      role="img"
      aria-label={t('landing.drawingLabel')}
      className="relative mx-auto w-full max-w-[25rem] pr-[8%] pb-10 lg:mr-0 lg:max-w-[30rem]"
    >
      <div className="absolute top-[5%] right-0 bottom-[3%] left-[18%] rotate-[4deg] rounded-sheet bg-sheet/80 shadow-float" />
      <div className="relative aspect-[340/452] w-[78%] rounded-sheet bg-sheet p-[7%] shadow-float">
        <p className="font-serif text-[clamp(1.125rem,4.6vw,1.5rem)] leading-tight font-semibold lg:text-2xl">
          {t('landing.drawingName')}
        </p>
        <p className="mt-1 text-sm font-semibold text-terracotta">{t('landing.drawingRole')}</p>
        {DRAWN_SECTIONS.map((section) => (
          <DrawnSection key={section.name} lines={section.lines} />
        ))}
      </div>
      <div className="absolute right-0 bottom-[4%] w-[62%] min-w-56 rounded-card border border-line bg-surface p-4 shadow-float lg:p-5">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-semibold tabular-nums">{t('landing.drawingMatch')}</p>
          <p className="text-[0.8125rem] text-muted">{t('landing.drawingTag')}</p>
        </div>
        <div className="mt-2.5 h-2 overflow-hidden rounded-full bg-sheet-line">
          <div className="h-full w-[82%] rounded-full bg-olive" />
        </div>
        <div className="mt-3 flex flex-wrap gap-1.5" translate="no">
          {MATCHED.map((skill) => (
            <Chip key={skill} tone="olive">
              {skill}
            </Chip>
          ))}
          <Chip tone="terracotta">{MISSING}</Chip>
        </div>
      </div>
    </div>
  );
}

function DrawnSection({ lines }: { lines: readonly string[] }) {
  let count = 0;
  return (
    <div className="mt-[8%]">
      <div className="h-1.5 w-1/3 rounded-full bg-sea" />
      {lines.map((width) => {
        count += 1;
        return (
          <div key={count} className={classes('mt-2 h-1.5 rounded-full bg-sheet-line', width)} />
        );
      })}
    </div>
  );
}
