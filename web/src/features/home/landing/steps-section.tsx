import { useId } from 'react';
import { type PlainKey, useTranslate } from '../../../i18n';
import { classes } from '../../../ui/classes';
import { SectionHeading } from './section-heading';

export const STEPS_ID = 'como-funciona';

interface Step {
  readonly title: PlainKey;
  readonly line: PlainKey;
  /** Each step is a little higher on the path than the one before. */
  readonly rise: string;
}

const STEPS: readonly Step[] = [
  { title: 'landing.stepReadTitle', line: 'landing.stepReadLine', rise: 'md:pt-52' },
  { title: 'landing.stepCheckTitle', line: 'landing.stepCheckLine', rise: 'md:pt-34' },
  { title: 'landing.stepTellTitle', line: 'landing.stepTellLine', rise: 'md:pt-16' },
];

export function StepsSection() {
  const t = useTranslate();
  const id = useId();
  return (
    <section id={STEPS_ID} aria-labelledby={id} className="page-width py-20 lg:py-28">
      <SectionHeading id={id} eyebrow={t('landing.stepsEyebrow')} title={t('landing.stepsTitle')} />
      <div className="relative mt-10 md:mt-4">
        <RisingPath />
        <ol className="relative grid gap-10 border-l-2 border-line pl-7 md:grid-cols-3 md:gap-10 md:border-0 md:pl-0">
          {STEPS.map(({ title, line, rise }, index) => (
            <li key={title} className={classes('relative', rise)}>
              <span
                aria-hidden
                className="absolute top-1.5 -left-[2.3rem] size-4 rounded-full border-[3px] border-terracotta bg-paper md:static md:mb-4 md:block"
              />
              <p className="font-serif text-[2.5rem] leading-none font-semibold text-terracotta tabular-nums">
                {index + 1}
              </p>
              <h3 className="mt-3 font-serif text-heading font-semibold">{t(title)}</h3>
              <p className="mt-2 text-muted">{t(line)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The path of the logo, under the steps of a wide page. */
function RisingPath() {
  return (
    <svg
      viewBox="0 0 1100 240"
      fill="none"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 hidden h-60 w-full md:block"
    >
      <path
        d="M4 216C160 216 220 176 385 144S600 104 763 72 960 52 1100 6"
        className="stroke-terracotta/60"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
