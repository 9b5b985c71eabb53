export async function readOffice(_b: Uint8Array): Promise<never> {
  throw new Error('later');
}
