import ExternalLink from 'lucide-react/icons/external-link';
import { Fragment, useState } from 'react';
import { amountText } from '#contract/content/amount-text.ts';
import type { ArticleFigure, ContentDetail, PolicyFacts } from '#contract/content/content-items.ts';
import { rules } from '#contract/rules.ts';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { paths } from '#web/paths.ts';
import { Figure } from './article/article-figure.tsx';
import { categoryLabel, policyStatus, withRelated } from './content-words.ts';
import { Attachments, Body, DetailFrame, DetailTitle, Points, ShareButton } from './detail-frame.tsx';
import type { DetailData } from './load-content.ts';
import { Facts, SideList, StatusText } from './parts.tsx';

/** Who may apply, and what a policy gives: its numbers large, its figures, the rest in a line of facts. */
function Offer({ policy }: { policy: PolicyFacts }) {
  const { highlight, highlightLabel = '', settling, research } = policy;
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
    <section aria-label="能得到什么">
      {policy.audience && (
        <dl className="mb-5 flex gap-3 leading-6">
          <dt className="flex-none text-13 leading-6 text-ink-3">谁能申请</dt>
          <dd className="font-medium text-ink-1">{policy.audience}</dd>
        </dl>
      )}
      <dl className="flex flex-wrap gap-x-14 gap-y-3">
        {numbers.map(({ label, value, money }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-14 text-ink-3">{label}</dt>
            <dd
              className={`tabular text-[44px] leading-14 font-semibold max-sm:text-32 max-sm:leading-11 ${money ? 'text-warm-ink' : 'text-brand'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {policy.figures?.map((figure, at) => (
        <Figure key={figure.title} figure={figure} number={at + 1} />
      ))}
      <dl className="my-8 grid auto-cols-fr gap-x-10 gap-y-4 sm:grid-flow-col">
        {rest.map(([label, value]) => (
          <div key={label} className="border-t border-line pt-3">
            <dt className="text-13 text-ink-3">{label}</dt>
            <dd className="mt-0.5 leading-6 font-medium text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a figure of a policy gives to whom, one chosen at a time. */
function YourShare({ figure: { title, note, rows, unit } }: { figure: ArticleFigure }) {
  const [chosen, setChosen] = useState(rows.findIndex(({ strong }) => strong));
  const at = Math.max(0, chosen);
  return (
    <SideCard label="你能领多少">
      <h2 className="text-16">你能领多少</h2>
      <p className="mt-1 text-13 text-ink-3" role="status">
        <b className="num mr-1 text-[44px] leading-14 text-warm-ink">{rows[at]?.value}</b>
        {unit}，{title}
      </p>
      <ul className="script-only mt-3 flex flex-wrap gap-2" aria-label={note || title}>
        {rows.map(({ label }, index) => (
          <li key={label}>
            <button type="button" className="pill" aria-pressed={index === at} onClick={() => setChosen(index)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {note && <p className="mt-3 text-12 text-ink-3">{note}</p>}
    </SideCard>
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
    <SideCard label="文件信息" className="max-[960px]:order-2">
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
    </SideCard>
  );
}

/** A policy: what it gives, its key points and text; the document's number and validity beside. */
export function PolicyPage({ data: { item, beside, now } }: { data: DetailData }) {
  const { policy } = item;
  if (!policy) return null;
  const paper = <Paper item={item} policy={policy} />;
  const shares = policy.figures?.find(({ unit, rows }) => /元$/.test(unit) && rows.length > 1);
  return (
    <DetailFrame
      item={item}
      crumbs={[
        { label: '就业创业', href: paths.entrepreneurship() },
        { label: '政策', href: paths.policies() },
        { label: categoryLabel(item), href: paths.policies({ category: item.category }) },
      ]}
      head={
        <DetailTitle item={item}>
          <Facts facts={[item.place || '全国', policy.issuer]} />
          <StatusText status={policyStatus(policy, now)} />
          <ShareButton item={item} />
        </DetailTitle>
      }
      act={shares ? <YourShare figure={shares} /> : paper}
      side={
        <>
          {shares && paper}
          {item.category === 'talent' && item.regionCode && (
            <SideCard label="与其他地区对比" className="max-[960px]:order-2">
              <h2 className="text-16">与其他地区对比</h2>
              <p className="mt-1 text-13 text-ink-3">把{item.place}的待遇和别的地区并排看。</p>
              <a className="btn btn-tint mt-3 w-full" href={paths.talentPolicies({ regions: item.regionCode })}>
                去对比
              </a>
            </SideCard>
          )}
        </>
      }
      further={
        <SideList
          title="相关政策"
          more={paths.policies({ category: item.category })}
          items={withRelated(item, beside.policies).slice(0, 4)}
          now={now}
        />
      }
    >
      <div className="card reading-text px-10 py-8 max-sm:p-4">
        <Offer policy={policy} />
        <Points title="政策要点" lines={policy.points} className="mb-8" />
        <Body item={item} />
        <Attachments items={item.attachments} />
      </div>
    </DetailFrame>
  );
}
