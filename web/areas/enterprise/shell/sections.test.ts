import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import { memberRoles } from '#contract/companies/member-roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { iconOf } from '#web/features/console/section-icons.ts';
import {
  entriesOf,
  isForMember,
  isForState,
  placeOf,
  sectionOf,
  sectionsOf,
  tabsOf,
} from '#web/features/page/sections.ts';

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
  const section = placeOf(path);
  if (!section) throw new Error(`no section at ${path}`);
  const may = roles.filter((role) => !members || role === 'owner' || members.includes(role));
  expect(roles.filter((role) => isForMember(section, role))).toEqual(may);
});

test('a page belongs to the section with the longest path', () => {
  expect(sectionOf('/release/import')?.label).toBe('职位');
  expect(sectionOf('/search')?.label).toBe('人选');
  expect(sectionOf('/settle/wages')?.label).toBe('单位');
  expect(sectionOf('/exam/review')?.label).toBe('公招');
  expect(sectionOf('/notices')).toBeUndefined();
});

test('an owner has seven entries, and each role those of which a side is open', () => {
  const entries = (role: (typeof roles)[number]) =>
    entriesOf('enterprise', (page) => isForMember(page, role)).map(({ label }) => label);
  expect(entries('owner')).toEqual(['工作台', '职位', '人选', '沟通', '公招', '招聘会', '单位']);
  expect(entries('finance')).not.toContain('人选');
  expect(entries('interviewer')).toContain('人选');
});

test('before its certification a school is offered only the tabs that it may open', () => {
  const section = sectionOf('/means');
  if (!section) throw new Error('no section');
  const tabs = (status: 'approved' | 'pending') =>
    tabsOf(section).flatMap((page) => (isForState(page, status) ? page.path : []));
  expect(tabs('approved')).toContain('/settle');
  expect(tabs('pending')).toEqual(['/means', '/enterprise/authInfo', '/recruiter']);
});

test('every section has a picture', () => {
  expect(sectionsOf('enterprise').filter((section) => !iconOf(section))).toEqual([]);
});
