import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';
import { buildApp } from '#server/app.ts';
import { collect } from '#server/domains/personal-data/public.ts';
import { pagesPlugin } from '#server/pages/pages-plugin.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Client, dialer } from '#server/platform/socket/test-socket.ts';
import { caller } from '#server/platform/testing/test-app.ts';

const pageContext = createContext<PageContext>();

interface EntryContext {
  staticHandlerContext: { loaderData: unknown };
}

/** A page that shows what the calls of 结果与公示 answer, through the product's own rendering, caching and sealing. */
const loader = async ({ request, context }: { request: Request; context: RouterContextProvider }) => {
  const { call } = context.get(pageContext);
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const { items, ...rest } = await call('GET /api/exams/:id/results', { params: { id } });
  const lists = await Promise.all(
    items.map((item) => call('GET /api/exams/publications/:id', { params: { id: item.id }, query: {} })),
  );
  return { rest, items, lists };
};

const build = {
  entry: {
    module: {
      handover: { pageContext, inlineScripts: [], pageAddress: (path: string) => path, isCachedPage: () => true },
      default: (
        _: Request,
        status: number,
        headers: Headers,
        { staticHandlerContext }: EntryContext,
        context: never,
      ) => {
        const { deliver } = (context as RouterContextProvider).get(pageContext);
        deliver([`<html><body>${JSON.stringify(staticHandlerContext.loaderData)}</body></html>`]);
        return new Response('', { status, headers });
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    results: { id: 'results', parentId: 'root', path: 'exams/results', module: { default: () => null, loader } },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

/** A node of the product with a page and sockets. */
export async function startNode(deps: Deps) {
  const { app, endpoints } = await buildApp(deps);
  await app.register(pagesPlugin, { deps, endpoints, build: async () => build, dev: false });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, call: caller(app), dial: dialer(base) };
}
type ProofNode = Awaited<ReturnType<typeof startNode>>;

interface Asked {
  examId: string;
  listId: string;
  person: { accountId: string; joberId: string };
  token: string;
  /** Received so far by the person's own socket at this node. */
  socket: Client;
}

/** What a person or a visitor learns now at a node, by every way there is, each as one text. */
export async function everyWay({ app, call }: ProofNode, { deps, ...asked }: Asked & { deps: Deps }) {
  const { examId, listId, person, token, socket } = asked;
  const page = () => app.inject({ url: `/exams/results?id=${examId}`, headers: { 'accept-encoding': 'identity' } });
  const first = await page();
  let again = await page();
  // A change that arrives from the other node meanwhile ends a kept page.
  for (let tries = 0; again.headers['x-cache'] !== 'hit' && tries < 5; tries += 1) again = await page();
  const file = (as: string) => app.inject({ url: `/api/examPublications/${listId}/list.${as}` });
  const text = async (path: string, own = false, query?: Record<string, string>) => {
    const { status, body } = await call('GET', path, { ...(own && { token }), ...(query && { query }) });
    return `${status} ${JSON.stringify(body)}`;
  };
  return {
    page: `${first.statusCode} ${first.body}`,
    cached: `${again.headers['x-cache']} ${again.body}`,
    results: await text(`/api/exams/${examId}/results`),
    list: await text(`/api/exams/publications/${listId}`),
    objections: await text(`/api/examPublications/${listId}/objections`),
    project: await text(`/api/exams/${examId}`),
    projects: await text('/api/exams'),
    own: await text(`/api/exams/${examId}/results/mine`, true),
    candidacy: await text(`/api/exams/${examId}/candidacy`, true),
    registrations: await text('/api/exams/registrations', true),
    notices: await text('/api/notifications', true),
    calendar: await text('/api/calendar', true),
    search: await text('/api/posts', false, { keyword: '81.25' }),
    pdf: String((await file('pdf')).statusCode),
    xlsx: String((await file('xlsx')).statusCode),
    exported: JSON.stringify(await collect(deps.db, deps.modules, person.accountId, person.joberId)),
    socket: JSON.stringify(socket.events),
  };
}
export type Ways = Awaited<ReturnType<typeof everyWay>>;
