import { clsx } from 'clsx';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { dayMs } from '#contract/months.ts';
import { rules } from '#contract/rules.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { Facts as KeyFacts } from '#web/ui/section.tsx';
import { dayStart, tuitionText } from '../content-words.ts';
import type { DetailData } from '../load-content.ts';
import { Facts } from '../parts.tsx';
import { Attachments, type DetailParts, DetailTitle, Points, RichText } from './detail-parts.tsx';

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
            还有 <b className={clsx('num text-28', days <= 3 && 'text-warm-ink')}>{days}</b> {what}
          </>
        ) : (
          <span className={toClose === 0 ? 'text-warm-ink' : ''}>{toClose === 0 ? '今天截止' : '报名已截止'}</span>
        )}
      </p>
      <FactRows
        className="tabular mt-3 grid-cols-[auto_1fr] gap-x-4 gap-y-1"
        facts={[
          ['开始', opensOn],
          ['截止', closesOn],
        ]}
      />
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

function Contact({ admission: { contact, phone, address } }: { admission: Admission }) {
  const dial = phone.replace(/[^0-9+]/g, '');
  return (
    <SideCard label="联系方式" className="max-[960px]:order-2">
      <h2 className="mb-3 text-16">招生咨询</h2>
      <FactRows
        className="grid-cols-[56px_minmax(0,1fr)] gap-y-2"
        facts={[
          ['联系人', contact],
          [
            '电话',
            dial ? (
              <a key="dial" className="link" href={`tel:${dial}`}>
                {phone}
              </a>
            ) : (
              phone
            ),
          ],
          ['地址', address],
        ]}
      />
      <p className="mt-3 text-14 text-ink-3">报名以学校官方渠道为准。凡要求向个人账户缴费的，请谨慎核实。</p>
    </SideCard>
  );
}

/** An admission programme: the school and its terms, the days of application, whom to ask. */
export function admissionParts({ item, now }: DetailData): DetailParts | null {
  const { admission } = item;
  if (!admission) return null;
  const { school, plan, tuition, years, mode } = admission;
  return {
    head: (
      <>
        <DetailTitle item={item}>
          <span className="flex items-center gap-2.5 text-ink-1">
            <CompanyLogo name={school} src={null} size={32} />
            {school}
          </span>
          <Facts facts={[item.place]} />
        </DetailTitle>
        <KeyFacts
          className="tabular mt-5"
          facts={[
            { label: '招生计划', value: `${plan} 人` },
            { label: '学费', value: tuitionText(tuition) },
            { label: '学制', value: years || '—' },
            { label: '学习形式', value: mode === 'full-time' ? '全日制' : '非全日制' },
          ]}
        />
      </>
    ),
    below: (
      <div className="grid auto-cols-fr gap-x-10 gap-y-5 sm:grid-flow-col">
        <Points title="报考条件" lines={admission.requirements} />
        <Points title="所需材料" lines={admission.materials} />
      </div>
    ),
    act: <Period item={item} admission={admission} now={now} />,
    side: <Contact admission={admission} />,
    body: (item.body || item.attachments.length > 0) && (
      <div className="card px-8 py-7 max-sm:p-4">
        <RichText html={item.body} />
        <Attachments items={item.attachments} />
      </div>
    ),
  };
}
