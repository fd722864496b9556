import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import { memberRoles } from '#contract/companies/member-roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isForMember, sectionOf, sectionsOf } from '#web/features/page/sections.ts';
import { iconOf } from './section-icons.ts';

/** The first call of each section; the contract lists the permitted members. */
const firstCalls: Record<string, EndpointKey> = {
  '/workbench': 'GET /api/company/workbench',
  '/ment': 'GET /api/company/posts',
  '/release': 'POST /api/company/posts',
  '/delivery': 'GET /api/company/boxRows',
  '/talents': 'GET /api/talents/recommended',
  '/search': 'GET /api/talents',
  '/jobList': 'GET /api/company/fairs/:id',
  '/exam': 'GET /api/company/exams',
  '/announcements': 'GET /api/company/announcements',
  '/settle/wages': 'GET /api/company/wages',
  '/settle': 'GET /api/company/companyAssets',
  '/recruiter': 'GET /api/team',
  '/means': 'GET /api/team/company',
};
const roles = Object.keys(memberRoles) as (keyof typeof memberRoles)[];

test.each(Object.entries(firstCalls))('%s is shown to the roles that may call %s', (path, key) => {
  const { members } = api[key] as Endpoint;
  const section = sectionOf(path);
  if (!section) throw new Error(`no section at ${path}`);
  const may = roles.filter((role) => !members || role === 'owner' || members.includes(role));
  expect(roles.filter((role) => isForMember(section, role))).toEqual(may);
});

test('a page belongs to the section with the longest path', () => {
  expect(sectionOf('/release/import')?.label).toBe('发布职位');
  expect(sectionOf('/settle/wages')?.label).toBe('课时与工资');
  expect(sectionOf('/notices')).toBeUndefined();
});

test('every section has a picture', () => {
  expect(sectionsOf('enterprise').filter((section) => !iconOf(section))).toEqual([]);
});
