/** Sends a file to be read, as the screen does. */
export async function sendFile(url: string, token: string, name: string, bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/import`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - startedAt };
}
