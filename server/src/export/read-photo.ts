import { choosePhoto, type Photo } from '@trayecto/core/document';
import { avatarPathOf, type FileStorage } from '../storage/file-storage';
import type { WriteTask } from './document-task';

/** The picture of the profile, drawn again when it was taken in: what a camera writes into a file is gone. */
export async function readPhoto(
  storage: FileStorage,
  { template, options }: Pick<WriteTask, 'template' | 'options'>,
  owner: string,
): Promise<Photo | null> {
  if (choosePhoto({ ...options, template }) === 'none') return null;
  const stored = await storage.read(avatarPathOf(owner));
  return stored ? { base64: Buffer.from(stored).toString('base64') } : null;
}
