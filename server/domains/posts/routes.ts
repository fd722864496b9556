import type { postEndpoints } from '#contract/posts/posts.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { homeReader, madeHomeFrom } from './reading/home.ts';
import { publicRoutes } from './reading/public-routes.ts';
import { seekerRoutes } from './reading/seeker-routes.ts';
import { ownRoutes } from './recruiter/own-routes.ts';

export const postHandlers = (deps: Deps): Handlers<typeof postEndpoints> => {
  const readHome = homeReader(deps);
  return {
    ...publicRoutes(deps),
    ...seekerRoutes(deps),
    ...ownRoutes(),
    'GET /api/home': async (ctx, { query }) => {
      const home = await readHome(query.cityCode ?? '');
      const { tags, until } = madeHomeFrom(home);
      for (const tag of tags) ctx.dependsOn(tag);
      if (Number.isFinite(until)) ctx.freshUntil(new Date(until));
      return home;
    },
  };
};
