import type { ErrorCode } from '#contract/errors.ts';
import { type Role, roles } from '../actors.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { moduleProofs } from '../module-proof.ts';
import { accountsRights } from './tables/accounts.ts';
import { alertsRights } from './tables/alerts.ts';
import { answersRights } from './tables/answers.ts';
import { boxRights } from './tables/box.ts';
import { calendarRights } from './tables/calendar.ts';
import { chatRights } from './tables/chat.ts';
import { clearanceRights } from './tables/clearance.ts';
import { companiesRights } from './tables/companies.ts';
import { deliveriesRights } from './tables/deliveries.ts';
import { filesRights } from './tables/files.ts';
import { identityRights } from './tables/identity.ts';
import { legalRights } from './tables/legal.ts';
import { notificationsRights } from './tables/notifications.ts';
import { operatorsRights } from './tables/operators.ts';
import { postsRights } from './tables/posts.ts';
import { recommendationsRights } from './tables/recommendations.ts';
import { recruiterPostRights } from './tables/recruiter-posts.ts';
import { resumesRights } from './tables/resumes.ts';
import { siteRights } from './tables/site.ts';
import { talentsRights } from './tables/talents.ts';

/**
 * Expected answers by caller. One line per call: the endpoint, its object, whose it is, and the answer to each caller in the
 * order of `roles`. `own` is the caller's own (for `oSe`, `oRe` and callers without a tenant: somebody's), `oth` both a
 * stranger's and an absent one, which must get the same answer. The columns are: vis see oSe own oRe int fin pen rej sus onb ban
 * exp coo ope. One file per domain; modules bring theirs.
 */
const tables = [
  siteRights,
  identityRights,
  accountsRights,
  companiesRights,
  postsRights,
  recruiterPostRights,
  boxRights,
  clearanceRights,
  resumesRights,
  answersRights,
  deliveriesRights,
  notificationsRights,
  alertsRights,
  recommendationsRights,
  calendarRights,
  chatRights,
  legalRights,
  filesRights,
  operatorsRights,
  talentsRights,
  ...moduleProofs.map(({ rights }) => rights),
];

/** Meaning of a cell; `all` sees every existing object, and gets NOT_FOUND for absent ones. */
const meanings: Record<string, 'ok' | 'all' | ErrorCode> = {
  ok: 'ok',
  all: 'all',
  '401': 'SESSION_EXPIRED',
  '403': 'FORBIDDEN',
  '404': 'NOT_FOUND',
  wai: 'COMPANY_NOT_APPROVED',
  rej: 'COMPANY_REJECTED',
  sus: 'COMPANY_SUSPENDED',
  ban: 'ACCOUNT_BANNED',
  con: 'CONFLICT',
  mov: 'ILLEGAL_MOVE',
  inv: 'INVALID_INPUT',
  tic: 'INVALID_TICKET',
  cod: 'INVALID_CODE',
  cre: 'INVALID_CREDENTIALS',
};

/** The objects of a line by their short names; others use their own name. */
const fixtureNames = {
  company: 'companyId',
  page: 'shownCompanyId',
  claim: 'claimId',
  post: 'postId',
  target: 'targetPostId',
  phone: 'phone',
  jober: 'joberId',
  resume: 'resumeId',
  delivery: 'deliveryId',
  notice: 'noticeId',
  talk: 'conversationId',
} as const satisfies Record<string, keyof Fixtures>;

interface Right {
  /** "METHOD /path" */
  key: string;
  about: keyof Fixtures | null;
  whose: 'own' | 'other' | 'nobody';
  expected: Record<Role, 'ok' | 'all' | ErrorCode>;
}

function readLine(line: string): Right {
  const [method, path, about = '-', whose, ...cells] = line.trim().split(/\s+/);
  if (cells.length !== roles.length) throw new Error(`not ${roles.length} cells: ${line}`);
  const expected = Object.fromEntries(
    roles.map((role, at) => {
      const meaning = meanings[cells[at] ?? ''];
      if (!meaning) throw new Error(`unknown cell ${cells[at]}: ${line}`);
      return [role, meaning];
    }),
  ) as Right['expected'];
  const fixture =
    about === '-' ? null : (fixtureNames[about as keyof typeof fixtureNames] ?? (about as keyof Fixtures));
  return {
    key: `${method} ${path}`,
    about: fixture,
    whose: whose === 'own' ? 'own' : whose === 'oth' ? 'other' : 'nobody',
    expected,
  };
}

export const rights: readonly Right[] = tables.flatMap((table) => table.trim().split('\n').map(readLine));
