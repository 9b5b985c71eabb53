import {
  choosePhoto,
  type Design,
  dateForms,
  densities,
  fontPairs,
  hasFigures,
  marginWidths,
  photoUses,
} from '@trayecto/core/document';
import { useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../app/paths';
import { RichText, useTranslate } from '../i18n';
import { SegmentedChoice } from '../ui/segmented-choice';
import { usePhotoAddress } from './use-photo';

interface PageDesignProps {
  readonly design: Design;
  readonly onChange: (changes: Partial<Design>) => void;
}

/** Faces, room, dates, photo: how the page is set, whatever its template. */
export function PageDesign({ design, onChange }: PageDesignProps) {
  const t = useTranslate();
  const photo = choosePhoto(design);
  return (
    <>
      <Choice
        label={t('document.fonts')}
        value={design.fonts ?? ''}
        onChange={(value) => onChange({ fonts: fontPairs.find((pair) => pair === value) })}
        options={[
          { value: '', label: t('document.fontsOwn') },
          ...fontPairs.map((value) => ({ value, label: t(`document.${value}`) })),
        ]}
      />
      <SegmentedRow
        label={t('document.density')}
        value={design.density}
        onChange={(density) => onChange({ density })}
        options={densities.map((value) => ({ value, label: t(`document.density-${value}`) }))}
      />
      <SegmentedRow
        label={t('document.margins')}
        value={design.margins}
        onChange={(margins) => onChange({ margins })}
        options={marginWidths.map((value) => ({ value, label: t(`document.margins-${value}`) }))}
      />
      <Choice
        label={t('document.dates')}
        value={design.dates}
        onChange={(value) =>
          onChange({ dates: dateForms.find((form) => form === value) ?? 'written' })
        }
        options={dateForms.map((value) => ({ value, label: t(`document.dates-${value}`) }))}
      />
      <SegmentedRow
        part="photo"
        label={t('document.photo')}
        value={photo}
        onChange={(chosen) => onChange({ photo: chosen })}
        options={photoUses.map((value) => ({ value, label: t(`document.photo-${value}`) }))}
      />
      <PhotoHint isWanted={photo !== 'none'} />
      <Check
        label={t('document.icons')}
        isChecked={design.icons}
        onChange={(icons) => onChange({ icons })}
      />
      {hasFigures(design.template) && (
        <Check
          label={t('document.figures')}
          isChecked={design.figures}
          onChange={(figures) => onChange({ figures })}
        />
      )}
      <Check
        label={t('document.groupPosts')}
        isChecked={design.groupPosts}
        onChange={(groupPosts) => onChange({ groupPosts })}
      />
    </>
  );
}

/** Which photo it is, and the way to it. */
function PhotoHint({ isWanted }: { isWanted: boolean }) {
  const t = useTranslate();
  const isMissing = usePhotoAddress() === null;
  return (
    <p className="-mt-2 text-sm text-muted">
      {t('document.photoHint')}{' '}
      {isWanted && (
        <RichText
          text={t(isMissing ? 'document.photoMissing' : 'document.photoChange')}
          marks={{
            link: (words) => (
              <Link
                href={paths.profile}
                className="font-semibold text-sea underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          }}
        />
      )}
    </p>
  );
}

interface RowProps<V extends string> {
  /** What it is found by, to go on there. */
  readonly part?: string;
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

function SegmentedRow<V extends string>({ part, label, value, onChange, options }: RowProps<V>) {
  return (
    <div data-part={part} className="flex flex-col gap-1.5">
      <p aria-hidden className="text-sm font-semibold text-muted">
        {label}
      </p>
      <SegmentedChoice
        legend={label}
        className="w-full [&_label]:px-2"
        value={value}
        onChange={onChange}
        options={options}
      />
    </div>
  );
}

function Choice({ label, value, onChange, options }: RowProps<string>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 rounded-control border border-edge bg-surface px-3 text-[0.9375rem]"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-terracotta"
      />
      {label}
    </label>
  );
}
