import { Button } from 'antd';
import { clsx } from 'clsx';
import { CalendarDays, ChevronLeft, ScrollText, Wrench } from 'lucide-react';
import { useState } from 'react';
import { NoticePreview } from '#web/features/notices/notice-row.tsx';
import type { Beginning } from './broadcast-dialog.tsx';

const beginnings = [
  {
    name: '停机维护',
    when: '前一天傍晚发',
    icon: Wrench,
    title: '系统维护通知',
    body: '本周六 00:00 至 04:00 系统维护，期间不能登录和投递，截止时间落在这段时间的职位顺延一天。',
  },
  {
    name: '规则变化',
    when: '生效前至少七天发',
    icon: ScrollText,
    title: '投递规则有变化',
    body: '从下月 1 日起，单位超过 7 天没有答复的投递会标为超时，并公开在单位的回复率里。',
  },
  {
    name: '招聘会提醒',
    when: '开场前两天发，选好城市',
    icon: CalendarDays,
    title: '招聘会本周末举行',
    body: '本周六有一场教师招聘会，报名后凭入场码进场；带上简历、证书原件和复印件。',
  },
] as const;

const course = [
  ['看预览', '和对方看到的一样'],
  ['数人数', '核对后再输一次'],
  ['等 5 分钟', '这时停止，一条也没有发出'],
  ['分批发出', '中途可以停，发出的收不回来'],
] as const;

/** The telephone of a reader, with the notice in its list. */
function Phone({ title, body }: { title: string; body: string }) {
  return (
    <div
      className="mx-auto w-80 max-w-full self-stretch overflow-hidden rounded-t-[28px] border-6 border-b-0 border-line-strong bg-ground"
      inert
    >
      <p className="flex items-center gap-2 border-b border-line bg-surface px-4 py-3 text-16 font-semibold text-ink-1">
        <ChevronLeft size={18} className="text-ink-4" aria-hidden />
        通知
      </p>
      <p className="px-4 py-2 text-12 text-ink-3">今天</p>
      <ul className="bg-surface text-left">
        <NoticePreview title={title} body={body} />
      </ul>
    </div>
  );
}

/** Usual notices to begin with, each as its readers would see it, and the way a notice goes. */
export function Beginnings({ onUse }: { onUse(begin: Beginning): void }) {
  const [shown, setShown] = useState<(typeof beginnings)[number]>(beginnings[0]);
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_400px]">
      <section
        aria-labelledby="beginnings"
        className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
      >
        <h2 id="beginnings" className="border-b border-line px-5 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
          从范文开始
        </h2>
        <ul className="divide-y divide-line">
          {beginnings.map((begin) => {
            const { name, when, icon: Icon, title, body } = begin;
            return (
              <li
                key={name}
                className={clsx(
                  'relative flex gap-4 px-5 py-6 max-sm:px-4 max-sm:py-4',
                  begin === shown && 'bg-brand-tint',
                )}
              >
                <Icon size={22} className="mt-0.5 flex-none text-brand" aria-hidden />
                <div className="min-w-0 flex-1">
                  <h3 className="flex flex-wrap items-baseline gap-x-3 text-18 font-semibold">
                    <button
                      type="button"
                      aria-pressed={begin === shown}
                      className="cursor-pointer text-left after:absolute after:inset-0"
                      onClick={() => setShown(begin)}
                    >
                      {name}
                    </button>
                    <span className="text-13 font-normal text-ink-3">{when}</span>
                  </h3>
                  <p className="mt-1 max-w-160 leading-6 text-ink-2">{body}</p>
                  <Button className="relative mt-2" size="small" onClick={() => onUse({ title, body })}>
                    用这篇
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
        <ol
          className="grid gap-x-4 gap-y-3 border-t border-line bg-ground px-5 py-4 max-sm:px-4 sm:grid-cols-4"
          aria-label="怎样发出"
        >
          {course.map(([title, text], at) => (
            <li key={title} className="text-13">
              <b className="block font-semibold text-ink-1">
                <span className="tabular mr-1.5 text-brand">{at + 1}</span>
                {title}
              </b>
              <span className="text-12 text-ink-3">{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="as-read"
        className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
      >
        <h2 id="as-read" className="border-b border-line px-5 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
          对方看到的样子
        </h2>
        <div className="flex flex-1 bg-brand-tint px-4 pt-6">
          <Phone title={shown.title} body={shown.body} />
        </div>
      </section>
    </div>
  );
}
