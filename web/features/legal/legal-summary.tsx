import { legalVersions } from '#contract/personal-data/legal.ts';
import type { LegalDocument } from './legal-document.ts';

/** What each text comes to, for the version that is part of the program. */
const summaries = {
  privacy: [
    ['收集什么', '手机号、基本信息、您愿意写的简历内容，以及投递和沟通的记录'],
    ['用来做什么', '登录、投递、面试、资格自检和推荐；要另作他用，会再征得您的同意'],
    ['谁能看到', '默认只有您投递的单位，每次查看都有记录；不出售，也不给其他第三方'],
    ['保存多久', '账号在就在；注销后有 7 天反悔期，期满删除'],
    ['您能做什么', '随时查看、更正、导出、撤回投递和注销；请求在 15 个工作日内答复'],
  ],
  agreement: [
    ['求职收费吗', '不收。单位的收费项目在购买前写明，单位确认后才生效'],
    ['单位多久答复', '应在 7 天内答复，超时会计入公开的回复率'],
    ['遇到收费、押证', '在职位页举报，24 小时内处理并告知结果'],
    ['简历写假的', '单位有权拒绝录用，我们有权停止服务'],
    ['不想用了', '随时可以注销，7 天内能反悔'],
  ],
} as const;

/** A legal text in five lines; nothing for a version that was written later. */
export function LegalSummary({
  document: { version },
  name,
}: {
  document: LegalDocument;
  name: 'privacy' | 'agreement';
}) {
  if (version !== legalVersions[name]) return null;
  return (
    <section aria-label="简单说" className="@container mt-6 rounded-card bg-brand-tint px-6 py-5 max-sm:px-4">
      <h2 className="text-18">
        简单说
        <small className="ml-3 text-13 font-normal text-ink-2">以下方正文为准</small>
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 @3xl:grid-cols-5">
        {summaries[name].map(([what, text]) => (
          <div key={what} className="border-t-2 border-brand-line pt-2.5">
            <dt className="font-semibold text-brand">{what}</dt>
            <dd className="mt-1 leading-6 text-ink-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
