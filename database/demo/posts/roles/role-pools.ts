import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { readData } from '../../read-data.ts';

/** What a role does and needs, whatever the subject. */
interface RolePool {
  duties: readonly string[];
  asks: readonly string[];
  /** Majors asked for where neither a subject nor a field says them. */
  majors?: readonly string[];
}

type RolePools = Partial<Record<RoleCode, RolePool>>;

const pools = readData<RolePools>('roles');

/** Every role has a pool; a test holds it. */
export function rolePool(role: RoleCode): RolePool {
  return pools[role] as RolePool;
}
