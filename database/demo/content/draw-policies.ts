import type { PolicyFacts } from '#contract/content/content-items.ts';
import { day, isoDay, officeMoment, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { otherPolicies, type PolicyLine } from './policies/other-policies.ts';
import { type TalentLine, talents } from './policies/talents.ts';
import { bodyOf, type ContentRow } from './rows.ts';

interface Data {
  tenures: readonly string[];
  housings: readonly string[];
  families: readonly string[];
}

const { tenures, housings, families } = readData<Data>('policy-words');

const fenOf = ([min, max]: [number, number]) => ({ min: min * 1_000_000, max: max * 1_000_000 });

function talentFacts(
  random: Random,
  now: Date,
  [, name, mark, settling, research]: TalentLine,
  at: number,
): PolicyFacts {
  const issued = plus(now, -random.int(30, 500) * day);
  const year = isoDay(issued).slice(0, 4);
  return {
    number: `${mark}〔${year}〕${random.int(8, 96)} 号`,
    issuer: `${name}市人力资源和社会保障局、教育局`,
    issuedOn: isoDay(issued),
    validUntil: at === 3 ? isoDay(plus(now, 40 * day)) : isoDay(plus(issued, random.int(3, 5) * 365 * day)),
    originalUrl: '',
    audience: '全职引进的教育类博士、特级教师、省级名师及紧缺学科硕士',
    points: [
      `安家费按层次 ${settling[0]}–${settling[1]} 万元，分三年发放，首年四成。`,
      `有科研任务的，另给科研启动费 ${research[0]}–${research[1]} 万元，按项目拨付。`,
      '签订不少于五年的服务协议，未满服务期的按比例返还。',
      '市级与区级待遇就高不重复，购房补贴可以另行申请。',
    ],
    settling: fenOf(settling),
    research: fenOf(research),
    tenure: random.pick(tenures),
    housing: random.pick(housings),
    family: random.pick(families),
  };
}

function otherFacts(random: Random, now: Date, [, , place, mark, , summary]: PolicyLine, at: number): PolicyFacts {
  const issued = plus(now, -random.int(20, 700) * day);
  return {
    number: `${mark}〔${isoDay(issued).slice(0, 4)}〕${random.int(3, 88)} 号`,
    issuer: place === '' ? '教育部等有关部门' : `${place}教育主管部门`,
    issuedOn: isoDay(issued),
    validUntil: at % 9 === 8 ? isoDay(plus(now, -20 * day)) : at % 3 === 0 ? null : isoDay(plus(issued, 1_500 * day)),
    originalUrl: '',
    audience: '应届及毕业两年内的师范类毕业生、在职教师（以原文为准）',
    points: [
      summary,
      '符合条件的个人向学校或所在地主管部门提出申请，材料网上提交。',
      '办理结果在申请之日起 20 个工作日内告知。',
    ],
    settling: null,
    research: null,
    tenure: '',
    housing: '',
    family: '',
  };
}

const explanation = (place: string) =>
  bodyOf([
    '## 出台背景',
    `为吸引和稳定优秀教师，完善${place}教师待遇保障，经研究制定本政策。起草过程中征求了学校、教师和相关部门的意见。`,
    '## 申请流程',
    '- 对照适用对象确认资格；',
    '- 在线提交申请表、学历学位证明和聘用合同；',
    '- 主管部门审核并公示 5 个工作日；',
    '- 公示无异议后按约定发放或落实。',
    '## 需要注意',
    '同类待遇就高不重复享受。服务期内离职的，按协议约定处理。具体解释以发文机关为准。',
  ]);

/** Policies of real regions with invented numbers and amounts: those to compare first. */
export function drawPolicies(random: Random, now: Date): ContentRow[] {
  const draw = (
    category: string,
    code: string | null,
    place: string,
    title: string,
    facts: PolicyFacts,
    ago: number,
  ) => {
    const publishAt = officeMoment(random, now, ago);
    return {
      id: random.id(),
      kind: 'policy',
      status: 'published',
      title,
      summary: facts.points[0] ?? '',
      category,
      regionCode: code,
      source: facts.issuer,
      body: explanation(place),
      facts,
      publishAt,
      viewCount: random.int(300, 6_000),
      createdAt: publishAt,
      updatedAt: publishAt,
    };
  };
  const compared = talents.map((talent, at) =>
    draw(
      'talent',
      talent[0],
      talent[1],
      `${talent[1]}市引进高层次教育人才实施办法`,
      talentFacts(random, now, talent, at),
      at * 2 + 1,
    ),
  );
  const rest = otherPolicies.map((other, at) =>
    draw(other[0], other[1], other[2] || '全国', other[4], otherFacts(random, now, other, at), at * 2 + 2),
  );
  return [...compared, ...rest];
}
