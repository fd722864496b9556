import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { withoutSignatures } from '#server/domains/files/public.ts';
import { cleanBody } from '#server/platform/html/clean-body.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import type { ContentForm } from '../../contract/content-items.ts';
import type { ItemRow } from '../present.ts';

const withFacts = ['admission', 'lecture', 'policy', 'guide', 'banner'] as const;

/** A half-open period: an item that is withdrawn before it is published would never be visible. */
function checkWindow({ publishAt, withdrawAt }: ContentForm): void {
  if (withdrawAt === null || publishAt === null) return;
  if (Date.parse(withdrawAt) <= Date.parse(publishAt)) throw fieldError('body.withdrawAt', '撤下时间须晚于发布时间');
}

function checkFacts(form: ContentForm): void {
  if (form.article && form.kind !== 'article')
    throw fieldError('body.article', '资讯的信息填在了别的类型里，请重新填写');
  for (const kind of withFacts) {
    const { label } = contentKinds[kind];
    if (kind === form.kind && !form[kind]) throw fieldError(`body.${kind}`, `请填写${label}信息`);
    if (kind !== form.kind && form[kind]) throw fieldError(`body.${kind}`, `${label}信息与类型不符`);
  }
  const { lecture, admission, policy } = form;
  if (lecture && Date.parse(lecture.endsAt) <= Date.parse(lecture.startsAt))
    throw fieldError('body.lecture.endsAt', '结束时间须晚于开始时间');
  if (admission && admission.closesOn < admission.opensOn)
    throw fieldError('body.admission.closesOn', '报名截止不能早于报名开始');
  if (policy?.validUntil && policy.validUntil < policy.issuedOn)
    throw fieldError('body.policy.validUntil', '有效期不能早于发文日期');
}

/**
 * Validates a form: category, region and facts of its kind; sanitises the body.
 * @throws AppError INVALID_INPUT
 */
export async function checkForm(form: ContentForm): Promise<ContentForm> {
  if (!isCode(contentKinds[form.kind].categories, form.category)) throw fieldError('body.category', '请重新选择分类');
  if (form.regionCode !== null && !regionByCode(form.regionCode)) throw fieldError('body.regionCode', '没有这个地区');
  checkWindow(form);
  checkFacts(form);
  return { ...form, coverUrl: withoutSignatures(form.coverUrl), body: await cleanBody(withoutSignatures(form.body)) };
}

const moment = (text: string | null | undefined) => (text ? new Date(text) : null);

export const columnsOf = (form: ContentForm) => ({
  ...pick(form, 'kind', 'title', 'summary', 'category', 'regionCode', 'coverUrl', 'source', 'body', 'attachments'),
  facts: form.article ?? form.admission ?? form.lecture ?? form.policy ?? form.guide ?? form.banner ?? null,
  startsAt: moment(form.lecture?.startsAt),
  endsAt: moment(form.lecture?.endsAt),
  capacity: form.lecture?.capacity ?? null,
  publishAt: moment(form.publishAt),
  withdrawAt: moment(form.withdrawAt),
});

export const formOf = (row: ItemRow): ContentForm => ({
  ...pick(row, 'kind', 'title', 'summary', 'category', 'regionCode', 'coverUrl', 'source', 'body', 'attachments'),
  publishAt: row.publishAt?.toISOString() ?? null,
  withdrawAt: row.withdrawAt?.toISOString() ?? null,
  ...(row.facts ? { [row.kind]: row.facts } : {}),
});
