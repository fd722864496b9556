import { clsx } from 'clsx';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { dayMs } from '#contract/months.ts';
import { rules } from '#contract/rules.ts';
import { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { dayStart, tuitionText, withRelated } from '../content-words.ts';
import { Attachments, BodySections, DetailFrame, DetailTitle, Points, ShareItem } from '../detail-frame.tsx';
import type { DetailData } from '../load-content.ts';
import { Facts, SideList } from '../parts.tsx';

type Admission = NonNullable<DetailData['item']['admission']>;

/** Saves the first day of application as a calendar file that reminds at eight in the morning. */
async function saveOpening({ id, title }: DetailData['item'], opensOn: string): Promise<void> {
  const { icalendar } = await import('#contract/calendar/icalendar.ts');
  const reminders = [{ trigger: 'PT8H', text: '开始报名' }];
  const day = { uid: `admission-${id}@${location.host}`, title: `${title}开始报名`, start: opensOn, reminders };
  saveText(`${title}报名.ics`, icalendar([day], { madeAt: new Date() }), 'text/calendar');
}

/** The days of application, what is left of them, and the way in. */
function Period({ item, admission, now }: { item: DetailData['item']; admission: Admission; now: number }) {
  const { opensOn, closesOn, website } = admission;
  const [from, to] = [Date.parse(dayStart(opensOn)), Date.parse(dayStart(closesOn)) + dayMs];
  const [toOpen, toClose] = [opensOn, closesOn].map((day) => daysUntil(dayStart(day), now)) as [number, number];
  const [days, what] = toOpen > 0 ? [toOpen, '天开始'] : [toClose, '天截止'];
  return (
    <SideCard label="报名时间">
      <h2 className="text-14 font-normal text-ink-3">报名时间</h2>
      <p className="mt-1 text-20 font-semibold text-ink-1">
        {days > 0 ? (
          <>
            还有 <b className={clsx('num text-28', days <= 10 && 'text-warm-ink')}>{days}</b> {what}
          </>
        ) : (
          <span className={toClose === 0 ? 'text-warm-ink' : ''}>{toClose === 0 ? '今天截止' : '报名已截止'}</span>
        )}
      </p>
      <dl className="tabular mt-4 flex justify-between text-14 text-ink-3">
        <div>
          <dt>开始</dt>
          <dd className="text-16 font-semibold text-ink-1">{opensOn.slice(5)}</dd>
        </div>
        <div className="text-right">
          <dt>截止</dt>
          <dd className="text-16 font-semibold text-ink-1">{closesOn.slice(5)}</dd>
        </div>
      </dl>
      {now < from && (
        <button
          type="button"
          className="btn btn-filled script-only mt-4 w-full"
          onClick={() => void saveOpening(item, opensOn)}
        >
          <CalendarPlus size={16} aria-hidden />
          存到日历，开始时提醒
        </button>
      )}
      {rules.isExternalLink.test(website) && now < to && (
        <a
          className={`btn mt-3 w-full ${now < from ? 'btn-outline' : 'btn-filled'}`}
          href={website}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
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
      <ul className="mt-3 space-y-2 text-14">
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
      <p className="mt-3 text-14 text-ink-3">报名以学校官方渠道为准。凡要求向个人账户缴费的，请谨慎核实。</p>
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
            <Facts facts={[item.place]} />
            <ShareItem item={item} />
          </DetailTitle>
          <dl className="mt-5 grid grid-cols-3 divide-x divide-line border-t border-line *:px-4 *:py-3 *:first:pl-0">
            {[
              ['招生计划', `${admission.plan} 人`, level],
              ['学费', tuitionText(admission.tuition), feeNote(admission)],
              ['学制', admission.years || '—', admission.mode === 'full-time' ? '全日制' : '非全日制'],
            ].map(([label, value, note]) => (
              <div key={label}>
                <dt className="text-14 text-ink-3">{label}</dt>
                <dd className="mt-1 text-28 leading-9 font-semibold whitespace-nowrap text-ink-1 tabular max-sm:text-20">
                  {value}
                </dd>
                <dd className="text-14 text-ink-3">{note}</dd>
              </div>
            ))}
          </dl>
        </>
      }
      below={
        <div className="grid auto-cols-fr gap-x-10 gap-y-5 sm:grid-flow-col">
          <Points title="报考条件" lines={admission.requirements} />
          <Points title="所需材料" lines={admission.materials} />
        </div>
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
      {(item.body || item.attachments.length > 0) && (
        <div className="card px-8 py-7 max-sm:p-4">
          <BodySections body={item.body} />
          <Attachments items={item.attachments} />
        </div>
      )}
    </DetailFrame>
  );
}
