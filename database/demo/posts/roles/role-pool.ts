import type { RoleCode } from '#contract/taxonomy/roles.ts';

/** What a role does and needs, whatever the subject. */
export interface RolePool {
  duties: readonly string[];
  asks: readonly string[];
  /** Majors asked for where neither a subject nor a field says them. */
  majors?: readonly string[];
}

export type RolePools = Partial<Record<RoleCode, RolePool>>;
