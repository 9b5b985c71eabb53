import { useQuery } from '@tanstack/react-query';
import { choosePhoto, type Design, type Photo } from '@trayecto/core/document';
import { pictureAddress } from '../api/picture-address';
import { queryClient } from '../api/query-client';
import { useAccount } from '../api/use-account';

/** The address of the picture of the profile, which is the photo of every CV; null for none. */
export function usePhotoAddress(): string | null {
  const account = useAccount();
  return account.status === 'signed-in' ? pictureAddress(account.profile.avatar_url) : null;
}

/** The photo as a page draws it, asked for once and only where a design wants one. */
export function usePhoto(design: Pick<Design, 'photo' | 'template'> | undefined): Photo | null {
  const address = usePhotoAddress();
  const isWanted = address !== null && design !== undefined && choosePhoto(design) !== 'none';
  const { data } = useQuery(
    {
      queryKey: ['photo', address],
      enabled: isWanted,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }): Promise<Photo | null> => {
        const answer = await fetch(address ?? '', { signal });
        return answer.ok ? { base64: await readBase64(await answer.blob()) } : null;
      },
    },
    queryClient,
  );
  return (isWanted && data) || null;
}

function readBase64(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(bytes);
  });
}
