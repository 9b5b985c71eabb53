import { addParagraph, type KeptLetter, listOwnParagraphs } from '@trayecto/core/applications';
import { letterKinds } from '@trayecto/core/assistant';
import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { layoutLetter } from '@trayecto/core/document';
import { writeFollowUp } from '@trayecto/core/letters';
import { Copy, PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { keepDrafts, useSelfSaving } from '../../applications/use-self-saving';
import { DocumentPage } from '../../document/document-page';
import { useLanguage } from '../../i18n';
import { addressLetter, chosenText } from '../../letters/address-letter';
import { findMailAddress } from '../../letters/find-mail-address';
import { LetterActions } from '../../letters/letter-actions';
import type { LetterText } from '../../letters/letter-text';
import { makeMailLink, makeSubjectLink } from '../../letters/make-mail-link';
import { useLetterLook } from '../../letters/use-letter-download';
import { EngineChip } from '../../tasks/engine-chip';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { EarlierParagraphs } from './earlier-paragraphs';
import { isLetterOld } from './judge-progress';
import { useChange } from './use-change';
import type { Writing } from './use-writing';
import { useZoomToFit } from './use-zoom-to-fit';

interface LetterTabProps {
  readonly application: ApplicationRecord;
  readonly cv: CvRecord | null;
  /** As a letter on the CV's own paper, or as an email. */
  readonly as: 'letter' | 'email';
  readonly writing: Writing;
}

/** One text in three tones, written from the CV and the job description, kept with the application. */
export function LetterTab({ application, cv, as, writing }: LetterTabProps) {
  const { t } = useLanguage();
  const { letter } = application;
  if (!cv?.parsed_data) return <p className="text-muted">{t('applications.needsCv')}</p>;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="grow font-serif text-xl font-semibold">
          {t(as === 'letter' ? 'applications.letterTitle' : 'applications.tab-email')}
        </h2>
        {letter && <EngineChip engine={letter.engine} />}
      </div>
      <p className="text-muted">
        {t(as === 'letter' ? 'applications.letterLine' : 'applications.emailLine')}
      </p>
      {as === 'email' && application.stage === 'sent' && (
        <FollowUp key={application.letter?.kind} application={application} cv={cv} />
      )}
      {writing.failure}
      {writing.former}
      {letter ? (
        <>
          {isLetterOld(letter, cv) && (
            <Alert kind="warning">
              <p>{t('applications.letterOld')}</p>
              <Button className="mt-2" isBusy={writing.isBusy} onClick={() => void writing.run()}>
                {t('applications.writeAgain')}
              </Button>
            </Alert>
          )}
          <LetterDesk
            key={application.id}
            application={application}
            letter={letter}
            cv={cv}
            as={as}
          />
        </>
      ) : (
        <Button
          kind="primary"
          size="large"
          className="self-start max-sm:w-full"
          isBusy={writing.isBusy}
          onClick={() => void writing.run()}
        >
          {!writing.isBusy && <PenLine aria-hidden className="size-5" />}
          {t(writing.isBusy ? 'applications.writing' : 'applications.write')}
        </Button>
      )}
    </div>
  );
}

interface LetterDeskProps {
  readonly application: ApplicationRecord;
  readonly letter: KeptLetter;
  readonly cv: CvRecord;
  readonly as: 'letter' | 'email';
}

function LetterDesk({ application, letter: stored, cv, as }: LetterDeskProps) {
  const { t } = useLanguage();
  const { letter, edit, notice } = useLetterDraft(application, stored);
  const text = chosenText(letter);
  const to = findMailAddress(application.posting);
  const look = useLetterLook(cv, letter.headline);
  if (!text) return null;
  const change = (next: Partial<LetterText>) =>
    edit({
      ...letter,
      templates: letter.templates.map((one) =>
        one.type === letter.kind ? { ...one, ...next } : one,
      ),
    });
  return (
    <>
      <SegmentedChoice
        legend={t('applications.tone')}
        value={letter.kind}
        onChange={(kind) => edit({ ...letter, kind })}
        options={letterKinds.map((kind) => ({ value: kind, label: t(`jobs.${kind}`) }))}
        className="self-start"
      />
      <Untold lead={t('jobs.quoted')} lines={letter.quoted} />
      <Untold lead={t('jobs.leftOut')} lines={letter.leftOut} />
      {as === 'letter' && (
        <TextField
          label={t('applications.recipient')}
          hint={t('applications.recipientHint')}
          value={letter.recipient}
          maxLength={200}
          translate="no"
          onChange={(event) => edit({ ...letter, recipient: event.target.value })}
        />
      )}
      <TextField
        label={t('applications.subject')}
        lang={letter.language}
        translate="no"
        maxLength={500}
        value={text.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextArea
        label={t('applications.body')}
        lang={letter.language}
        translate="no"
        rows={14}
        maxLength={20_000}
        value={text.body}
        onChange={(event) => change({ body: event.target.value })}
      />
      <EarlierParagraphs
        applicationId={application.id}
        letter={letter}
        onAdd={(paragraph) => change({ body: addParagraph(text.body, paragraph) })}
      />
      {notice}
      {to !== null && as === 'email' && (
        <p className="text-muted">{t('applications.mailTo', { address: to })}</p>
      )}
      <LetterActions
        to={to}
        text={as === 'letter' ? addressLetter(text, letter, new Date()) : text}
        look={look}
        language={letter.language}
      />
      {as === 'letter' && <LetterPaper letter={letter} text={text} look={look} />}
    </>
  );
}

function Untold({ lead, lines }: { lead: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Alert kind="warning">
      <p>{lead}</p>
      <ul translate="no" className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}

function LetterPaper(props: {
  readonly letter: KeptLetter;
  readonly text: LetterText;
  readonly look: ReturnType<typeof useLetterLook>;
}) {
  const { t } = useLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoomToFit(sheet);
  const { template, ...options } = props.look.design;
  const tree = layoutLetter(
    props.look.cv,
    addressLetter(props.text, props.letter, new Date()),
    template,
    props.letter.language,
    options,
  );
  return (
    <figure className="flex flex-col gap-2">
      <div ref={sheet} inert className="shadow-float overflow-hidden">
        <DocumentPage tree={tree} zoom={zoom} />
      </div>
      <figcaption className="text-sm text-muted">{t('jobs.preview')}</figcaption>
    </figure>
  );
}

interface FollowUpProps {
  readonly application: ApplicationRecord;
  readonly cv: CvRecord;
}

/** A short word for when nobody answers. */
function FollowUp({ application, cv }: FollowUpProps) {
  const { t, language } = useLanguage();
  const { letter, sent_on: sentOn, title } = application;
  const said = letter?.language ?? application.language ?? language;
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  const [body, setBody] = useState(() =>
    writeFollowUp({
      language: said,
      kind: letter?.kind ?? 'formal',
      title,
      name: cv.parsed_data?.personal.name ?? '',
      sentOn: sentOn === null ? null : new Date(`${sentOn}T12:00:00`),
    }),
  );
  const to = findMailAddress(application.posting);
  const subject = (letter && chosenText(letter)?.subject) || title;
  const copy = () =>
    navigator.clipboard.writeText(body).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );
  return (
    <section
      aria-labelledby="follow-up"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h3 id="follow-up" className="font-semibold">
        {t('applications.followUpTitle')}
      </h3>
      <p className="text-muted">{t('applications.followUpLine')}</p>
      <TextArea
        label={t('applications.body')}
        lang={said}
        translate="no"
        rows={9}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-4.5" />
          {t('applications.copyMail')}
        </Button>
        <a
          href={makeMailLink({ to, subject, body }) ?? makeSubjectLink(to, subject)}
          className="inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4"
        >
          {t('jobs.openMail')}
        </a>
        <span role="status" className="text-sm text-muted">
          {copied && t(`applications.${copied}`)}
        </span>
      </div>
    </section>
  );
}

const unsavedLetters = keepDrafts<KeptLetter>();

function useLetterDraft(application: ApplicationRecord, stored: KeptLetter) {
  const { change, notice } = useChange(application, {
    onTake: () => unsavedLetters.forget(application.id),
  });
  const { draft, write } = useSelfSaving(
    unsavedLetters,
    application.id,
    async (letter) => (await change({ letter })) !== null,
  );
  const edit = (next: KeptLetter) => write({ ...next, own: listOwnParagraphs(stored, next) });
  return { letter: draft ?? stored, edit, notice };
}
