import { expect, test } from 'vitest';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { reportedForm } from '#modules/exams/contract.ts';
import { drawProjects } from './draw-projects.ts';

const now = new Date('2026-11-21T02:30:00Z');
const projects = drawProjects(now);
const register = ({ form }: (typeof projects)[number]) => form.steps.find(({ step }) => step === 'register');
const times = projects.map((project) => {
  const { startsAt = '', endsAt = '' } = register(project) ?? {};
  return { from: new Date(startsAt), until: new Date(endsAt), readAt: project.readAt };
});

test('forty projects of 浙江 with 900 posts could have been written by an operator', () => {
  expect(projects).toHaveLength(40);
  expect(projects.reduce((sum, { form }) => sum + form.posts.length, 0)).toBe(900);
  for (const { form } of projects) {
    expect(reportedForm.parse(form), form.title).toEqual(form);
    expect(regionByCode(form.regionCode)?.code, form.title).toMatch(/^33/);
    expect(form.posts.length, form.title).toBeGreaterThanOrEqual(8);
    expect(form.posts.length, form.title).toBeLessThanOrEqual(60);
  }
  expect(new Set(projects.map(({ form }) => form.title)).size).toBe(40);
});

test('some are open, a few close within three days, others are ahead, and last year’s stand beside this year’s', () => {
  const open = times.filter(({ from, until }) => from <= now && now < until);
  const soon = open.filter(({ until }) => until.getTime() - now.getTime() < 3 * 86_400_000);
  expect([open.length - soon.length, soon.length, times.filter(({ from }) => from > now).length]).toEqual([10, 5, 15]);
  const organisers = projects.map(({ form }) => form.organiser);
  expect(organisers.length - new Set(organisers).size).toBe(6);
  for (const { readAt, from } of times) {
    expect(readAt < now && readAt < from).toBe(true);
  }
});

test('the same moment draws the same', () => {
  expect(drawProjects(now)).toEqual(projects);
});
