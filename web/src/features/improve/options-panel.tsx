import {
  type FocusArea,
  focusAreas,
  type ImproveStyle,
  improveStyles,
} from '@trayecto/core/assistant';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../i18n';
import { SegmentedChoice } from '../../ui/segmented-choice';
import type { ImproveChoices } from './use-improve';

interface OptionsPanelProps {
  readonly choices: ImproveChoices;
  readonly isDisabled: boolean;
  readonly onChange: (changes: Partial<ImproveChoices>) => void;
}

const SELECT_LOOK =
  'min-h-11 w-full rounded-control border border-edge bg-surface px-3 text-base disabled:opacity-60';

const LONGEST_INSTRUCTIONS = 4_000;

export function OptionsPanel({ choices, isDisabled, onChange }: OptionsPanelProps) {
  const t = useTranslate();
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-4 disabled:opacity-60">
      <legend className="sr-only">{t('improve.options')}</legend>
      <Labelled label={t('improve.style')}>
        {(id) => (
          <select
            id={id}
            value={choices.style}
            className={SELECT_LOOK}
            onChange={(event) => onChange({ style: pick(improveStyles, event.target.value) })}
          >
            {improveStyles.map((style: ImproveStyle) => (
              <option key={style} value={style}>
                {t(`improve.${style}`)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={t('improve.focus')}>
        {(id) => (
          <select
            id={id}
            value={choices.focusArea}
            className={SELECT_LOOK}
            onChange={(event) => onChange({ focusArea: pick(focusAreas, event.target.value) })}
          >
            {focusAreas.map((area: FocusArea) => (
              <option key={area} value={area}>
                {t(`improve.${area}Focus`)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={t('improve.instructions')}>
        {(id) => (
          <textarea
            id={id}
            rows={3}
            maxLength={LONGEST_INSTRUCTIONS}
            value={choices.additionalInstructions}
            placeholder={t('improve.instructionsHint')}
            className={`${SELECT_LOOK} py-2.5`}
            onChange={(event) => onChange({ additionalInstructions: event.target.value })}
          />
        )}
      </Labelled>
      <div>
        <p aria-hidden className="mb-1 text-sm font-medium text-muted">
          {t('improve.target')}
        </p>
        <SegmentedChoice
          legend={t('improve.target')}
          className="w-full"
          value={choices.targetLanguage}
          onChange={(targetLanguage) => onChange({ targetLanguage })}
          options={[
            { value: 'original', label: t('improve.targetOriginal') },
            { value: 'english', label: t('improve.targetEnglish') },
          ]}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={!choices.isReviewed}
          onChange={(event) => onChange({ isReviewed: !event.target.checked })}
          className="size-5 accent-terracotta"
        />
        {t('improve.skipReview')}
      </label>
    </fieldset>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function pick<T extends string>(values: readonly T[], value: string): T {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`no such choice: ${value}`);
  return found;
}
