import { expect, test } from 'vitest';
import { experienceParts } from '#contract/deliveries/experience-parts.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { drawCompanies } from '#database/demo/companies/draw-company.ts';
import { drawPost } from '#database/demo/posts/draw-post.ts';
import { kindsOfCompany } from '#database/demo/posts/post-kind.ts';
import { drawTimeline } from '#database/demo/posts/timeline.ts';
import { Random } from '#database/demo/random.ts';
import { type TextedPost, textPicker } from './load-experiences.ts';

const now = new Date('2026-11-21T02:30:00Z');
const random = new Random('7');
const pick = textPicker();
const schools = drawCompanies(random.fork('companies'), 200, now).map((company) => {
  const kinds = kindsOfCompany(company.kind, company.stages);
  return Array.from({ length: 8 }, () => {
    const timeline = drawTimeline(random, { now, trusted: true });
    const post = drawPost(random, { company, kinds, now, timeline, memberId: null, taken: new Set() });
    const [stage = null, subject = null] = [post.stages?.[0], post.subjects?.[0]];
    const { role, companyId: company_id } = post as { role: TextedPost['role']; companyId: string };
    return {
      title: post.title,
      stage,
      subject,
      text: pick({ company_id, role, stage, subject: subject as TextedPost['subject'] }),
    };
  });
});

test('every post has a text of an interview that fits it: no 高考题 in a 小学, no 幼儿园 elsewhere', () => {
  for (const { title, stage, subject, text } of schools.flat()) {
    expect(text, title).toBeDefined();
    expect(text?.parts.every((part) => isCode(experienceParts, part))).toBe(true);
    if (!/fine-arts|calligraphy/.test(subject ?? '')) expect(text?.questions, title).not.toContain('命题创作');
    if (stage !== 'senior') expect(text?.questions, title).not.toMatch(/高考|高三/);
    if (stage !== 'junior') expect(text?.questions, title).not.toMatch(/中考|九年级/);
    if (stage !== 'preschool' && stage !== 'nursery') expect(text?.questions, title).not.toMatch(/园长|中班|离园/);
  }
});

test('no school has a text twice in a row, and twelve or more are told', () => {
  const told = schools.map((posts) => posts.map(({ text }) => text?.questions));
  expect(new Set(told.flat()).size).toBeGreaterThanOrEqual(12);
  for (const texts of told)
    expect(
      texts.filter((text, at) => at > 0 && text === texts[at - 1]),
      JSON.stringify(texts),
    ).toEqual([]);
});
