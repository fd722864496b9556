import ExternalLink from 'lucide-react/icons/external-link';
import { rules } from '#contract/rules.ts';
import { paths } from '#web/paths.ts';
import { amountText } from './amount-text.ts';
import { categoryLabel, policyStatus } from './content-words.ts';
import { Attachments, DetailFrame, QrSide, RichText, ShareButton } from './detail-frame.tsx';
import type { DetailData } from './load-content.ts';
import { Facts, SideList, StatusText } from './parts.tsx';

/** A policy with its document number, validity and key points. */
export function PolicyPage({ data: { item, now } }: { data: DetailData }) {
  const { policy } = item;
  if (!policy) return null;
  const status = policyStatus(policy, now);
  const money = [
    policy.settling && ['安家费', amountText(policy.settling)],
    policy.research && ['科研启动费', amountText(policy.research)],
    policy.tenure && ['编制待遇', policy.tenure],
    policy.housing && ['住房保障', policy.housing],
    policy.family && ['家属与子女', policy.family],
  ].filter((row): row is [string, string] => Boolean(row));
  const facts: [string, string][] = [
    ['文号', policy.number || '—'],
    ['发文机关', policy.issuer],
    ['发文日期', policy.issuedOn],
    ['有效期', policy.validUntil ? `至 ${policy.validUntil}` : '长期有效'],
    ['适用地区', item.place || '全国'],
    ['适用对象', policy.audience || '—'],
    ...money,
  ];
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
          {item.category === 'talent' && item.regionCode && (
            <a className="card group block p-5" href={paths.talentPolicies({ regions: item.regionCode })}>
              <b className="text-16 text-ink-1 group-hover:text-brand">与其他地区对比</b>
              <span className="mt-1 block text-13 text-ink-3">把{item.place}的待遇和别的地区并排看。</span>
            </a>
          )}
          <SideList
            title="相关政策"
            more={paths.policies({ category: item.category })}
            items={item.related}
            now={now}
          />
          <QrSide item={item} />
        </>
      }
    >
      <div className="card reading-text px-10 py-7 max-sm:p-4">
        <table className="fact-table">
          <tbody>
            {facts.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {policy.points.length > 0 && (
          <section aria-label="政策要点" className="mt-6 rounded-ctl bg-brand-tint px-5 py-4">
            <h2 className="text-16">政策要点</h2>
            <div className="prose">
              <ol>
                {policy.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ol>
            </div>
          </section>
        )}
        <div className="mt-8">
          <RichText html={item.body} />
        </div>
        {rules.isExternalLink.test(policy.originalUrl) && (
          <a
            className="btn btn-outline mt-6"
            href={policy.originalUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <ExternalLink size={16} aria-hidden />
            查看政策原文
          </a>
        )}
        <Attachments items={item.attachments} />
      </div>
    </DetailFrame>
  );
}
