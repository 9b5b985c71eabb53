import { pageSizes, textSizes } from '@trayecto/core/document';
import { Check, Palette } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../i18n';
import { classes } from '../ui/classes';
import { Disclosure } from '../ui/disclosure';
import { SegmentedChoice } from '../ui/segmented-choice';
import { ACCENTS, type Design } from './design';
import { PageDesign } from './page-design';

interface DesignChoiceProps {
  readonly design: Design;
  readonly onChange: (changes: Partial<Design>) => void;
}

/** The same behind an icon, where there is no dock. */
export function DesignChoice(props: DesignChoiceProps) {
  const t = useTranslate();
  return (
    <Disclosure icon={Palette} label={t('document.design')}>
      <div className="max-h-[min(34rem,70vh)] overflow-y-auto p-1">
        <DesignFields {...props} />
      </div>
    </Disclosure>
  );
}

/** Paper, size and colour: what a person may choose besides the template. */
export function DesignFields({ design, onChange }: DesignChoiceProps) {
  const t = useTranslate();
  return (
    <div className="flex w-full flex-col gap-4 sm:w-72">
      <Labelled label={t('document.paper')}>
        <SegmentedChoice
          legend={t('document.paper')}
          className="w-full"
          value={design.pageSize}
          onChange={(pageSize) => onChange({ pageSize })}
          options={pageSizes.map((value) => ({ value, label: t(`document.${value}`) }))}
        />
      </Labelled>
      <Labelled label={t('document.textSize')}>
        <SegmentedChoice
          legend={t('document.textSize')}
          className="w-full [&_label]:px-2"
          value={design.textSize}
          onChange={(textSize) => onChange({ textSize })}
          options={textSizes.map((value) => ({ value, label: t(`document.${value}`) }))}
        />
      </Labelled>
      <Labelled label={t('document.accent')}>
        <AccentChoice accent={design.accent} onChange={(accent) => onChange({ accent })} />
      </Labelled>
      <PageDesign design={design} onChange={onChange} />
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden className="text-sm font-semibold text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}

interface AccentChoiceProps {
  readonly accent: string | undefined;
  readonly onChange: (accent: string | undefined) => void;
}

function AccentChoice({ accent, onChange }: AccentChoiceProps) {
  const t = useTranslate();
  const name = useId();
  const isOther = accent !== undefined && !ACCENTS.includes(accent);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('document.accent')}</legend>
      <div className="flex flex-wrap gap-1">
        {ACCENTS.map((color) => (
          <label
            key={color}
            className="relative inline-flex size-9 max-md:size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              aria-label={t('document.accentOf', { color })}
              checked={accent === color}
              onChange={() => onChange(color)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              className="inline-flex size-7 items-center justify-center rounded-full border border-edge text-white"
              style={{ background: color }}
            >
              {accent === color && <Check className="size-4" strokeWidth={3} />}
            </span>
          </label>
        ))}
      </div>
      <label className="flex min-h-9 max-md:min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem]">
        <input
          type="radio"
          name={name}
          checked={accent === undefined}
          onChange={() => onChange(undefined)}
          className="size-4 accent-terracotta"
        />
        {t('document.accentOwn')}
      </label>
      <label
        className={classes(
          'flex min-h-9 max-md:min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem]',
          isOther && 'font-semibold',
        )}
      >
        <input
          type="color"
          value={accent ?? '#b4472e'}
          onChange={(event) => onChange(event.target.value)}
          className="size-8 max-md:size-11 cursor-pointer rounded-control border border-line bg-surface"
        />
        {t('document.accentOther')}
      </label>
    </fieldset>
  );
}
