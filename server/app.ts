import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { SignedIn } from '#contract/actor.ts';
import { api, type ModuleApi } from '#contract/api.ts';
import { moduleContracts } from '#modules/contract.ts';
import { adminDashboardHandlers } from './domains/admin-dashboard/routes.ts';
import { alertHandlers } from './domains/alerts/routes.ts';
import { answerHandlers } from './domains/answers/routes.ts';
import { seekerCalendarPlugin } from './domains/calendar/public.ts';
import { calendarHandlers } from './domains/calendar/routes.ts';
import { chatHandlers } from './domains/chat/routes.ts';
import { companyHandlers } from './domains/companies/routes.ts';
import { teamHandlers } from './domains/companies/team/team-routes.ts';
import { boxHandlers } from './domains/deliveries/box/box-routes.ts';
import { clearanceHandlers } from './domains/deliveries/box/clearance-routes.ts';
import { deliveryHandlers } from './domains/deliveries/routes.ts';
import { filesPlugin } from './domains/files/files-plugin.ts';
import { fileHandlers } from './domains/files/routes.ts';
import { accountHandlers } from './domains/identity/account/account-routes.ts';
import {
  admitSocket,
  livingSessions,
  markWritten,
  readCookie,
  resolveCookie,
  resolveToken,
} from './domains/identity/public.ts';
import { identityHandlers } from './domains/identity/routes.ts';
import { wordHandlers } from './domains/moderation-lists/routes.ts';
import { broadcastHandlers } from './domains/notifications/broadcast/routes.ts';
import { noticeContactHandlers } from './domains/notifications/contact-routes.ts';
import { unsubscribePlugin, wechatEventsPlugin } from './domains/notifications/public.ts';
import { notificationHandlers } from './domains/notifications/routes.ts';
import { operatorHandlers } from './domains/operators/routes.ts';
import { exportsPlugin } from './domains/personal-data/public.ts';
import { personalDataHandlers } from './domains/personal-data/routes.ts';
import { recruiterPostHandlers } from './domains/posts/recruiter/recruiter-routes.ts';
import { postHandlers } from './domains/posts/routes.ts';
import { queryHandlers } from './domains/queries/routes.ts';
import { recommendationHandlers } from './domains/recommendations/routes.ts';
import { resumeOutputHandlers } from './domains/resume-output/routes.ts';
import { resumeImportHandlers } from './domains/resumes/import/routes.ts';
import { resumeHandlers } from './domains/resumes/routes.ts';
import { reviewHandlers } from './domains/reviews/routes.ts';
import { joberHandlers } from './domains/seekers/routes.ts';
import { signUpHandlers } from './domains/seekers/sign-up.ts';
import { legalHandlers } from './domains/site/legal/routes.ts';
import { picturesPlugin } from './domains/site/pictures/pictures-plugin.ts';
import { siteHandlers } from './domains/site/routes.ts';
import { forgetClosedPosts, seoPlugin } from './domains/site/seo/seo-plugin.ts';
import { joberLookUpHandlers } from './domains/talents/look-up-routes.ts';
import { talentHandlers } from './domains/talents/routes.ts';
import { sortModules } from './module.ts';
import { shareCardsPlugin } from './pages/share-cards/share-cards-plugin.ts';
import type { Deps } from './platform/deps.ts';
import { apiPlugin } from './platform/http/api-plugin.ts';
import { corsPlugin } from './platform/http/cors-plugin.ts';
import { demoEntryPlugin } from './platform/http/demo-token.ts';
import { documentPlugin } from './platform/http/documents/document-plugin.ts';
import { bindEndpoints, type Endpoints, type Handlers } from './platform/http/endpoints.ts';
import { registerErrors } from './platform/http/errors-plugin.ts';
import { fastifyOptions } from './platform/http/fastify-options.ts';
import { metricsPlugin } from './platform/http/metrics-plugin.ts';
import { limitBodyTime } from './platform/http/protect/body-time.ts';
import { requireOneHost } from './platform/http/protect/one-host.ts';
import { securityHeaders } from './platform/http/protect/security-headers.ts';
import { shedLoad } from './platform/http/protect/shed-load.ts';
import { logSecurityEvents, noteActor } from './platform/http/security-events.ts';
import { keepHostsPrivate } from './platform/http/site-origin.ts';
import { socketPlugin } from './platform/socket/socket-plugin.ts';

/** The calls of modules that the site does not offer are not there. */
function endpointsOf(deps: Deps): Endpoints {
  const { on, off } = sortModules(deps.modules, deps.config);
  const isOff = new Set(off.flatMap((name) => Object.keys(moduleContracts[name as keyof typeof moduleContracts])));
  const table = Object.fromEntries(Object.entries(api).filter(([key]) => !isOff.has(key))) as typeof api;
  return bindAll(deps, table, Object.assign({}, ...on.map((module) => module.handlers(deps))) as Handlers<ModuleApi>);
}

/** Every endpoint of the contract with its handler; a missing or extra one is a type error. */
const bindAll = (deps: Deps, table: typeof api, ofModules: Handlers<ModuleApi>): Endpoints =>
  bindEndpoints(
    table,
    {
      ...ofModules,
      ...siteHandlers(deps),
      ...identityHandlers(deps),
      ...joberHandlers(deps),
      ...signUpHandlers(deps),
      ...accountHandlers(deps),
      ...personalDataHandlers(deps),
      ...companyHandlers(),
      ...teamHandlers(deps),
      ...talentHandlers(deps),
      ...joberLookUpHandlers(deps),
      ...postHandlers(deps),
      ...recruiterPostHandlers(),
      ...resumeHandlers(deps),
      ...resumeImportHandlers(deps),
      ...resumeOutputHandlers(deps),
      ...deliveryHandlers(),
      ...answerHandlers(deps),
      ...boxHandlers(deps),
      ...clearanceHandlers(),
      ...recommendationHandlers(deps),
      ...alertHandlers(),
      ...calendarHandlers(deps),
      ...notificationHandlers(deps),
      ...broadcastHandlers(),
      ...noticeContactHandlers(deps),
      ...chatHandlers(deps),
      ...legalHandlers(),
      ...fileHandlers(deps),
      ...operatorHandlers(deps),
      ...adminDashboardHandlers(deps),
      ...reviewHandlers(deps),
      ...wordHandlers(),
      ...queryHandlers(deps),
    },
    deps.secret('answers'),
  );

const headerReader = (request: FastifyRequest) => (name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Who loads a file of a page. */
const cookieHolder =
  ({ db, config, clock }: Deps) =>
  async (request: FastifyRequest) => {
    const cookie = readCookie({ header: headerReader(request) }, config);
    const viewer = cookie ? await resolveCookie(db, cookie, clock.now()) : null;
    if (viewer) noteActor(request, viewer);
    return viewer;
  };

/** Who may open the message socket, and how long the right lasts. */
const socketRights = ({ db, config, clock }: Deps) => ({
  admit: (request: FastifyRequest, phone: string, token: string | undefined) => {
    const found = (actor: SignedIn) => noteActor(request, actor);
    return admitSocket(db, config, { phone, token, header: headerReader(request), now: clock.now(), found });
  },
  living: (ids: string[]) => livingSessions(db, ids, clock.now()),
});

/** Paths that accept files. */
const rawPaths = ({ table }: Endpoints) =>
  new Set(Object.entries(table).flatMap(([key, { raw }]) => (raw ? [key.slice(key.indexOf(' ') + 1)] : [])));

/** The application without its pages: what the API tests run. */
export async function buildApp(deps: Deps): Promise<{ app: FastifyInstance; endpoints: Endpoints }> {
  const app = Fastify(fastifyOptions(deps));
  const endpoints = endpointsOf(deps);
  registerErrors(app);
  logSecurityEvents(app, deps);
  securityHeaders(app);
  requireOneHost(app);
  keepHostsPrivate(app);
  shedLoad(app, deps.config.REQUESTS_AT_ONCE);
  limitBodyTime(app, { except: rawPaths(endpoints) });
  await app.register(corsPlugin, { config: deps.config });
  await app.register(metricsPlugin, { deps });
  await app.register(demoEntryPlugin, { deps });
  await app.register(cookie);
  forgetClosedPosts(app, deps);
  await app.register(picturesPlugin, { config: deps.config });
  await app.register(shareCardsPlugin, { deps, endpoints });
  await app.register(seoPlugin, { deps });
  await app.register(filesPlugin, { deps, viewerOf: cookieHolder(deps) });
  await app.register(exportsPlugin, { deps });
  await app.register(unsubscribePlugin, { deps });
  await app.register(wechatEventsPlugin, { deps });
  await app.register(seekerCalendarPlugin, { deps });
  for (const { plugins = [] } of sortModules(deps.modules, deps.config).on)
    for (const plugin of plugins) await app.register(plugin, { deps });
  await app.register(documentPlugin, { table: endpoints.table });
  await app.register(apiPlugin, {
    deps,
    endpoints,
    resolveToken: (token, now) => resolveToken(deps.db, token, now),
    markWritten: (sessionId) => markWritten(deps.db, sessionId),
  });
  await app.register(socketPlugin, { deps, ...socketRights(deps) });
  return { app, endpoints };
}
