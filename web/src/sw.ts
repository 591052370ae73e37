/// <reference lib="webworker" />

/**
 * Makes the client an app that opens at once and without a connection says so. Files under assets/ never change, so they
 * are kept; pages come from the network as long as there is one. What the server answers is never kept.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const cacheName = 'krypta-1';

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(['/', '/favicon.svg'])));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});

/** A notification that this worker showed, where pages may show none. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = String(event.notification.data ?? '/');
  event.waitUntil(
    worker.clients.matchAll({ type: 'window' }).then(async ([page]) => {
      if (!page) return void (await worker.clients.openWindow(address));
      await page.focus();
      await page.navigate(address);
    }),
  );
});

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** All pages are the same file, which finds its way by its address. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request);
    // A file of the server's that somebody opens by its address is no page.
    if (response.ok && response.headers.get('Content-Type')?.startsWith('text/html')) {
      await cache.put('/', response.clone());
      await forgetOldAssets(cache, await response.clone().text());
    }
    return response;
  } catch (error) {
    const found = await cache.match('/');
    if (found) return found;
    throw error;
  }
}

/** A new build has other names: what the page no longer begins with is an old build's. */
async function forgetOldAssets(cache: Cache, html: string): Promise<void> {
  const entry = html.match(/\/assets\/main-[^"]+\.js/)?.[0];
  if (!entry || (await cache.match(entry))) return;
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith('/assets/')) await cache.delete(request);
  }
}
export {};
