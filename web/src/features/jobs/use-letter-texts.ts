import { type KeptLetter, listOwnParagraphs } from '@trayecto/core/applications';
import type { EmailTemplate, LetterKind } from '@trayecto/core/assistant';
import type { CvRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import { type LetterDraft, openLetterDrafts } from './letter-drafts';
import type { JobMatch, Letters } from './use-matches';

/** The emails of a job as the person has changed them, and which one is open. */
export function useLetterTexts(cv: CvRecord, job: JobMatch) {
  const drafts = openLetterDrafts(cv.user_id, cv.id, job.id);
  const [opened, open] = useState<LetterKind | null>(null);
  // A browser that keeps no drafts still has them while the screen is open.
  const [texts, setTexts] = useState<Partial<Record<LetterKind, LetterDraft>>>({});

  const read = (template: EmailTemplate): LetterDraft =>
    texts[template.type] ?? drafts.read(template);

  function change(template: EmailTemplate, text: LetterDraft) {
    setTexts({ ...texts, [template.type]: text });
    drafts.write(template, text);
  }

  function reset({ type, subject, body }: EmailTemplate) {
    setTexts({ ...texts, [type]: { subject, body } });
    drafts.forget(type);
  }

  /** As an application keeps it, the open one chosen. */
  function keep({ language, ...letters }: Letters): KeptLetter {
    const written = {
      engine: letters.engine,
      language,
      kind: opened ?? ('formal' as const),
      templates: letters.templates,
      headline: letters.headline,
      recipient: '',
      cvId: cv.id,
      cvVersion: letters.cvVersion,
      quoted: letters.quoted,
      leftOut: letters.leftOut,
      own: [],
    };
    const templates = letters.templates.map((one) => ({ ...one, ...read(one) }));
    const changed = { ...written, templates };
    return { ...changed, own: listOwnParagraphs(written, changed) };
  }

  return { opened, open, read, change, reset, keep };
}

export type LetterTexts = ReturnType<typeof useLetterTexts>;
