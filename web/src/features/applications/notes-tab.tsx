import { findNextStep, writeCalendar } from '@trayecto/core/applications';
import type { ApplicationRecord } from '@trayecto/core/contract';
import { Archive, ArchiveRestore, CalendarPlus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths';
import { formatDay } from '../../applications/days';
import { removeApplication } from '../../applications/use-applications';
import { keepDrafts, useSelfSaving } from '../../applications/use-self-saving';
import { keyed } from '../../document/keyed';
import { saveFile } from '../../document/save-file';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { SentPapers } from './sent-papers';
import { useChange } from './use-change';

/** What the person wants to remember, what comes next, how it went so far and what was sent. */
export function NotesTab({ application }: { application: ApplicationRecord }) {
  return (
    <div className="flex flex-col gap-8">
      <NotesForm key={application.id} application={application} />
      <SentPapers application={application} />
      <History application={application} />
      <Ways application={application} />
    </div>
  );
}

const pickNotes = ({ notes, next_action, next_on, next_time }: ApplicationRecord) => ({
  notes,
  next_action,
  next_on,
  next_time,
});

/** Only what was changed here: the rest is another tab’s to change. */
const unsavedNotes = keepDrafts<Partial<ReturnType<typeof pickNotes>>>();

function NotesForm({ application }: { application: ApplicationRecord }) {
  const { t } = useLanguage();
  const { change, isBusy, notice } = useChange(application, {
    onTake: () => unsavedNotes.forget(application.id),
  });
  const [isSaved, setIsSaved] = useState(false);
  const { draft, write, saveNow } = useSelfSaving(unsavedNotes, application.id, async (notes) => {
    const isDone = (await change(notes)) !== null;
    setIsSaved(isDone);
    return isDone;
  });
  const shown = { ...pickNotes(application), ...draft };
  const edit = (next: Partial<typeof shown>) => {
    setIsSaved(false);
    write({ ...draft, ...next });
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsSaved(await saveNow());
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <h2 className="font-serif text-xl font-semibold">{t('applications.notesTitle')}</h2>
      <TextArea
        label={t('applications.notesLabel')}
        hint={t('applications.notesHint')}
        rows={7}
        maxLength={20_000}
        value={shown.notes}
        onChange={(event) => edit({ notes: event.target.value })}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-semibold">{t('applications.nextTitle')}</legend>
        <TextField
          label={t('applications.nextAction')}
          maxLength={200}
          value={shown.next_action}
          onChange={(event) => edit({ next_action: event.target.value })}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('applications.nextDay')}
            type="date"
            value={shown.next_on ?? ''}
            onChange={(event) => edit({ next_on: event.target.value || null })}
          />
          <TextField
            label={t('applications.nextTime')}
            type="time"
            value={shown.next_time ?? ''}
            onChange={(event) => edit({ next_time: event.target.value || null })}
          />
        </div>
      </fieldset>
      {notice}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy} className="border-ink! bg-ink! text-paper!">
          {t('applications.saveNotes')}
        </Button>
        <p role="status" className="text-sm text-olive">
          {isSaved && t('applications.saved')}
        </p>
      </div>
    </form>
  );
}

function History({ application }: { application: ApplicationRecord }) {
  const { t, language } = useLanguage();
  return (
    <section aria-labelledby="history" className="flex flex-col gap-2">
      <h2 id="history" className="font-semibold">
        {t('applications.history')}
      </h2>
      <ol className="flex flex-col gap-1.5">
        {keyed(application.moves).map(({ key, item: { stage, on } }) => (
          <li key={key} className="flex justify-between gap-4 text-[0.9375rem]">
            <span>{t(`applications.stage-${stage}`)}</span>
            <span className="text-muted">{formatDay(on, language)}</span>
          </li>
        ))}
      </ol>
      {application.answer && <p>{t(`applications.answer-${application.answer}`)}</p>}
    </section>
  );
}

/** Nobody has to remember the rest: a calendar does. */
function Ways({ application }: { application: ApplicationRecord }) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const { change, isBusy, notice } = useChange(application);
  const step = findNextStep(application);
  const name = [application.title, application.company].filter((part) => part !== '').join(' · ');

  function saveCalendar(on: string) {
    const words = step.kind === 'own' ? step.words : t(`applications.next-${step.kind}`);
    const entry = {
      id: application.id,
      title: `${words}: ${name || t('applications.untitled')}`,
      note: application.notes,
      on,
      time: step.time,
    };
    const bytes = new TextEncoder().encode(writeCalendar([entry], new Date()));
    saveFile({ bytes, type: 'text/calendar', name: `${t('applications.calendarFile')}.ics` });
  }

  async function remove() {
    await removeApplication(application.id);
    navigate(`${paths.home}?removed=${application.id}`);
  }

  const Icon = application.is_archived ? ArchiveRestore : Archive;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      {notice}
      <div className="flex flex-wrap gap-3">
        {step.on !== null && (
          <Button onClick={() => step.on !== null && saveCalendar(step.on)}>
            <CalendarPlus aria-hidden className="size-4.5" />
            {t('applications.toCalendar')}
          </Button>
        )}
        <Button
          isBusy={isBusy}
          onClick={() => void change({ is_archived: !application.is_archived })}
        >
          <Icon aria-hidden className="size-4.5" />
          {t(application.is_archived ? 'applications.unarchive' : 'applications.archive')}
        </Button>
        <Button kind="ghost" onClick={() => void remove()}>
          <Trash2 aria-hidden className="size-4.5" />
          {t('applications.remove')}
        </Button>
      </div>
    </div>
  );
}
