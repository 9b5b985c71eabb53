import { addDays, findNextStep } from '@trayecto/core/applications';
import type { InterfaceLanguage } from '@trayecto/core/contract';
import { and, between, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { applications, type Database, profiles, type Tx, users } from '../db';
import type { Mailer } from '../mail/mailer';
import { type DueKind, type DueStep, reminderMail } from '../mail/reminder-mail';

/** A server that was away on the day itself still tells, but not of what is long past. */
const LATEST_DAYS = 2;
/** At once; the rest has its turn an hour later. */
const MOST_AT_ONCE = 500;
const FOLLOW_UP_DAYS = 7;

/** Mail to an unconfirmed address contains no text a user typed, because anyone may have entered that address. */
const NAMELESS = { title: '', company: '', words: '' } as const;

interface ReminderParts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

/**
 * Tells people by mail what is due, once for each day and all of it in one mail. Marking comes first, in the same
 * statement for every process: of two servers one tells, and a mail that is lost is not sent twice.
 */
export async function sendReminders(parts: ReminderParts, today: string): Promise<void> {
  const { database, mailer, publicUrl } = parts;
  const mails = await database.asService(async (tx) => {
    const due = await takeDue(tx, today);
    const people = await findPeople(tx, [...new Set(due.map(({ userId }) => userId))]);
    return people.map((person) => ({
      ...person,
      steps: due
        .filter(({ userId }) => userId === person.id)
        .map(({ step }) => (person.isConfirmed ? step : { ...step, ...NAMELESS })),
    }));
  });
  for (const { email, language, steps } of mails)
    mailer.send({ to: email, ...reminderMail[language](publicUrl(), steps) });
}

const columns = {
  id: applications.id,
  userId: applications.userId,
  title: applications.title,
  company: applications.company,
  stage: applications.stage,
  next_action: applications.nextAction,
  next_on: applications.nextOn,
  next_time: applications.nextTime,
  deadline: applications.deadline,
  sent_on: applications.sentOn,
  interview_on: applications.interviewOn,
  cv_id: applications.cvId,
  tailored_cv_id: applications.tailoredCvId,
};

/** Whatever may be due by one of its days; which day counts is for the rule that the board has too. */
async function takeDue(tx: Tx, today: string) {
  const since = addDays(today, -LATEST_DAYS);
  const rows = await tx
    .select(columns)
    .from(applications)
    .where(
      and(
        isNull(applications.deletedAt),
        isNull(applications.archivedAt),
        or(isNull(applications.remindedOn), lt(applications.remindedOn, since)),
        or(
          between(applications.nextOn, since, today),
          between(applications.deadline, since, today),
          between(applications.interviewOn, since, today),
          between(
            applications.sentOn,
            addDays(since, -FOLLOW_UP_DAYS),
            addDays(today, -FOLLOW_UP_DAYS),
          ),
        ),
      ),
    )
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true });
  const due = rows.flatMap(({ id, userId, title, company, ...facts }) => {
    // Whether a letter is written changes what is said of the step, not its day.
    const next = findNextStep({ ...facts, has_letter: false });
    const { words, on, time } = next;
    const kind = nameKind(next.kind, on === facts.deadline);
    if (on === null || on < since || on > today || kind === null) return [];
    const missedOn = on < today ? on : null;
    const step: DueStep = { id, title, company, kind, words, missedOn, time };
    return [{ userId, step }];
  });
  if (due.length > 0)
    await tx
      .update(applications)
      .set({ remindedOn: today })
      .where(
        inArray(
          applications.id,
          due.map(({ step }) => step.id),
        ),
      );
  return due;
}

function nameKind(
  kind: ReturnType<typeof findNextStep>['kind'],
  isDeadline: boolean,
): DueKind | null {
  switch (kind) {
    case 'none':
      return null;
    case 'own':
      return 'noted';
    case 'follow':
    case 'interview':
      return kind;
    default:
      return isDeadline ? 'deadline' : 'prepare';
  }
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly language: InterfaceLanguage;
  readonly isConfirmed: boolean;
}

/** Those who want mail, and have an account that is in use. */
async function findPeople(tx: Tx, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: users.id,
      email: users.email,
      language: profiles.preferredLanguage,
      isConfirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        inArray(users.id, [...ids]),
        isNull(users.disabledAt),
        isNull(users.deletionRequestedAt),
        sql`coalesce((${profiles.notificationPreferences} ->> 'email')::boolean, true)`,
      ),
    );
  return rows.map(({ language, ...person }) => ({ ...person, language: language ?? 'es' }));
}
