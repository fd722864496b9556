import { company, companyEvent, companyMember } from '#database/schema/companies.ts';
import { account, operator } from '#database/schema/identity.ts';
import { demoOperators, demoPeople } from '../accounts.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { day, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { drawCompanyEvents } from './company-events.ts';
import { drawCompanies } from './draw-companies.ts';
import type { DemoCompany } from './draw-company.ts';
import { drawMembers, type Member } from './people-of-company.ts';

export interface Employer {
  company: DemoCompany;
  /** 主管理员 first; nobody for an unclaimed company. */
  members: readonly Member[];
}

interface LoadedCompanies {
  employers: Employer[];
  operatorId: string;
}

interface Options {
  count: number;
  now: Date;
  passwordHash: string;
  nextPhone(): number;
}

type NamedMember = { phone: string; name: string; title: string };

/** Puts the demo accounts where the demo needs them. */
function nameMember(member: Member | undefined, person: NamedMember): void {
  if (!member) return;
  member.account.phone = person.phone;
  member.row.name = person.name;
  member.row.title = person.title;
}

/** The colleagues of the demo's own recruiter. */
const ownTeam = [
  { role: 'recruiter' },
  { role: 'interviewer', title: '数学教研组长' },
  { role: 'interviewer', title: '教务处主任' },
  { role: 'finance', title: '财务处会计' },
];

function nameDemoMembers(employers: readonly Employer[]): void {
  const [first] = employers;
  nameMember(first?.members[0], demoPeople.owner);
  nameMember(first?.members[1], demoPeople.colleague);
  for (const [at, part] of ownTeam.entries()) Object.assign(first?.members[at + 1]?.row ?? {}, part);
  const having = (status: string) => employers.find((employer) => employer.company.row.status === status)?.members[0];
  nameMember(having('pending'), demoPeople.pending);
  nameMember(having('rejected'), demoPeople.rejected);
}

function headcountOf(random: Random, index: number, { row }: DemoCompany): number {
  if (index === 0) return 1 + ownTeam.length;
  if (row.status === 'unclaimed') return 0;
  return row.status === 'approved'
    ? random.weighted([
        [1, 5],
        [2, 3],
        [3, 1],
      ] as const)
    : 1;
}

/** Writes the companies, their recruiters and the operators. */
export async function loadCompanies(tx: DemoTransaction, random: Random, options: Options): Promise<LoadedCompanies> {
  const { now, passwordHash, nextPhone } = options;
  const employers = drawCompanies(random, options.count, now).map((drawn, index): Employer => {
    const members = drawMembers(random, {
      companyId: drawn.row.id,
      sector: drawn.kind.sector,
      count: headcountOf(random, index, drawn),
      since: drawn.row.createdAt as Date,
      status: 'active',
      now,
      passwordHash,
      nextPhone,
    });
    return { company: drawn, members };
  });
  nameDemoMembers(employers);
  const operators = demoOperators.map(({ phone, name, role }, at) => {
    const createdAt = plus(now, -(720 - at * 130) * day);
    return { id: random.id(), phone, name, role, createdAt };
  });
  const operatorId = operators[0]?.id ?? '';
  await bulkInsert(tx, account, [
    ...operators.map(({ id, phone, createdAt }) => ({ id, phone, passwordHash, status: 'active', createdAt })),
    ...employers.flatMap(({ members }) => members.map((member) => member.account)),
  ]);
  await bulkInsert(
    tx,
    operator,
    operators.map(({ id: accountId, name, role, createdAt }) => ({
      id: random.id(),
      accountId,
      role,
      name,
      createdAt,
    })),
  );
  await bulkInsert(
    tx,
    company,
    employers.map((employer) => employer.company.row),
  );
  await bulkInsert(
    tx,
    companyEvent,
    employers.flatMap(({ company: drawn, members }) =>
      drawCompanyEvents(random, drawn, { ownerId: members[0]?.account.id ?? null, operatorId }),
    ),
  );
  await bulkInsert(
    tx,
    companyMember,
    employers.flatMap(({ members }) => members.map((member) => member.row)),
  );
  return { employers, operatorId };
}
