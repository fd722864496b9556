import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { operatorImportHandlers } from './operator-routes.ts';
import { postImportHandlers } from './routes.ts';

export const importsServer = {
  name: 'imports',
  handlers: (deps) => ({ ...postImportHandlers(deps), ...operatorImportHandlers(deps) }),
  personalTables: { post_import: { keep: '单位的岗位表，提交人只有编号' } },
  notExported: { post_import: '单位的岗位表' },
} satisfies ServerModule<Deps>;
