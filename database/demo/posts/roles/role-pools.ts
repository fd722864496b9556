import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { collegeRoles } from './college-roles.ts';
import { managementRoles } from './management-roles.ts';
import type { RolePool, RolePools } from './role-pool.ts';
import { agencyRoles, logisticsRoles, supportRoles } from './staff-roles.ts';
import { teachingRoles } from './teaching-roles.ts';

const pools: RolePools = {
  ...teachingRoles,
  ...collegeRoles,
  ...managementRoles,
  ...supportRoles,
  ...logisticsRoles,
  ...agencyRoles,
};

/** Every role has a pool; a test holds it. */
export function rolePool(role: RoleCode): RolePool {
  return pools[role] as RolePool;
}
