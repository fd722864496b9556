/*
 * The service worker. For the whole site it only tells in the site's words that a page cannot be reached. For the mobile pages
 * and for judges' devices, which register it for themselves as well, recently read pages are available offline. Pages, calls and
 * files without personal data are shared. Answers about a seeker's own deliveries and resumes are cached for their session only: another token does
 * not find them, its first answer or a 401 removes them. Signing out, and signing in as another phone, clear everything at once
 * (web/session/logout.ts).
 */
const PAGES = 'jyrc-mobile-pages';
const CALLS = 'jyrc-mobile-calls';
const FILES = 'jyrc-mobile-files';
const OWN = 'jyrc-mobile-own';
const MOST = { [PAGES]: 30, [CALLS]: 60, [FILES]: 200, [OWN]: 40 };
/** Network timeout where a cached answer exists. */
const PATIENCE_MS = 4000;

const isForWholeSite = new URL(self.registration.scope).pathname === '/';

const keptPages = new Set(['/mobile', '/mobile/list', '/mobile/details', '/mobile/privacy']);
/** Shells of personal pages: the document contains nothing personal, the page fetches its data. */
const shells = new Set(['/mobile/mine', '/mobile/messages', '/mobile/deliveries', '/mobile/resume', '/mobile/login', '/judge']);
const isKeptCall = (path) =>
  /^\/api\/(?:posts(?:\/facets|\/around|\/\d+(?:\/similar)?)?|home|site\/(?:config|regions|legal)|legal\/\w+)$/.test(path);
const isOwnCall = (path) => /^\/api\/(?:deliveries|resumes)(?:\/\d+)?$/.test(path);
const isFile = (path) => /^\/(?:assets|icons)\/|^\/favicon\.svg$|^\/mobile\.webmanifest$/.test(path);

/** The cache key of a shared answer: requested without the token, and without client-side parameters. */
const nameOf = (url) => {
  const name = new URL(url);
  name.searchParams.delete('bg');
  name.hash = '';
  return name.href;
};

async function keep(store, name, response) {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(store);
  await cache.put(name, response);
  const names = await cache.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST[store])).map((old) => cache.delete(old)));
}

const recall = async (store, name) => (await caches.open(store)).match(name, { ignoreVary: true });

/** Network first, updating the cache; the cached answer is used when the network fails or times out. */
async function freshest(event, store, request) {
  const name = nameOf(request.url);
  const asked = fetch(request).then((response) => {
    event.waitUntil(keep(store, name, response.clone()));
    return response;
  });
  const known = await recall(store, name);
  if (!known) return asked;
  event.waitUntil(asked.catch(() => undefined));
  const silence = new Promise((resolve) => setTimeout(() => resolve(known), PATIENCE_MS));
  return Promise.race([asked.catch(() => known), silence]);
}

/** A cache key of the session that does not reveal its token. */
async function ownerOf(authorization) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function forgetOthers(owner) {
  const cache = await caches.open(OWN);
  const names = await cache.keys();
  const foreign = names.filter(({ url }) => new URL(url).searchParams.get('owner') !== owner);
  await Promise.all(foreign.map((name) => cache.delete(name)));
}

/** An answer about the signed-in seeker: network first, else this session's last answer. */
async function ownCall(event, request) {
  const authorization = request.headers.get('authorization');
  if (!authorization) return fetch(request);
  const owner = await ownerOf(authorization);
  const name = new URL(nameOf(request.url));
  name.searchParams.set('owner', owner);
  try {
    const response = await fetch(request);
    if (response.status === 401) event.waitUntil(caches.delete(OWN));
    else {
      const copy = response.clone();
      event.waitUntil(forgetOthers(owner).then(() => keep(OWN, name.href, copy)));
    }
    return response;
  } catch (problem) {
    const known = await recall(OWN, name.href);
    if (known) return known;
    throw problem;
  }
}

async function file(event, request) {
  const known = await recall(FILES, request.url);
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(keep(FILES, request.url, response.clone()));
  return response;
}

/** The colours of web/styles/tokens.css, repeated because the page is self-contained. */
const noNetworkStyle = `:root{color-scheme:light dark}body{margin:0;background:#f6f8fb;color:#1f2933;
font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}main{padding:30vh 24px 0;text-align:center}
h1{margin:0;font-size:20px}p{margin:12px 0;color:#52606d}a{display:inline-block;padding:10px 24px;border-radius:8px;
background:#1f5eff;color:#fff;text-decoration:none}a.plain{padding:0;background:none;color:#1f5eff}@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6eaef}p{color:#a3adb8}}`;

/** In place of a page that is neither reached nor cached; it opens the page by itself when the network is back. */
async function unreached() {
  const isOffline = self.navigator.onLine === false;
  const title = isOffline ? '网络已断开' : '暂时连不上教育人才网';
  const text = isOffline ? '连上网络后自动打开这一页。' : '请检查网络，或者过一会儿再试。';
  const read = await recall(PAGES, new URL('/mobile/list', self.location.origin).href);
  const page = '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${title} - 教育人才网</title><style>${noNetworkStyle}</style>` +
    `<main><h1>${title}</h1><p>${text}</p><p><a href="">重试</a></p>` +
    `${read ? '<p>没有网络也能看：<a class="plain" href="/mobile/list">看过的职位</a></p>' : ''}</main>` +
    "<script>addEventListener('online',function(){location.reload()})</script>";
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function document(event, request) {
  const { pathname } = new URL(request.url);
  const isKept = !isForWholeSite && (keptPages.has(pathname) || shells.has(pathname));
  try {
    if (isKept) return await freshest(event, PAGES, request);
    // The browser asked for it while this worker was starting.
    return (await event.preloadResponse) ?? (await fetch(request));
  } catch {
    return unreached();
  }
}

/** Files and feeds are left to the browser, which says itself why a download failed. */
const isPage = (path) => !/^\/api\/|\.\w+$/.test(path);

async function start() {
  if (isForWholeSite) await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(start()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(document(event, request));
  } else if (isForWholeSite) return;
  else if (isFile(url.pathname)) event.respondWith(file(event, request));
  else if (isKeptCall(url.pathname)) {
    const plain = new Request(request.url, { headers: { accept: 'application/json' }, credentials: 'omit' });
    event.respondWith(freshest(event, CALLS, plain));
  } else if (isOwnCall(url.pathname)) event.respondWith(ownCall(event, request));
  else if (url.pathname === '/__manifest') event.respondWith(freshest(event, CALLS, request));
});

/** The page reports its URL: client-side navigation requests no document, so it is fetched here. */
async function keepPage({ page, assets }) {
  const missing = [];
  for (const url of assets) if (!(await recall(FILES, url))) missing.push(url);
  await Promise.all(missing.map(async (url) => keep(FILES, url, await fetch(url))));
  if (!page) return;
  const url = new URL(page, self.location.origin).href;
  const response = await fetch(url, { credentials: 'omit' });
  await keep(PAGES, nameOf(url), response);
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keepPage(event.data).catch(() => undefined));
});
