// The app's own files for when there is no connection. It never touches /api: what is personal is neither kept nor read here.
const cacheName = `trayecto-shell-${'VERSION'}`;
const files = ['FILES'];
const SHARED = 'trayecto-shared';

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.method === 'POST' && url.pathname === '/share') {
    event.respondWith(takeShared(request));
  } else if (request.method !== 'GET') {
    return;
  } else if (request.mode === 'navigate') {
    event.respondWith(openPage(request));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(openAsset(request));
  }
});

async function keepFiles() {
  const cache = await caches.open(cacheName);
  // One by one: a file that cannot be had must not keep the others away.
  await Promise.all(files.map((file) => cache.add(file).catch(() => undefined)));
}

async function dropOldFiles() {
  for (const name of await caches.keys()) {
    if (name.startsWith('trayecto-shell-') && name !== cacheName) await caches.delete(name);
  }
}

/** From the server as long as it answers, so that a new version is seen at once. */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/app.html');
    if (kept) return kept;
    throw error;
  }
}

/** Their names change with what is in them. */
async function openAsset(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request.url, answer.clone()).catch(() => undefined);
  }
  return answer;
}

/** What another app on the phone hands over waits on the phone until the page takes it, once. */
async function takeShared(request) {
  const form = await request.formData();
  const parts = ['title', 'text', 'url'].map((name) => form.get(name));
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
  const cache = await caches.open(SHARED);
  await cache.put('/shared-posting', new Response(text));
  return Response.redirect('/applications/new?shared=1', 303);
}
