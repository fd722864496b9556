import ExternalLink from 'lucide-react/icons/external-link';
import { rules } from '#contract/rules.ts';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { paths } from '#web/paths.ts';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { amountText } from '../../../contract/amount-text.ts';
import type { ContentDetail, PolicyFacts } from '../../../contract/content-items.ts';
import { policyStatus } from '../content-words.ts';
import type { DetailData } from '../load-content.ts';
import { StatusText } from '../parts.tsx';
import { Attachments, type DetailParts, DetailTitle, Points, RichText } from './detail-parts.tsx';
import { Figure } from './figure.tsx';

/** What a policy gives: what each may get first, its numbers large, the rest in a line of facts. */
function Offer({ policy }: { policy: PolicyFacts }) {
  const { highlight, highlightLabel = '', settling, research, figures = [] } = policy;
  const numbers = [
    { label: highlightLabel, value: highlight },
    { label: '安家费', value: settling && amountText(settling) },
    { label: '科研启动费', value: research && amountText(research) },
  ].filter(({ value }) => value);
  return (
    <section aria-label="能得到什么" className="*:first:mt-0">
      {numbers.length > 0 && (
        <dl className="flex flex-wrap gap-x-14 gap-y-3">
          {numbers.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-14 text-ink-3">{label}</dt>
              <dd className="tabular text-40 leading-14 font-semibold text-ink-1 max-sm:text-28 max-sm:leading-11">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {figures.map((figure, at) => (
        <Figure key={figure.title} figure={figure} number={at + 1} />
      ))}
      <FactRows
        className="mt-6 grid-cols-[96px_minmax(0,1fr)] gap-y-2"
        facts={[
          ['谁能申请', policy.audience],
          ['编制待遇', policy.tenure],
          ['住房保障', policy.housing],
          ['家属与子女', policy.family],
        ]}
      />
    </section>
  );
}

/** The particulars of the document itself. */
function Paper({ item, policy }: { item: ContentDetail; policy: PolicyFacts }) {
  const { number, issuer, issuedOn, validUntil, originalUrl } = policy;
  return (
    <SideCard label="文件信息">
      <h2 className="mb-2 text-16">文件信息</h2>
      <FactRows
        className="grid-cols-[72px_minmax(0,1fr)] gap-y-2"
        facts={[
          ['文号', number || '—'],
          ['发文机关', issuer],
          ['适用地区', item.place || '全国'],
          ['发文日期', issuedOn],
          ['有效期', validUntil ? `至 ${validUntil}` : '长期有效'],
        ]}
      />
      {rules.isExternalLink.test(originalUrl) && (
        <a
          className="btn btn-outline mt-4 w-full"
          href={originalUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          <ExternalLink size={16} aria-hidden />
          查看政策原文
        </a>
      )}
    </SideCard>
  );
}

/** A policy: what it gives, its key points and text; the document's number and validity in the head. */
export function policyParts({ item, now }: DetailData): DetailParts | null {
  const { policy } = item;
  if (!policy) return null;
  const status = policyStatus(policy, now);
  const region = item.category === 'talent' ? item.regionCode : null;
  return {
    head: (
      <DetailTitle item={item}>
        {/* Beside it the document says until when it is valid. */}
        {!/^(长期有效|有效至)/.test(status.label) && <StatusText status={status} />}
      </DetailTitle>
    ),
    act: <Paper item={item} policy={policy} />,
    side: region && (
      <SideCard label="与其他地区对比" className="max-[960px]:order-2">
        <h2 className="text-16">与其他地区对比</h2>
        <p className="mt-1 text-14 text-ink-3">把{item.place}的待遇和别的地区并排看。</p>
        <a className="btn btn-tint mt-3 w-full" href={paths.talentPolicies({ regions: region })}>
          去对比
        </a>
      </SideCard>
    ),
    body: (
      <div className="card px-8 py-7 max-sm:p-4">
        <Offer policy={policy} />
        <Points title="政策要点" lines={policy.points} className="mt-9" />
        <RichText html={item.body} className="mt-9 border-t border-line pt-6" />
        <Attachments items={item.attachments} />
      </div>
    ),
  };
}
