/**
 * Opens the join page at once on a second visit, also where the network is slow, and shows our own page where there is none.
 * Never a stale client: a page is what the server answers as long as it answers; built files have their content's hash in
 * their name. Calls and sockets are none of its business.
 *
 * The build puts two lines in front: `shell`, what a player's way in needs, and `version`, which changes with it.
 */
declare const self: ServiceWorkerGlobalScope;
declare const shell: readonly string[];
declare const version: string;

const cacheName = `clockbeat-${version}`;
const page = '/index.html';
/** Answered by the server or built at runtime: whatever is not a page of the client. */
const notAPage = /^\/(api|auth|health|media|metrics|socket\.io|imprint|privacy|terms|cookies)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(pageFor(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(builtFile(request));
});

/** /auth/callback is a page of the client, the rest of /auth the server's; a name with an ending is a file. */
const isPage = (pathname: string): boolean =>
  pathname === '/auth/callback' || !(notAPage.test(pathname) || /\.\w+$/.test(pathname));

const keepShell = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  // The page past the browser's own cache; the files out of it, where the first visit has put them.
  await cache.addAll([new Request(page, { cache: 'reload' }), ...shell]);
  // At once, not when the last tab is closed: an older worker would keep only older files.
  await self.skipWaiting();
};

const takeOver = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith('clockbeat-') && name !== cacheName) await caches.delete(name);
  }
  // No navigation preload: browsers then ask twice for addresses that this worker leaves alone, and a sign-in's callback
  // is good for one request. An older worker of ours may have switched it on.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
};

const pageFor = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    // No answer at all. A refusal is an answer, and is shown as it is.
    const kept = await caches.match(page, { cacheName });
    if (kept === undefined) throw error;
    return kept;
  }
};

const builtFile = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
};
