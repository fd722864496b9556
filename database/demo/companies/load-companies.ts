import { company, companyEvent, companyMember } from '#database/schema/companies.ts';
import { account, operator } from '#database/schema/identity.ts';
import { demoPeople } from '../accounts.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { day, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import type { AccountRow } from '../rows.ts';
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

function nameDemoMembers(employers: readonly Employer[]): void {
  const [first] = employers;
  nameMember(first?.members[0], demoPeople.owner);
  const colleague = first?.members[1];
  nameMember(colleague, demoPeople.colleague);
  if (colleague) colleague.row.role = 'recruiter';
  const having = (status: string) => employers.find((employer) => employer.company.row.status === status)?.members[0];
  nameMember(having('pending'), demoPeople.pending);
  nameMember(having('rejected'), demoPeople.rejected);
}

function headcountOf(random: Random, index: number, { row }: DemoCompany): number {
  if (index === 0) return 3;
  if (row.status === 'unclaimed') return 0;
  return row.status === 'approved'
    ? random.weighted([
        [1, 5],
        [2, 3],
        [3, 1],
      ] as const)
    : 1;
}

/** Writes the companies, their recruiters and the operator. */
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
  const operatorAccount: AccountRow = {
    id: random.id(),
    phone: demoPeople.operator.phone,
    passwordHash,
    status: 'active',
    createdAt: plus(now, -720 * day),
  };
  const operatorId = operatorAccount.id;
  await bulkInsert(tx, account, [
    operatorAccount,
    ...employers.flatMap(({ members }) => members.map((member) => member.account)),
  ]);
  await bulkInsert(tx, operator, [
    {
      id: random.id(),
      accountId: operatorId,
      role: 'super',
      name: demoPeople.operator.name,
      createdAt: plus(now, -720 * day),
    },
  ]);
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
