import type { PartSource, ServerModule } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';
import { partsOfActivity } from './parts-of-deeds.ts';
import { partsOfPerson } from './parts-of-person.ts';

/** A part of the export: its file, its title, and its stored rows. */
export interface Part {
  file: string;
  title: string;
  rows: Record<string, unknown>[];
  /** Words of its column `status`, and of others. */
  states?: PartSource['states'];
  words?: PartSource['words'];
}

/** Every part of a person's stored data that they are entitled to; without secrets and other people's remarks about them. */
export const sourcesOf = (
  modules: readonly ServerModule[],
  accountId: string,
  joberId: string | null,
): PartSource[] => [
  ...partsOfPerson(accountId, joberId ?? '0'),
  ...partsOfActivity(accountId, joberId ?? '0'),
  ...modules.flatMap(({ partsOfExport }) => partsOfExport?.(accountId, joberId ?? '0') ?? []),
];

const notTakenOfCore: Record<string, string> = {
  account_event: '已在通知和沟通中',
  account_event_counter: '只是序号',
  account_paper: '单位的证照，属于单位',
  account_export: '就是这份文件',
  account_ban: '平台的处置记录',
  account_move: '账号状态的经过，只有编号',
  phone_change: '等待中的换号申请，在个人主页可见',
  login_ticket: '扫码登录的一次性凭据',
  oauth_attempt: '授权登录的一次性凭据',
  idempotency: '防止重复提交的编号',
  notice_contact_proof: '验证中的凭据',
  calendar_feed: '日历订阅地址是凭据',
  talent_search: '由简历算出',
  talent_card: '由简历算出',
  talent_dirty: '由简历算出',
  talent_search_change: '只是编号，约二十分钟后清除',
  talent_rejection: '单位对人选的判断',
  talent_saved: '单位对人选的判断',
  box_batch: '单位的操作',
  broadcast: '平台群发的通知',
  company_change: '单位的资料',
  ledger_checkpoint: '单位的账目',
  ledger_entry: '单位的账目',
  ledger_lot: '单位的额度',
  operator: '运营',
  operator_act: '运营的操作',
  review_claim: '运营的操作',
  review_decision: '运营的操作',
};

/** Tables that refer to a person and are not exported; a test compares these and the parts with the schema. */
export const notTaken = (modules: readonly ServerModule[]): Record<string, string> =>
  Object.assign({}, notTakenOfCore, ...modules.map(({ notExported }) => notExported));

export async function collect(
  db: Database,
  modules: readonly ServerModule[],
  accountId: string,
  joberId: string | null,
): Promise<Part[]> {
  const found: Part[] = [];
  for (const { rows, of: _, ...shown } of sourcesOf(modules, accountId, joberId))
    found.push({ ...shown, rows: (await db.execute(rows)).rows });
  return found;
}
