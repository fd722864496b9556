import { expect, test } from 'vitest';
import { postRequirements, recruitmentStep, tenureInfo } from '#contract/posts/post-fields.ts';
import { afterPostMove, type PostStatus } from '#contract/posts/post-states.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { codesOf, isCode } from '#contract/taxonomy/list.ts';
import { cityCodeOf, regionByCode } from '#contract/taxonomy/places/regions.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { drawCompanies } from '../companies/draw-company.ts';
import { isPublic, kindOf } from '../companies/kinds.ts';
import { Random } from '../random.ts';
import { drawPost } from './draw-post.ts';
import { rolePool } from './pools.ts';
import { kindsOfCompany } from './post-kind.ts';
import { drawTimeline } from './timeline.ts';

const now = new Date('2026-11-21T02:30:00Z');

function draw(seed: string, perCompany: number, companies = 80) {
  const random = new Random(seed);
  return drawCompanies(random.fork('companies'), companies, now).flatMap((company) => {
    const kinds = kindsOfCompany(company.kind, company.stages);
    const taken = new Set<string>();
    return Array.from({ length: perCompany }, () => {
      const timeline = drawTimeline(random, { now, trusted: random.chance(0.5) });
      return { post: drawPost(random, { company, kinds, now, timeline, memberId: null, taken }), timeline, company };
    });
  });
}

const drawn = draw('7', 40);
/** Of more companies, for what few of them have. */
const ofMany = draw('9', 14, 400);
const isUpper = new Set<string>(['senior', 'vocational', 'training']);

test('the same seed draws the same posts to the letter, another seed others', () => {
  const first = draw('3', 2).map(({ post }) => post);
  expect(draw('3', 2).map(({ post }) => post)).toEqual(first);
  expect(draw('4', 2).map(({ post }) => post.title)).not.toEqual(first.map((post) => post.title));
});

test('every code is one of the lists', () => {
  for (const { post } of drawn) {
    const codes = [
      isCode(roles, post.role),
      isCode(tenures, post.tenure),
      isCode(educations, post.education),
      isCode(experiences, post.experience),
      isCode(salaryUnits, post.salaryUnit),
      post.certificate === null || isCode(certificates, post.certificate),
      post.titleLevel === null || isCode(titles, post.titleLevel),
      post.stages?.every((code) => isCode(stages, code)),
      post.subjects?.every((code) => isCode(subjects, code)),
      post.benefits?.every((code) => isCode(benefits, code)),
      post.requirements?.putonghua === undefined || isCode(putonghuaLevels, post.requirements.putonghua),
      regionByCode(post.regionCode) !== undefined,
      post.cityCode === cityCodeOf(post.regionCode),
    ];
    expect(codes, JSON.stringify([post.title, codes])).not.toContain(false);
  }
});

test('what a post keeps as JSON is of the contract', () => {
  for (const { post } of drawn) {
    expect(postRequirements.strict().safeParse(post.requirements).success, post.title).toBe(true);
    expect(post.tenureInfo === null || tenureInfo.strict().safeParse(post.tenureInfo).success, post.title).toBe(true);
    expect(recruitmentStep.array().safeParse(post.steps).success, post.title).toBe(true);
  }
});

test('pay has a lower end not above the upper one, and a plausible month', () => {
  for (const { post } of drawn) {
    const { salaryMin, salaryMax, monthMin, monthMax } = post;
    if (salaryMin == null || salaryMax == null) {
      expect([salaryMin, salaryMax, monthMin, monthMax]).toEqual([null, null, null, null]);
      continue;
    }
    expect(salaryMin < salaryMax, post.title).toBe(true);
    if (post.salaryUnit === 'hour') expect(monthMin).toBeNull();
    else expect(Number(monthMin) >= 150_000 && Number(monthMax) <= 12_000_000, `${post.title} ${monthMin}`).toBe(true);
  }
});

test('no text names a limit that the law forbids, a way of contact, or an unfilled slot', () => {
  const forbidden =
    /户籍|户口|限男|限女|男性|女性|男士|女士|男生优先|女生优先|未婚|已婚|婚育|\d+\s*(?:周岁|岁)以下|形象气质/;
  for (const { post } of drawn) {
    const text = `${post.title}\n${post.description}\n${post.salaryNote}`;
    expect(text).not.toMatch(forbidden);
    expect(text).not.toMatch(/1\d{10}|微信|QQ|@|https?:/);
    expect(text).not.toMatch(/[{}]|undefined|null|（）|，）|（，|。。/);
  }
});

test('no post below the 高中 tells of what is met there alone', () => {
  const below = drawn.filter(({ post }) => post.stages?.length && !post.stages.some((code) => isUpper.has(code)));
  expect(below.length).toBeGreaterThan(500);
  for (const { post } of below) {
    expect(`${post.title}\n${post.description}`).not.toMatch(/高三|高考|艺考|强基|选考|走班|雅思/);
  }
});

test('titles and texts know who leads the young at a stage: no 团委 in a 小学, no 大队辅导员 in a 高中', () => {
  const found = ofMany.filter(({ post }) => post.role === 'moral-education');
  const at = (stage: string) => found.filter(({ post }) => post.stages?.[0] === stage);
  expect(Math.min(at('primary').length, at('senior').length)).toBeGreaterThan(2);
  for (const { post } of at('primary')) expect(post.title + post.description).not.toContain('团委');
  for (const { post } of at('senior')) expect(post.title).not.toContain('大队辅导员');
});

test('专业不限 stands alone, and majors are of the stage', () => {
  const majorsOf = ({ post }: (typeof drawn)[number]) => post.requirements?.majors ?? [];
  expect(drawn.filter((one) => majorsOf(one).includes('专业不限')).length).toBeGreaterThan(50);
  for (const one of drawn) {
    const { title, description, stages: [stage = ''] = [] } = one.post;
    const majors = majorsOf(one);
    expect(majors.includes('专业不限') ? majors.length : 1, `${title} ${majors}`).toBe(1);
    expect(majors.length, title).toBeGreaterThan(0);
    if (majors.includes('专业不限')) expect(description, title).not.toContain('等相关专业');
    if (['junior', 'senior', 'vocational'].includes(stage)) expect(majors.join(), title).not.toContain('小学教育');
  }
});

test('a public school pays nobody on its payroll, and none of its heads, more than some 300,000 yuan a year', () => {
  const types = new Set(['public-school', 'public-kindergarten', 'special-school', 'secondary-vocational', 'bureau']);
  const bound = drawn.filter(
    ({ post, company }) =>
      types.has(company.kind.type) &&
      (['establishment', 'quota'].includes(post.tenure) || ['head', 'deputy-head', 'middle'].includes(post.role)),
  );
  expect(bound.length).toBeGreaterThan(300);
  for (const { post } of bound)
    expect(Number(post.monthMax ?? 0) * 12, `${post.title} ${post.salaryUnit}`).toBeLessThanOrEqual(30_000_000 + 12);
});

test('pay follows the city, the kind of school and the level', () => {
  type Drawn = (typeof drawn)[number];
  const teachers = ofMany.filter(
    ({ post, company }) =>
      post.role === 'teacher' &&
      post.monthMin &&
      company.kind.sector === 'school' &&
      !/银龄|A-Level|AP/.test(post.title),
  );
  const middle = (which: (one: Drawn) => boolean, least = 40) => {
    const found = teachers.filter(which).map(({ post }) => Number(post.monthMin));
    expect(found.length).toBeGreaterThan(least);
    return found.sort((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0;
  };
  const byTier = ([4, 3, 2, 1] as const).map((tier) => middle(({ company }) => company.tier === tier, 15));
  expect(byTier).toEqual([...byTier].sort((one, other) => one - other));
  const isPublicSchool = ({ company }: Drawn) => company.kind.type === 'public-school';
  const byStage = ['primary', 'junior', 'senior'].map((stage) =>
    middle((one) => isPublicSchool(one) && one.company.tier === 2 && one.post.stages?.[0] === stage, 10),
  );
  expect(byStage).toEqual([...byStage].sort((one, other) => one - other));
  expect(middle(({ company }) => company.kind.type === 'international-school')).toBeGreaterThan(middle(isPublicSchool));
});

test('nobody pays a teacher of the youngest like a professor', () => {
  const most = { preschool: 30, primary: 37, junior: 40, senior: 43 };
  for (const [stage, bound] of Object.entries(most))
    for (const { post } of drawn.filter(
      ({ post: { role, stages: [first] = [] } }) => first === stage && roles[role as RoleCode].group === 'teaching',
    ))
      expect(Number(post.monthMax ?? 0) * 12, `${post.title} ${stage}`).toBeLessThanOrEqual(bound * 1_000_000);
});

test('no 民办 school of a whole load, nor a firm, offers 事业编制 or 员额', () => {
  const offered = draw('1', 66, 300).filter(
    ({ company }) => !isPublic(company.kind) || company.row.facts?.nature?.includes('民办'),
  );
  expect(offered.length).toBeGreaterThan(6_000);
  const wrong = offered.filter(({ post }) =>
    ['establishment', 'quota', 'special-post', 'targeted'].includes(post.tenure),
  );
  expect([...new Set(wrong.map(({ post, company }) => `${company.row.name} ${post.tenure}`))]).toEqual([]);
});

test('a 中职 has no contests of school subjects', () => {
  const vocational = ofMany.filter(({ post }) => post.stages?.[0] === 'vocational');
  expect(vocational.length).toBeGreaterThan(100);
  for (const { post } of vocational) expect(post.title + post.description).not.toMatch(/信息学|学科竞赛|奥赛|竞赛教练/);
});

test('a description has both sections with three to six numbered items', () => {
  for (const { post } of drawn) {
    const sections = post.description.split('\n\n').map((section) => section.split('\n'));
    expect(sections.map(([head]) => head)).toEqual(['岗位职责', '任职要求']);
    for (const [, ...items] of sections) {
      expect(items.length >= 3 && items.length <= 6, post.description).toBe(true);
      for (const [index, item] of items.entries()) expect(item).toMatch(new RegExp(`^${index + 1}\\. .+。$`));
      expect(new Set(items.map((item) => item.slice(3))).size, post.description).toBe(items.length);
    }
  }
});

test('texts vary: hardly any description stands twice', () => {
  const texts = new Set(drawn.map(({ post }) => post.description));
  expect(texts.size / drawn.length).toBeGreaterThan(0.95);
});

test('every life of a post is legal, in order, and agrees with its dates', () => {
  for (const { timeline, post } of drawn) {
    let status: PostStatus = 'draft';
    let at = timeline.createdAt;
    for (const moment of timeline.moments) {
      expect(moment.fromStatus).toBe(status);
      expect(afterPostMove(status, moment.move, moment.by)).toBe(moment.toStatus);
      expect(moment.at >= at && moment.at <= now, `${moment.move} ${moment.at.toISOString()}`).toBe(true);
      status = moment.toStatus;
      at = moment.at;
    }
    expect(status).toBe(post.status);
    if (post.status === 'open') expect(post.deadline == null || post.deadline > now).toBe(true);
    if (post.status === 'expired') expect(post.deadline && post.deadline <= now && post.closedAt).toBeTruthy();
    if (post.status === 'closed')
      expect(post.closedAt && post.publishedAt && post.closedAt > post.publishedAt).toBe(true);
    if (['draft', 'pending', 'rejected'].includes(post.status)) expect(post.publishedAt).toBeNull();
  }
});

test('every role has its pool, and every type of company something to offer', () => {
  for (const role of codesOf(roles)) expect(rolePool(role).duties.length, role).toBeGreaterThan(2);
  const offering = new Set(drawn.map(({ company }) => company.kind.type));
  expect(offering.size).toBeGreaterThan(20);
  for (const type of codesOf(companyTypes))
    expect(kindsOfCompany(kindOf(type), codesOf(stages)).length, type).toBeGreaterThan(0);
});
