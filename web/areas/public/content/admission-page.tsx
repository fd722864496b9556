import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { dayMs } from '#contract/months.ts';
import { rules } from '#contract/rules.ts';
import { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { admissionStatus, tuitionText, withRelated } from './content-words.ts';
import { Attachments, Body, DetailFrame, ShareButton } from './detail-frame.tsx';
import type { DetailData } from './load-content.ts';
import { Facts, SideList } from './parts.tsx';

type Admission = NonNullable<DetailData['item']['admission']>;

/** The days of application: how far they have gone, and what is left. */
function Period({ admission: { opensOn, closesOn, website }, now }: { admission: Admission; now: number }) {
  const [from, to] = [Date.parse(opensOn), Date.parse(closesOn)];
  return (
    <section className="card p-5 max-sm:p-4" aria-label="报名时间">
      <h2 className="text-16">报名时间</h2>
      <Meter value={Math.max(0, now - from)} of={to - from} className="mt-4 h-1.5!" />
      <dl className="tabular mt-2 flex justify-between text-13 text-ink-3">
        <div>
          <dt>开始</dt>
          <dd className="text-16 font-semibold text-ink-1">{opensOn.slice(5)}</dd>
        </div>
        <div className="text-right">
          <dt>截止</dt>
          <dd className="text-16 font-semibold text-ink-1">{closesOn.slice(5)}</dd>
        </div>
      </dl>
      {rules.isExternalLink.test(website) && now < to + dayMs && (
        <a
          className="btn btn-filled reading-act mt-4 w-full"
          href={website}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {now < from ? '先看招生网站' : '去招生网站报名'}
        </a>
      )}
    </section>
  );
}

function Contact({ admission }: { admission: Admission }) {
  const { contact, phone, address } = admission;
  const dial = phone.replace(/[^0-9+]/g, '');
  const rows = [
    { Icon: User, text: contact },
    { Icon: Phone, text: phone, href: dial ? `tel:${dial}` : undefined },
    { Icon: MapPin, text: address },
  ].filter(({ text }) => text);
  return (
    <section className="card p-5 max-sm:p-4" aria-label="联系方式">
      <h2 className="text-16">招生咨询</h2>
      <ul className="mt-3 space-y-2 text-13">
        {rows.map(({ Icon, text, href }) => (
          <li key={text} className="flex gap-2">
            <Icon size={15} className="mt-1 flex-none text-ink-4" aria-hidden />
            {href ? (
              <a className="link" href={href}>
                {text}
              </a>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-ink-3">报名以学校官方渠道为准。凡要求向个人账户缴费的，请谨慎核实。</p>
    </section>
  );
}

function Lines({
  id,
  title,
  lines,
  ordered = false,
}: {
  id: string;
  title: string;
  lines: string[];
  ordered?: boolean;
}) {
  if (lines.length === 0) return null;
  const items = lines.map((line) => <li key={line}>{line}</li>);
  return (
    <section id={id} className="mt-8">
      <h2 className="text-18">{title}</h2>
      <div className="prose">{ordered ? <ol>{items}</ol> : <ul>{items}</ul>}</div>
    </section>
  );
}

/** An admission programme. */
export function AdmissionPage({ data: { item, beside, now } }: { data: DetailData }) {
  const { admission } = item;
  if (!admission) return null;
  const status = admissionStatus(admission, now);
  const level = labelOf(admissionLevels, item.category);
  return (
    <DetailFrame
      item={item}
      crumbs={[
        { label: '在线招生', href: paths.admissions() },
        { label: level, href: paths.admissions({ category: item.category }) },
      ]}
      head={
        <div className="mt-4 flex flex-wrap items-start gap-4">
          <CompanyLogo name={admission.school} src={null} size={64} />
          <div className="min-w-0 flex-1">
            <h1 className="flex flex-wrap items-center gap-3 text-24">
              {item.title}
              <Tag tone={status.tone}>{status.label}</Tag>
            </h1>
            <Facts className="mt-2" facts={[admission.school, item.place]} />
            <p className="mt-2 max-w-180 leading-7 text-ink-2">{item.summary}</p>
          </div>
          <ShareButton item={item} />
        </div>
      }
      side={
        <>
          <Period admission={admission} now={now} />
          <Contact admission={admission} />
          <SideList
            title="更多招生"
            more={paths.admissions({ category: item.category })}
            items={withRelated(item, beside.admissions).slice(0, 4)}
            now={now}
          />
        </>
      }
    >
      <div className="card reading-text px-10 py-7 max-sm:p-4">
        <dl className="fact-grid">
          {[
            ['招生计划', `${admission.plan} 人`, item.place],
            ['学费', tuitionText(admission.tuition), admission.tuition === null ? '以学校公布为准' : '按学年收取'],
            ['学制', admission.years || '—', level],
            ['学习方式', admission.mode === 'full-time' ? '全日制' : '非全日制', '以招生简章为准'],
          ].map(([label, value, note]) => (
            <div key={label}>
              <dt className="text-12 text-ink-3">{label}</dt>
              <dd className="mt-1 text-16 font-semibold text-ink-1 tabular">{value}</dd>
              <dd className="text-12 text-ink-3">{note}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-7">
          <Body item={item} />
        </div>
        <div className="grid grid-cols-2 gap-y-0 gap-x-10 mt-7 border-t border-line max-sm:grid-cols-1 max-sm:gap-3">
          <Lines id="requirements" title="报考条件" lines={admission.requirements} ordered />
          <Lines id="materials" title="所需材料" lines={admission.materials} />
        </div>
        <Attachments items={item.attachments} />
      </div>
    </DetailFrame>
  );
}
