import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';

export const serverModules: readonly ServerModule<Deps>[] = [];
