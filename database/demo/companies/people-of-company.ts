import { day, plus } from '../moments.ts';
import { demoPhone, personName } from '../names/people.ts';
import type { Random } from '../random.ts';
import type { AccountRow, MemberRow } from '../rows.ts';
import type { Sector } from './kinds/company-kind.ts';

const titles: Record<Sector, readonly string[]> = {
  kindergarten: ['园长', '园长助理', '保教主任', '行政主任'],
  school: ['人事处 招聘员', '教师发展中心主任', '办公室主任', '人力资源主管', '教务处副主任'],
  special: ['办公室主任', '教导主任', '人事干事'],
  vocational: ['组织人事处', '人事处 招聘专员', '二级学院办公室主任'],
  university: ['人事处 人才办', '人才引进办公室', '学院人事秘书', '人事处师资科'],
  bureau: ['组织人事科', '人事科 科员', '教师管理科'],
  institute: ['综合办公室', '人事科', '培训部主任'],
  training: ['人事经理', '校区负责人', '教学主管'],
  firm: ['HR 经理', '招聘主管', '人力资源总监'],
};

export interface Member {
  row: MemberRow;
  account: AccountRow;
}

interface PeopleOptions {
  companyId: string;
  sector: Sector;
  count: number;
  since: Date;
  status: 'active';
  now: Date;
  passwordHash: string;
  nextPhone(): number;
}

/** The recruiters of a company, its 主管理员 first. */
export function drawMembers(random: Random, options: PeopleOptions): Member[] {
  return Array.from({ length: options.count }, (_, index) => {
    const joinedAt = plus(options.since, index * random.int(2, 40) * day);
    const createdAt = joinedAt < options.now ? joinedAt : options.since;
    const account: AccountRow = {
      id: random.id(),
      phone: demoPhone(options.nextPhone()),
      passwordHash: options.passwordHash,
      status: 'active',
      createdAt,
    };
    const row: MemberRow = {
      id: random.id(),
      companyId: options.companyId,
      accountId: account.id,
      role: index === 0 ? 'owner' : random.chance(0.8) ? 'recruiter' : 'interviewer',
      status: options.status,
      name: personName(random).name,
      title: random.pick(titles[options.sector]),
      createdAt,
      updatedAt: createdAt,
    };
    return { row, account };
  });
}
