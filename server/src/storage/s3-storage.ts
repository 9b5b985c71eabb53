import { AwsClient } from 'aws4fetch';
import {
  avatarPathOf,
  type FileStorage,
  isStoragePath,
  type ListedFile,
  requireStoragePath,
  StorageUnavailableError,
} from './file-storage';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Put before every key; empty or ending with a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const LONGEST_MS = 20_000;

/** Asks for what is in a bucket; an answer that is not there or not good is the storage's failure. */
function openBucket({ accessKeyId, secretAccessKey, region, ...settings }: S3Settings) {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 2,
  });
  const address = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;

  async function ask(place: string, init: RequestInit = {}): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(LONGEST_MS);
      return await client.fetch(`${address}${place}`, { ...init, signal });
    } catch (error) {
      throw new StorageUnavailableError('the bucket does not answer', { cause: error });
    }
  }

  async function demand(place: string, init: RequestInit = {}): Promise<Response> {
    const answer = await ask(place, init);
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new StorageUnavailableError(`the bucket answered ${answer.status}`);
    }
    return answer;
  }

  return { ask, demand };
}

/** Files in a bucket of any S3-compatible service, addressed by path so that it needs no separate DNS name. */
export function createS3Storage(settings: S3Settings): FileStorage {
  const { prefix } = settings;
  const { ask, demand } = openBucket(settings);
  const placeOf = (path: string) => `/${prefix}${requireStoragePath(path)}`;

  async function put(path: string, bytes: Uint8Array, headers: Record<string, string>) {
    const body = new Uint8Array(bytes);
    const answer = await demand(placeOf(path), { method: 'PUT', body, headers });
    await answer.body?.cancel();
  }

  return {
    // The names are random: the condition only guards against a repeated one, where the service knows it.
    save: (path, bytes) => put(path, bytes, { 'If-None-Match': '*' }),
    replace: (path, bytes) => put(path, bytes, {}),

    async read(path) {
      const answer = await ask(placeOf(path));
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok) throw new StorageUnavailableError(`the bucket answered ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },

    async remove(path) {
      const answer = await ask(placeOf(path), { method: 'DELETE' });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new StorageUnavailableError(`the bucket answered ${answer.status}`);
    },

    async *list(owner) {
      const starts = owner === undefined ? [''] : [`${owner}/`, avatarPathOf(owner)];
      for (const start of starts) yield* listUnder(`${prefix}${start}`);
    },

    async ping() {
      const answer = await demand(`?list-type=2&max-keys=1`);
      await answer.body?.cancel();
    },
  };

  async function* listUnder(start: string): AsyncIterable<ListedFile> {
    let after: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: start });
      if (after !== undefined) query.set('start-after', after);
      const page = readListing(await (await demand(`?${query}`)).text());
      for (const { key, modifiedAt } of page.files) {
        const path = key.slice(prefix.length);
        if (isStoragePath(path)) yield { path, ageMs: Date.now() - modifiedAt };
      }
      after = page.isCut ? page.files.at(-1)?.key : undefined;
    } while (after !== undefined);
  }
}

interface Listing {
  readonly files: readonly { readonly key: string; readonly modifiedAt: number }[];
  readonly isCut: boolean;
}

/** Our own keys have no character that XML would write differently, so the fields can be read as they are. */
function readListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1];
    const modifiedAt = Date.parse(/<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1] ?? '');
    return key === undefined || Number.isNaN(modifiedAt) ? [] : [{ key, modifiedAt }];
  });
  return { files, isCut: /<IsTruncated>true<\/IsTruncated>/.test(xml) };
}
