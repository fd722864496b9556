import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { readData } from '../../read-data.ts';
import type { RolePool, RolePools } from './role-pool.ts';

const pools = readData<RolePools>('roles');

/** Every role has a pool; a test holds it. */
export function rolePool(role: RoleCode): RolePool {
  return pools[role] as RolePool;
}
