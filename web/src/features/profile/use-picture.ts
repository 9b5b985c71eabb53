import { deleteAvatar, putAvatar } from '@trayecto/core/contract';
import { useEffect, useState } from 'react';
import { account, call } from '../../api/browser-api';
import {
  cropPicture,
  explainBroken,
  findPictureProblem,
  loadPicture,
  type PictureArea,
  type PictureProblem,
} from './crop-picture';

export type PictureNews =
  | { readonly kind: 'done'; readonly what: 'pictureUpdated' | 'pictureRemoved' }
  | { readonly kind: 'refused'; readonly problem: PictureProblem }
  | { readonly kind: 'failed'; readonly error: unknown };

/** From the file that was chosen to the picture in the bar. */
export function usePicture() {
  const [address, setAddress] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [news, setNews] = useState<PictureNews | null>(null);

  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  async function choose(file: File) {
    const problem = findPictureProblem(file);
    if (problem) {
      setNews({ kind: 'refused', problem });
      return;
    }
    const chosen = URL.createObjectURL(file);
    try {
      await loadPicture(chosen);
      setNews(null);
      setAddress(chosen);
    } catch {
      URL.revokeObjectURL(chosen);
      setNews({ kind: 'refused', problem: explainBroken(file) });
    }
  }

  async function send(area: PictureArea) {
    if (!address) return;
    setShare(0);
    try {
      const bytes = await cropPicture(address, area);
      const { profile } = await call(putAvatar, {}, { bytes, onUpload: setShare });
      await account.takeProfile(profile);
      setNews({ kind: 'done', what: 'pictureUpdated' });
    } catch (error) {
      setNews({ kind: 'failed', error });
    } finally {
      setShare(null);
      setAddress(null);
    }
  }

  async function remove() {
    setShare(1);
    try {
      const { profile } = await call(deleteAvatar, {});
      await account.takeProfile(profile);
      setNews({ kind: 'done', what: 'pictureRemoved' });
    } catch (error) {
      setNews({ kind: 'failed', error });
    } finally {
      setShare(null);
    }
  }

  return {
    /** Of the picture that is being cropped. */
    address,
    /** How much of it has been sent. */
    share,
    news,
    choose,
    send,
    remove,
    cancel: () => setAddress(null),
    forget: () => setNews(null),
  };
}
