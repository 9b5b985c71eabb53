import type { ApplicationRecord } from '@trayecto/core/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { useChange } from './use-change';

const LONGEST_FACT = 200;
const FIELDS = [
  ['title', 'factTitle'],
  ['company', 'factCompany'],
  ['place', 'factPlace'],
  ['salary', 'factSalary'],
] as const;

interface FactsFormProps {
  readonly application: ApplicationRecord;
  /** The person came to paste the rest of the text. */
  readonly isForText: boolean;
  readonly onDone: () => void;
}

/** What was read from the job description, to be corrected. */
export function FactsForm({ application, isForText, onDone }: FactsFormProps) {
  const { t } = useLanguage();
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isForText) text.current?.focus();
  }, [isForText]);
  const { title, company, place, language, salary, deadline, url, posting } = application;
  const [facts, setFacts] = useState({
    ...{ title, company, place, language, salary, deadline, url, posting },
  });
  const { change, isBusy, notice } = useChange(application);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await change(facts)) onDone();
  }

  return (
    <form
      onSubmit={save}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h3 className="font-semibold">{t('applications.facts')}</h3>
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          label={t(`applications.${label}`)}
          value={facts[name]}
          maxLength={LONGEST_FACT}
          translate="no"
          autoComplete="off"
          onChange={(event) => setFacts({ ...facts, [name]: event.target.value })}
        />
      ))}
      <SegmentedChoice
        legend={t('applications.factLanguage')}
        value={facts.language ?? 'none'}
        onChange={(chosen) => setFacts({ ...facts, language: chosen === 'none' ? null : chosen })}
        options={(['es', 'en', 'none'] as const).map((value) => ({
          value,
          label: t(`applications.language-${value}`),
        }))}
        // The column is narrow: two rows are better than a word cut off.
        className="flex-wrap self-start rounded-card!"
      />
      <TextField
        label={t('applications.factDeadline')}
        type="date"
        value={facts.deadline ?? ''}
        onChange={(event) => setFacts({ ...facts, deadline: event.target.value || null })}
      />
      <TextField
        label={t('applications.factUrl')}
        type="url"
        value={facts.url}
        maxLength={2_000}
        onChange={(event) => setFacts({ ...facts, url: event.target.value })}
      />
      <TextArea
        ref={text}
        label={t('applications.addText')}
        rows={8}
        required
        translate="no"
        value={facts.posting}
        onChange={(event) => setFacts({ ...facts, posting: event.target.value })}
      />
      {notice}
      <div className="flex gap-3">
        <Button type="submit" isBusy={isBusy} className="border-ink! bg-ink! text-paper!">
          {t('applications.saveFacts')}
        </Button>
        <Button onClick={onDone}>{t('applications.cancel')}</Button>
      </div>
    </form>
  );
}
