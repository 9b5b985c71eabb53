/** Names of folders travel to any system: letters and digits without their accents, whatever the file was called. */
export function plainName(filename: string, otherwise = 'cv'): string {
  const base = filename
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  const plain = base.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return plain.slice(0, 60).toLowerCase() || otherwise;
}
