import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';

/** Meanings of 教师 alone: kindergartens and colleges use other words. */
const teachers: readonly RoleCode[] = [
  'teacher',
  'homeroom',
  'kindergarten',
  'substitute',
  'teaching-research',
  'teaching-first',
];
const plainTeacher = /教师|老师|讲师/;

function rolesOf(words: string, subject: string | undefined): readonly RoleCode[] {
  const { roles, rest } = readWords(words);
  const teaches = roles.length > 0 ? plainTeacher.test(rest) : subject !== undefined || plainTeacher.test(words);
  return teaches ? [...roles, ...teachers] : roles;
}

/** The 岗位类别 that a resume looks for, and those that the person has held. */
export const requestedRoles = ({ intentions, experiences }: ResumeContent): ReadonlySet<string> =>
  new Set([
    ...intentions.flatMap(({ title, subject }) => rolesOf(title, subject)),
    ...experiences.flatMap(({ position, subject }) => rolesOf(position, subject)),
  ]);
