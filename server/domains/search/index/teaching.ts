import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { bitsOf, codeLexeme } from './code-bits.ts';

/** The teaching roles: what a search for 语文 or 老师 means. */
const roles: RoleCode[] = [
  ...(['teacher', 'homeroom', 'kindergarten', 'assistant', 'foreign', 'coach', 'practice', 'substitute'] as const),
  ...(['teaching-research', 'teaching-first', 'ideology', 'psychologist', 'resource', 'lecturer'] as const),
];

export const teachingRoles: string[][] = roles.map((role) => [codeLexeme('role', role)]);

export const teachingBits: string = bitsOf('role', roles).toString();
