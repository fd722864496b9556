import ExternalLink from 'lucide-react/icons/external-link';
import { Fragment } from 'react';
import { amountText } from '#contract/content/amount-text.ts';
import type { ContentDetail, PolicyFacts } from '#contract/content/content-items.ts';
import { rules } from '#contract/rules.ts';
import { paths } from '#web/paths.ts';
import { Figure } from './article/article-figure.tsx';
import { categoryLabel, policyStatus } from './content-words.ts';
import { Attachments, Body, DetailFrame, ShareButton } from './detail-frame.tsx';
import type { DetailData } from './load-content.ts';
import { Facts, FurtherList, StatusText } from './parts.tsx';

/** What a policy gives: its numbers large, the rest as sentences. */
function Offer({ policy }: { policy: PolicyFacts }) {
  const { highlight, highlightLabel = '', settling, research } = policy;
  const numbers = [
    { label: highlightLabel, value: highlight, money: false },
    { label: '安家费', value: settling && amountText(settling), money: true },
    { label: '科研启动费', value: research && amountText(research), money: true },
  ].filter(({ value }) => value);
  const rest = [
    ['谁能申请', policy.audience],
    ['编制待遇', policy.tenure],
    ['住房保障', policy.housing],
    ['家属与子女', policy.family],
  ].filter(([, value]) => value);
  return (
    <section aria-label="能得到什么">
      <dl className="flex flex-wrap gap-x-12 gap-y-3">
        {numbers.map(({ label, value, money }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-13 text-ink-3">{label}</dt>
            <dd
              className={`tabular text-32 leading-11 font-semibold max-sm:text-24 ${money ? 'text-warm-ink' : 'text-brand'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {policy.figures?.map((figure, at) => (
        <Figure key={figure.title} figure={figure} number={at + 1} />
      ))}
      <table className="fact-table mt-4">
        <tbody>
          {rest.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The particulars of the document itself. */
function Paper({ item, policy }: { item: ContentDetail; policy: PolicyFacts }) {
  const facts = [
    ['文号', policy.number || '—'],
    ['发文机关', policy.issuer],
    ['发文日期', policy.issuedOn],
    ['有效期', policy.validUntil ? `至 ${policy.validUntil}` : '长期有效'],
    ['适用地区', item.place || '全国'],
  ];
  return (
    <section className="card p-5 max-sm:p-4" aria-label="文件信息">
      <h2 className="mb-2 text-16">文件信息</h2>
      <dl className="grid grid-cols-[72px_minmax(0,1fr)] gap-y-2 text-13">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-ink-1">{value}</dd>
          </Fragment>
        ))}
      </dl>
      {rules.isExternalLink.test(policy.originalUrl) && (
        <a
          className="btn btn-outline mt-4 w-full"
          href={policy.originalUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          <ExternalLink size={16} aria-hidden />
          查看政策原文
        </a>
      )}
    </section>
  );
}

/** A policy: what it gives, its key points and text; the document's number and validity beside. */
export function PolicyPage({ data: { item, now } }: { data: DetailData }) {
  const { policy } = item;
  if (!policy) return null;
  const status = policyStatus(policy, now);
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
          <h1 className="mt-3 max-w-200 text-24 leading-9">{item.title}</h1>
          <p className="mt-2 max-w-180 leading-7 text-ink-2">{item.summary}</p>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <span className="flex flex-wrap items-center gap-3">
              <Facts facts={[item.place || '全国', policy.issuer]} />
              <StatusText status={status} />
            </span>
            <ShareButton item={item} />
          </div>
        </>
      }
      side={
        <>
          <Paper item={item} policy={policy} />
          {item.category === 'talent' && item.regionCode && (
            <a className="card group block p-5" href={paths.talentPolicies({ regions: item.regionCode })}>
              <b className="text-16 text-ink-1 group-hover:text-brand">与其他地区对比</b>
              <span className="mt-1 block text-13 text-ink-3">把{item.place}的待遇和别的地区并排看。</span>
              <span className="btn btn-tint btn-s mt-3" aria-hidden="true">
                去对比
              </span>
            </a>
          )}
        </>
      }
      further={
        <FurtherList
          title="相关政策"
          more={paths.policies({ category: item.category })}
          items={item.related.slice(0, 4)}
          now={now}
        />
      }
    >
      <div className="card reading-text px-10 py-7 max-sm:p-4">
        <Offer policy={policy} />
        {policy.points.length > 0 && (
          <ol aria-label="政策要点" className="mt-4 mb-8">
            {policy.points.map((point, at) => (
              <li key={point} className="flex gap-4 border-t border-line py-3 leading-7 text-ink-1 first:border-t-0">
                <span aria-hidden="true" className="num w-6 flex-none text-18 text-brand">
                  {at + 1}
                </span>
                {point}
              </li>
            ))}
          </ol>
        )}
        <Body item={item} />
        <Attachments items={item.attachments} />
      </div>
    </DetailFrame>
  );
}
