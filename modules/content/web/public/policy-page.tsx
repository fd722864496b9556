import ExternalLink from 'lucide-react/icons/external-link';
import { rules } from '#contract/rules.ts';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { paths } from '#web/paths.ts';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { amountText } from '../../contract/amount-text.ts';
import type { ContentDetail, PolicyFacts } from '../../contract/content-items.ts';
import { Figure } from './article/article-figure.tsx';
import { categoryLabel, policyStatus, withRelated } from './content-words.ts';
import { Attachments, BodySections, DetailFrame, DetailTitle, Hiring, Points, ShareItem } from './detail-frame.tsx';
import type { DetailData } from './load-content.ts';
import { SideList, StatusText } from './parts.tsx';

/** What a policy gives: what each may get first, its numbers large, the rest in a line of facts. */
function Offer({ policy }: { policy: PolicyFacts }) {
  const { highlight, highlightLabel = '', settling, research, figures = [] } = policy;
  const numbers = [
    { label: highlightLabel, value: highlight, money: false },
    { label: '安家费', value: settling && amountText(settling), money: true },
    { label: '科研启动费', value: research && amountText(research), money: true },
  ].filter(({ value }) => value);
  const rest = [
    ['编制待遇', policy.tenure],
    ['住房保障', policy.housing],
    ['家属与子女', policy.family],
  ].filter(([, value]) => value);
  return (
    <section aria-label="能得到什么" className="*:first:mt-0">
      {numbers.length > 0 && (
        <dl className="flex flex-wrap gap-x-14 gap-y-3">
          {numbers.map(({ label, value, money }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-14 text-ink-3">{label}</dt>
              <dd
                className={`tabular text-40 leading-14 font-semibold max-sm:text-28 max-sm:leading-11 ${money ? 'text-warm-ink' : 'text-brand'}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {figures.map((figure, at) => (
        <Figure key={figure.title} figure={figure} number={at + 1} />
      ))}
      <dl className="mt-8 grid auto-cols-fr gap-x-8 gap-y-4 border-t border-line pt-5 sm:grid-flow-col">
        {rest.map(([label, value]) => (
          <div key={label}>
            <dt className="text-14 text-ink-3">{label}</dt>
            <dd className="mt-0.5 leading-6 font-semibold text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
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
        ]}
      />
      <dl className="tabular mt-2 flex justify-between text-12 text-ink-3">
        <div>
          <dt>发文日期</dt>
          <dd className="text-14 font-semibold text-ink-1">{issuedOn}</dd>
        </div>
        <div className="text-right">
          <dt>有效期</dt>
          <dd className="text-14 font-semibold text-ink-1">{validUntil ? `至 ${validUntil}` : '长期有效'}</dd>
        </div>
      </dl>
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
export function PolicyPage({ data: { item, beside, posts, now } }: { data: DetailData }) {
  const { policy } = item;
  if (!policy) return null;
  const others = withRelated(item, beside.policies);
  const region = item.category === 'talent' ? item.regionCode : null;
  return (
    <DetailFrame
      item={item}
      crumbs={[
        { label: '就业创业', href: paths.entrepreneurship() },
        { label: '政策', href: paths.policies() },
        { label: categoryLabel(item), href: paths.policies({ category: item.category }) },
      ]}
      head={
        <>
          <DetailTitle item={item}>
            <StatusText status={policyStatus(policy, now)} />
            <ShareItem item={item} />
          </DetailTitle>
          {policy.audience && (
            <dl className="mt-5 border-l-3 border-brand-line pl-5">
              <dt className="text-14 text-ink-3">谁能申请</dt>
              <dd className="text-16 leading-7 font-semibold text-ink-1">{policy.audience}</dd>
            </dl>
          )}
        </>
      }
      act={<Paper item={item} policy={policy} />}
      side={
        region && (
          <SideCard label="与其他地区对比" className="max-[960px]:order-2">
            <h2 className="text-16">与其他地区对比</h2>
            <p className="mt-1 text-14 text-ink-3">把{item.place}的待遇和别的地区并排看。</p>
            <a className="btn btn-tint mt-3 w-full" href={paths.talentPolicies({ regions: region })}>
              去对比
            </a>
          </SideCard>
        )
      }
      further={
        <>
          <SideList
            title="相关政策"
            more={paths.policies({ category: item.category })}
            items={others.slice(0, 4)}
            now={now}
          />
          {posts && (
            <SideCard label="正在招" className="max-[960px]:order-2">
              <Hiring posts={posts} />
            </SideCard>
          )}
        </>
      }
    >
      <div className="card px-8 py-7 max-sm:p-4">
        <Offer policy={policy} />
        <Points title="政策要点" lines={policy.points} className="mt-9" />
        <BodySections body={item.body} className="mt-9 border-t border-line pt-6" />
        <Attachments items={item.attachments} />
      </div>
    </DetailFrame>
  );
}
