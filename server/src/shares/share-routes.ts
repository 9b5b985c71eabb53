import {
  AppError,
  type CvRecord,
  deleteShare,
  downloadShared,
  drawShared,
  exportTypes,
  getShare,
  openShare,
  putShare,
  sharedCv,
} from '@trayecto/core/contract';
import { type Design, designSchema } from '@trayecto/core/document';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { PasswordHasher } from '../auth/passwords';
import type { Limit, Throttle } from '../auth/throttle';
import { findCv, readCv } from '../cvs/cv-store';
import type { Database } from '../db';
import type { DocumentWriter } from '../export/document-writer';
import { readPhoto } from '../export/read-photo';
import { sendPages } from '../export/send-pages';
import { limited, type Route, route } from '../http/route';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import { deriveKey } from '../secrets/load-secret';
import type { FileStorage } from '../storage/file-storage';
import type { TaskOptions } from '../threads/worker-pool';
import { isPassGood, makePass } from './share-pass';
import {
  countView,
  describeShare,
  findLiveShare,
  findShare,
  putShare as keepShare,
  type LiveShare,
  removeShare,
} from './share-store';

const changesPerUser: Limit = { name: 'share-user', most: 120, windowSeconds: 10 * 60 };
/** Nobody looks at that many, and an office behind one address may. */
const opensPerAddress: Limit = { name: 'share-open', most: 120, windowSeconds: 10 * 60 };
const pagesPerAddress: Limit = { name: 'share-pages', most: 120, windowSeconds: 10 * 60 };
const filesPerAddress: Limit = { name: 'share-pdf', most: 40, windowSeconds: 10 * 60 };
/** Guessing from one place, and from many: a link and its password are worth that much patience. */
const guessesPerAddress: Limit = { name: 'share-guess', most: 10, windowSeconds: 15 * 60 };
const guessesPerShare: Limit = { name: 'share-guesses', most: 100, windowSeconds: 60 * 60 };
/** Looking at it again is not another visit. */
const viewsPerVisitor: Limit = { name: 'share-view', most: 1, windowSeconds: 30 * 60 };

const decoder = new TextDecoder();

interface ShareParts {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly throttle: Throttle;
  readonly writer: StartedWhenNeeded<DocumentWriter>;
  readonly passwords: PasswordHasher;
  readonly secret: string;
  readonly publicUrl: () => string;
}

export function createShareRoutes(parts: ShareParts): readonly Route[] {
  return [...createOwnerRoutes(parts), ...createVisitorRoutes(parts)];
}

function createOwnerRoutes({ database, passwords, secret, publicUrl }: ShareParts) {
  const key = deriveKey(secret, 'share-link');

  return [
    route(getShare, async ({ caller: { userId }, params }) => {
      const found = await database.asUser(userId, async (tx) => {
        if (!(await findCv(tx, params.id))) throw new AppError('not_found');
        return findShare(tx, params.id);
      });
      const share = found ? describeShare(found, { key, userId, publicUrl: publicUrl() }) : null;
      return { share };
    }),

    limited(
      changesPerUser,
      route(putShare, async ({ caller: { userId }, params, body }) => {
        const { password } = body;
        const passwordHash = password ? await passwords.hash(password, userId) : password;
        const { row, isNew } = await database.asUser(userId, async (tx) => {
          const cv = await findCv(tx, params.id);
          if (!cv) throw new AppError('not_found');
          if (cv.parsed_data === null) throw new AppError('no_parsed_data');
          return keepShare(tx, key, {
            cvId: params.id,
            userId,
            days: body.expires_in_days,
            passwordHash,
            hidden: body.hidden,
            allowsPdf: body.allows_pdf,
            showsEnglish: body.shows_english,
          });
        });
        const event = isNew ? 'share_made' : 'share_changed';
        await database.asService((tx) => recordAuditEvent(tx, event, userId, { cvId: params.id }));
        const share = describeShare(row, { key, userId, publicUrl: publicUrl() });
        return { share };
      }),
    ),

    route(deleteShare, async ({ caller: { userId }, params }) => {
      const isGone = await database.asUser(userId, (tx) => removeShare(tx, params.id));
      if (!isGone) throw new AppError('not_found');
      await database.asService((tx) =>
        recordAuditEvent(tx, 'share_ended', userId, { cvId: params.id }),
      );
      return undefined;
    }),
  ];
}

interface Shown {
  readonly share: LiveShare;
  readonly record: CvRecord;
  readonly design: Design;
}

function createVisitorRoutes(parts: ShareParts) {
  const { database, storage, throttle, writer, passwords, secret } = parts;
  const passKey = deriveKey(secret, 'share-pass');

  async function find(token: string): Promise<LiveShare> {
    const share = await database.asService((tx) => findLiveShare(tx, token));
    if (!share) throw new AppError('share_gone');
    return share;
  }

  /** As its owner sees it, for this one CV: a CV in the bin is not there for visitors either. */
  async function show(share: LiveShare): Promise<Shown> {
    const record = await readCv(database, share.userId, share.cvId);
    if (!record?.parsed_data) throw new AppError('share_gone');
    return { share, record, design: designSchema.parse(record.metadata.design ?? {}) };
  }

  async function checkPassword(share: LiveShare, password: string | undefined, address: string) {
    if (share.passwordHash === null) return;
    if (password === undefined) throw new AppError('share_password_needed');
    const tries = [
      [guessesPerAddress, share.cvId, address],
      [guessesPerShare, share.cvId],
    ] as const;
    await throttle.takeAll(tries);
    if (!(await passwords.verify(share.passwordHash, password, address))) {
      throw new AppError('share_password_wrong');
    }
    await throttle.giveBackAll(tries);
  }

  async function noteView(share: LiveShare, address: string): Promise<void> {
    const isFirst = await throttle.take(viewsPerVisitor, share.cvId, address).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'too_many_requests') return false;
        throw error;
      },
    );
    if (isFirst) await database.asService((tx) => countView(tx, share.cvId));
  }

  async function admit(token: string, pass: string | null): Promise<Shown> {
    const share = await find(token);
    if (share.passwordHash !== null && !(pass && isPassGood(passKey, share, pass))) {
      throw new AppError('share_password_needed');
    }
    return show(share);
  }

  async function look(shown: Shown, text: 'original' | 'english', options: TaskOptions) {
    const task = describeTask(shown, text);
    if (!task) return undefined;
    const bytes = await (await writer.get()).write({ ...task, format: 'shown' }, options);
    return sharedCv.pick({ cv: true, language: true }).parse(JSON.parse(decoder.decode(bytes)));
  }

  return [
    route(openShare, async ({ params, body, address, signal }) => {
      await throttle.take(opensPerAddress, address);
      const share = await find(params.token);
      await checkPassword(share, body.password, address);
      const shown = await show(share);
      const options = { owner: address, signal };
      const original = await look(shown, 'original', options);
      if (!original) throw new AppError('share_gone');
      const english = await look(shown, 'english', options);
      await noteView(share, address);
      return {
        shared: {
          ...original,
          english: english?.cv ?? null,
          design: shown.design,
          allows_pdf: share.allowsPdf,
          expires_at: share.expiresAt.toISOString(),
        },
        pass: share.passwordHash === null ? null : makePass(passKey, share),
      };
    }),

    route(drawShared, async ({ params, body, address, signal, context }) => {
      await throttle.take(pagesPerAddress, address);
      const shown = await admit(params.token, body.pass);
      const task = describeTask(shown, body.text);
      if (!task) throw new AppError('share_gone');
      const options = { owner: address, signal };
      const photo = await readPhoto(storage, task, shown.share.userId);
      const { write } = await writer.get();
      return sendPages(context, (coding) =>
        write({ ...task, photo, format: 'svg', coding }, options),
      );
    }),

    route(downloadShared, async ({ params, body, address, signal }) => {
      await throttle.take(filesPerAddress, address);
      const shown = await admit(params.token, body.pass);
      const task = shown.share.allowsPdf ? describeTask(shown, body.text) : undefined;
      if (!task) throw new AppError('share_gone');
      const options = { owner: address, signal };
      const photo = await readPhoto(storage, task, shown.share.userId);
      const document = { ...task, photo, format: 'pdf' } as const;
      const written = await (await writer.get()).writeNamed(document, options);
      return {
        type: exportTypes.pdf,
        name: `${written.name ?? 'cv'}.pdf`,
        bytes: written.bytes,
      };
    }),
  ];
}

/** Undefined: that text is not shown. What is hidden is taken out where the document is made. */
function describeTask({ share, record, design }: Shown, text: 'original' | 'english') {
  const isEnglish = text === 'english';
  const cv = isEnglish ? record.parsed_data_english : record.parsed_data;
  if (!cv || (isEnglish && !share.showsEnglish)) return undefined;
  const { template, ...options } = design;
  const language = isEnglish ? ('en' as const) : undefined;
  return { cv, template, options, language, hidden: share.hidden };
}
