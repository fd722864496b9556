import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { contentEndpoints } from '../contract/content.ts';
import { editorRoutes } from './editor/editor-routes.ts';
import { publicRoutes } from './public-routes.ts';

export const contentHandlers = (deps: Deps): Handlers<typeof contentEndpoints> => ({
  ...publicRoutes(deps),
  ...editorRoutes(),
});
