import type { Manifest } from '#contract/module.ts';

export const manifests = [] as const satisfies readonly Manifest[];
