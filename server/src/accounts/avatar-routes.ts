import { createHash } from 'node:crypto';
import {
  AppError,
  AVATAR_TYPE,
  deleteAvatar,
  fillPath,
  getAvatar,
  putAvatar,
} from '@trayecto/core/contract';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import type { PictureDrawer } from '../pictures/picture-drawer';
import { avatarPathOf, type FileStorage } from '../storage/file-storage';
import { hasAvatar, setAvatarUrl } from './profile-store';

const picturesPerUser: Limit = { name: 'avatar-user', most: 60, windowSeconds: 60 * 60 };

/**
 * An address that names its picture's print never shows another; the plain one is asked about again. Kept by browsers
 * alone: what a proxy keeps could be had after the person has gone.
 */
const FOR_EVER = 'private, max-age=31536000, immutable';
const ASK_AGAIN = 'private, no-cache';

interface AvatarParts {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly drawer: StartedWhenNeeded<PictureDrawer>;
  readonly throttle: Throttle;
}

export function createAvatarRoutes(parts: AvatarParts): readonly Route[] {
  const { database, storage, drawer, throttle } = parts;

  async function changeUrl(userId: string, url: string | null) {
    const profile = await database.asUser(userId, (tx) => setAvatarUrl(tx, userId, url));
    if (!profile) {
      // They left while their picture was being drawn: it must not stay behind.
      await storage.remove(avatarPathOf(userId));
      throw new AppError('not_signed_in');
    }
    return { profile };
  }

  return [
    route(putAvatar, async ({ caller, bytes, signal }) => {
      await throttle.take(picturesPerUser, caller.userId);
      const picture = await (await drawer.get()).draw(bytes, { owner: caller.userId, signal });
      await storage.replace(avatarPathOf(caller.userId), picture);
      const address = fillPath(getAvatar.path, { userId: caller.userId });
      return changeUrl(caller.userId, `${address}?v=${printOf(picture)}`);
    }),

    route(deleteAvatar, async ({ caller }) => {
      await storage.remove(avatarPathOf(caller.userId));
      return changeUrl(caller.userId, null);
    }),

    route(getAvatar, async ({ params, query, context }) => {
      // A file alone is not enough: of who is gone, or has taken their picture away, nothing is shown.
      const isShown = await database.asService((tx) => hasAvatar(tx, params.userId));
      const stored = isShown ? await storage.read(avatarPathOf(params.userId)) : undefined;
      if (!stored) throw new AppError('not_found');
      const bytes = new Uint8Array(stored);
      const print = printOf(bytes);
      // Pages of an installation whose app lives at another address show it too.
      context.header('Cross-Origin-Resource-Policy', 'cross-origin');
      const control = query.v === print ? FOR_EVER : ASK_AGAIN;
      return { type: AVATAR_TYPE, bytes, cache: { control, tag: `"${print}"` } };
    }),
  ];
}

function printOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}
