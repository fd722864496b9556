import type { ErrorCode } from '#contract/errors.ts';
import { type Role, roles } from './cast.ts';
import type { Things } from './houses.ts';
import { accountsRights } from './rights/accounts.ts';
import { alertsRights } from './rights/alerts.ts';
import { boxRights } from './rights/box.ts';
import { calendarRights } from './rights/calendar.ts';
import { chatRights } from './rights/chat.ts';
import { clearanceRights } from './rights/clearance.ts';
import { companiesRights } from './rights/companies.ts';
import { contentRights } from './rights/content.ts';
import { deliveriesRights } from './rights/deliveries.ts';
import { fairsRights } from './rights/fairs.ts';
import { filesRights } from './rights/files.ts';
import { identityRights } from './rights/identity.ts';
import { notificationsRights } from './rights/notifications.ts';
import { operatorsRights } from './rights/operators.ts';
import { ordersRights } from './rights/orders.ts';
import { postDeskRights } from './rights/post-desk.ts';
import { postImportsRights } from './rights/post-imports.ts';
import { postsRights } from './rights/posts.ts';
import { recommendationsRights } from './rights/recommendations.ts';
import { resumesRights } from './rights/resumes.ts';
import { siteRights } from './rights/site.ts';
import { talentsRights } from './rights/talents.ts';
import { wagesRights } from './rights/wages.ts';

/**
 * Who gets what. One line a call: the endpoint, the thing it is about, whose it is, and the answer to each caller in the
 * order of `roles`. `own` is the caller's own (for `oSe`, `oRe` and those without a house: somebody's), `oth` both a
 * stranger's and an absent one, which must be answered alike. Above the cells stand:
 * vis see oSe own oRe int fin pen rej sus onb ban exp coo ope
 * One file a domain.
 */
const tables = [
  siteRights,
  identityRights,
  accountsRights,
  companiesRights,
  postsRights,
  postDeskRights,
  postImportsRights,
  boxRights,
  clearanceRights,
  resumesRights,
  deliveriesRights,
  notificationsRights,
  alertsRights,
  recommendationsRights,
  calendarRights,
  chatRights,
  contentRights,
  filesRights,
  fairsRights,
  ordersRights,
  operatorsRights,
  talentsRights,
  wagesRights,
];

/** What a cell stands for; `all` sees every thing there is, and gets NOT_FOUND where there is none. */
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

/** The things of a line, by the short name it gives them; any other goes by its own name. */
const thingNames = {
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
} as const satisfies Record<string, keyof Things>;

export interface Right {
  /** "METHOD /path" */
  key: string;
  about: keyof Things | null;
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
  const thing = about === '-' ? null : (thingNames[about as keyof typeof thingNames] ?? (about as keyof Things));
  return {
    key: `${method} ${path}`,
    about: thing,
    whose: whose === 'own' ? 'own' : whose === 'oth' ? 'other' : 'nobody',
    expected,
  };
}

export const rights: readonly Right[] = tables.flatMap((table) => table.trim().split('\n').map(readLine));
