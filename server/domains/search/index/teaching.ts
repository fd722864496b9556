import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { bitsOf, codeLexeme } from './code-bits.ts';

/** The roles of those who stand before learners: what someone means who asks for 语文, or for 老师. */
const roles: RoleCode[] = [
  ...(['teacher', 'homeroom', 'kindergarten', 'assistant', 'foreign', 'coach', 'practice', 'substitute'] as const),
  ...(['teaching-research', 'teaching-first', 'ideology', 'psychologist', 'resource', 'lecturer'] as const),
];

export const teachingRoles: string[][] = roles.map((role) => [codeLexeme('role', role)]);

export const teachingBits: string = bitsOf('role', roles).toString();
