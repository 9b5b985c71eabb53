/** Pictures come from the server, which may live at another address than the app. */
export function pictureAddress(avatarUrl: string | null): string | null {
  return avatarUrl === null ? null : `${import.meta.env.VITE_API_ORIGIN ?? ''}${avatarUrl}`;
}
