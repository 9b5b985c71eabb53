import { type EmailTemplate, type LetterKind, letterKinds } from '@trayecto/core/assistant';
import { z } from 'zod';

const draft = z.object({ subject: z.string(), body: z.string() });
/** What was changed, and the text it was changed from: a new text makes the change pointless. */
const kept = z.object({ from: draft, to: draft });
const drafts = z.partialRecord(z.enum(letterKinds), kept);
type Drafts = z.output<typeof drafts>;
export type LetterDraft = z.output<typeof draft>;

const PREFIX = 'trayecto.letters.';

/** Emails someone is changing, kept in this browser so that a reload loses nothing. */
export function openLetterDrafts(userId: string, cvId: string, jobId: string) {
  const key = `${PREFIX}${userId}.${cvId}.${jobId}`;

  function readAll(): Drafts {
    try {
      return drafts.catch({}).parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
    } catch {
      return {};
    }
  }

  function writeAll(all: Drafts): void {
    try {
      if (Object.keys(all).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still has the text on its page.
    }
  }

  return {
    read({ type, subject, body }: EmailTemplate): LetterDraft {
      const found = readAll()[type];
      const isSame = found?.from.subject === subject && found.from.body === body;
      return found && isSame ? found.to : { subject, body };
    },
    write({ type, subject, body }: EmailTemplate, to: LetterDraft): void {
      writeAll({ ...readAll(), [type]: { from: { subject, body }, to } });
    },
    forget(type: LetterKind): void {
      const { [type]: _, ...others } = readAll();
      writeAll(others);
    },
  };
}
