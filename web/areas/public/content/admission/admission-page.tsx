import { clsx } from 'clsx';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { dayMs } from '#contract/months.ts';
import { rules } from '#contract/rules.ts';
import { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { ContentCover } from '#web/features/pictures/content-cover.tsx';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { dayStart, tuitionText, withRelated } from '../content-words.ts';
import { Attachments, DetailFrame, DetailTitle, Points, ShareButton } from '../detail-frame.tsx';
import type { DetailData } from '../load-content.ts';
import { Facts, SideList } from '../parts.tsx';
import { BodySections, sectionsOf } from '../sections.tsx';
import { courseYears } from './course-years.ts';

type Admission = NonNullable<DetailData['item']['admission']>;

const share = (part: number, of: number) => `${Math.min(100, Math.max(0, (part / of) * 100))}%`;

/** The days of application on a line with today, and the way in. */
function Period({ item, admission, now }: { item: DetailData['item']; admission: Admission; now: number }) {
  const { opensOn, closesOn, website } = admission;
  const [from, to] = [Date.parse(dayStart(opensOn)), Date.parse(dayStart(closesOn)) + dayMs];
  // A week before and after, so that a day outside the period has its place on the line.
  const [start, whole] = [from - 7 * dayMs, to - from + 14 * dayMs];
  const [toOpen, toClose] = [opensOn, closesOn].map((day) => daysUntil(dayStart(day), now)) as [number, number];
  const [days, what] = toOpen > 0 ? [toOpen, '天开始'] : [toClose, '天截止'];
  return (
    <SideCard label="报名时间">
      {!item.coverUrl && (
        <ContentCover item={item} className="mb-4 block h-24 rounded-ctl bg-[position:center_88%]!" lazy={false} />
      )}
      <h2 className="text-14 font-normal text-ink-3">报名时间</h2>
      <p className="mt-1 text-20 font-semibold text-ink-1">
        {days > 0 ? (
          <>
            还有 <b className={clsx('num text-32', days <= 10 && 'text-warm-ink')}>{days}</b> {what}
          </>
        ) : (
          <span className={toClose === 0 ? 'text-warm-ink' : ''}>{toClose === 0 ? '今天截止' : '报名已截止'}</span>
        )}
      </p>
      <div className="relative mt-8 h-2 rounded-full bg-fill-hover" aria-hidden="true">
        <span
          className="absolute inset-y-0 rounded-full bg-(--chart-2)"
          style={{ left: share(from - start, whole), right: share(start + whole - to, whole) }}
        />
        <span
          className="absolute -top-1 h-4 w-0.5 -translate-x-1/2 rounded-full bg-warm"
          style={{ left: share(now - start, whole) }}
        >
          <span
            className="absolute bottom-4 left-0 text-12 leading-5 whitespace-nowrap text-warm-ink"
            style={{ transform: `translateX(-${share(now - start, whole)})` }}
          >
            今天
          </span>
        </span>
      </div>
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
      {rules.isExternalLink.test(website) && now < to && (
        <a className="btn btn-filled mt-4 w-full" href={website} target="_blank" rel="noopener noreferrer nofollow">
          {now < from ? '先看招生网站' : '去招生网站报名'}
        </a>
      )}
    </SideCard>
  );
}

/** What the fee adds up to over the whole course, where the years are known. */
function feeNote({ tuition, years }: Admission): string {
  if (tuition === null) return '以学校公布为准';
  if (tuition === 0) return '学校不收学费';
  const n = /^([\d.]+) ?年/.exec(years)?.[1];
  return n ? `${years}合计 ${((tuition / 100) * Number(n)).toLocaleString('en-US')} 元` : '按学年收取';
}

const numerals = ['一', '二', '三', '四', '五', '六'];

/** The course from the entry to the degree: a block a year, with what the text says of it. */
function Course({ item, admission, level }: { item: DetailData['item']; admission: Admission; level: string }) {
  const { lead, sections } = sectionsOf(item.body);
  const text = [lead, ...sections.map((section) => `${section.text}。${section.html}`)]
    .join('')
    .replace(/<[^>]+>/g, '。');
  const years = courseYears(admission.years, text);
  if (years.length < 2 || !years.some((year) => year.text)) return null;
  return (
    <section aria-label={`${admission.years}怎样过`} className="mt-4">
      <ol className="flex gap-1 max-sm:flex-col max-sm:gap-0">
        {years.map(({ at, share: grow, text: said }) => (
          <li key={at} className="min-w-0 basis-0 max-sm:flex max-sm:gap-3" style={{ flexGrow: grow }}>
            <p
              className={clsx(
                'grid h-9 place-items-center bg-(--chart-3) text-14 font-semibold text-ink-1 max-sm:w-20 max-sm:flex-none',
                at === 1 && 'rounded-l-ctl max-sm:rounded-none',
              )}
            >
              第{numerals[at - 1]}年
            </p>
            <p className="pt-2 pr-4 text-14 leading-5.5 text-ink-1 max-sm:flex-1 max-sm:pt-1.5 max-sm:pb-2">{said}</p>
          </li>
        ))}
        <li className="w-28 flex-none max-sm:flex max-sm:w-auto max-sm:gap-3">
          <p className="grid h-9 place-items-center rounded-r-ctl bg-brand-solid text-14 font-semibold text-on-brand max-sm:w-20 max-sm:flex-none max-sm:rounded-none">
            毕业
          </p>
          <p className="pt-2 text-14 leading-5.5 text-ink-1 max-sm:pt-1.5">{level}</p>
        </li>
      </ol>
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
    <SideCard label="联系方式" className="max-[960px]:order-2">
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
    </SideCard>
  );
}

/** An admission programme. */
export function AdmissionPage({ data: { item, beside, now } }: { data: DetailData }) {
  const { admission } = item;
  if (!admission) return null;
  const level = labelOf(admissionLevels, item.category);
  return (
    <DetailFrame
      item={item}
      crumbs={[
        { label: '在线招生', href: paths.admissions() },
        { label: level, href: paths.admissions({ category: item.category }) },
      ]}
      head={
        <>
          <DetailTitle item={item}>
            <span className="flex items-center gap-2.5 text-ink-1">
              <CompanyLogo name={admission.school} src={null} size={32} />
              {admission.school}
            </span>
            <Facts facts={[item.place, level]} />
            <ShareButton item={item} />
          </DetailTitle>
          <dl className="fact-grid mt-5 grid-cols-3! border-b-0!">
            {[
              ['招生计划', `${admission.plan} 人`, admission.mode === 'full-time' ? '全日制' : '非全日制'],
              ['学费', tuitionText(admission.tuition), feeNote(admission)],
              ['学制', admission.years || '—', level],
            ].map(([label, value, note]) => (
              <div key={label}>
                <dt className="text-13 text-ink-3">{label}</dt>
                <dd className="mt-1 text-24 leading-9 font-semibold whitespace-nowrap text-ink-1 tabular max-sm:text-18">
                  {value}
                </dd>
                <dd className="text-12 text-ink-3">{note}</dd>
              </div>
            ))}
          </dl>
          <Course item={item} admission={admission} level={level} />
        </>
      }
      act={<Period item={item} admission={admission} now={now} />}
      side={<Contact admission={admission} />}
      further={
        <SideList
          title="更多招生"
          more={paths.admissions({ category: item.category })}
          items={withRelated(item, beside.admissions).slice(0, 4)}
          now={now}
        />
      }
    >
      {admission.requirements.length + admission.materials.length > 0 && (
        <div className="card grid grid-cols-[minmax(0,1fr)_300px] overflow-hidden max-md:grid-cols-1">
          <Points title="报考条件" lines={admission.requirements} className="px-8 py-6 max-sm:p-4" />
          <Points title="所需材料" lines={admission.materials} className="bg-brand-tint px-8 py-6 max-sm:p-4" />
        </div>
      )}
      {(item.body || item.attachments.length > 0) && (
        <div className="card px-8 py-7 max-sm:p-4">
          <BodySections body={item.body} />
          <Attachments items={item.attachments} />
        </div>
      )}
    </DetailFrame>
  );
}
