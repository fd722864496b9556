import { day, plus } from '../moments.ts';
import { demoPhone, personName } from '../names/people.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { AccountRow, MemberRow } from '../rows.ts';
import type { Sector } from './kinds/company-kind.ts';

const titles = readData<Record<Sector, readonly string[]>>('recruiter-titles');

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
