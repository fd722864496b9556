import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useNavigate } from 'react-router';
import { rules } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useOwn } from '#web/features/calls/use-own.ts';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { LectureSeat } from '../../../contract/content.ts';
import type { ContentDetail } from '../../../contract/content-items.ts';
import { categoryLabel, lectureStatus, timeParts } from '../content-words.ts';
import type { DetailData } from '../load-content.ts';
import { Facts } from '../parts.tsx';
import { Attachments, type DetailParts, DetailTitle, Points, RichText } from './detail-parts.tsx';
import { Figure } from './figure.tsx';

type Lecture = NonNullable<ContentDetail['lecture']>;

/** A lecture: who speaks, when, and what about. */
export function lectureParts({ item, now }: DetailData): DetailParts | null {
  const { lecture } = item;
  if (!lecture) return null;
  const status = lectureStatus(lecture, now);
  return {
    head: (
      <>
        <p className="mb-3 flex gap-1.5">
          <Tag tone={status.tone}>{status.label}</Tag>
          <Tag>{categoryLabel(item)}</Tag>
        </p>
        <DetailTitle item={item}>
          <Facts facts={[lecture.mode === 'online' ? '线上直播' : lecture.place]} />
        </DetailTitle>
        <section aria-label="主讲人" className="mt-5 flex gap-4">
          <Avatar name={lecture.speaker} size={56} />
          <div className="min-w-0">
            <h2 className="text-20">
              {lecture.speaker}
              <span className="ml-3 text-14 font-normal text-ink-3">{lecture.speakerTitle}</span>
            </h2>
            <p className="mt-1 text-ink-2">{lecture.speakerIntro}</p>
          </div>
        </section>
      </>
    ),
    act: <SignUpCard item={item} lecture={lecture} now={now} />,
    below: <Points title="讲什么" lines={lecture.outline} />,
    body: (
      <div className="card grid gap-8 px-8 py-7 max-sm:p-4 [&>.figure]:my-0">
        {lecture.figures?.map((figure, at) => (
          <Figure key={figure.title} figure={figure} number={at + 1} />
        ))}
        <RichText html={item.body} className={lecture.figures?.length ? 'border-t border-line pt-6' : undefined} />
        <Attachments items={item.attachments} />
      </div>
    ),
  };
}

const loadSeat = (id: string) =>
  call('GET /api/content/lectures/:id/seat', { params: { id } }, { background: true, quiet: true });

function OwnSeat({ seat, onLeave }: { seat: LectureSeat; onLeave(): void }) {
  return (
    <div className="rounded-ctl bg-ok-tint px-4 py-3" role="status">
      <p className="flex items-center gap-2 font-semibold text-ok-ink">
        <CircleCheck size={16} aria-hidden />
        {seat.waiting ? `候补第 ${seat.waiting} 位` : '你已报名'}
      </p>
      {seat.ticket && (
        <p className="mt-1 text-14">
          入场码 <b className="tracking-wider text-ink-1 tabular">{seat.ticket}</b>
        </p>
      )}
      {seat.waiting && <p className="mt-1 text-14 text-ink-3">有人取消时按顺序补上，并通知你。</p>}
      {rules.isExternalLink.test(seat.liveUrl) && (
        <a className="link mt-1 inline-block text-14" href={seat.liveUrl} target="_blank" rel="noopener noreferrer">
          进入直播间
        </a>
      )}
      <button type="button" className="quiet mt-2 block text-12 underline" onClick={onLeave}>
        取消报名
      </button>
    </div>
  );
}

/** Sign-up for a lecture, and related actions. */
export function SignUpCard({ item, lecture, now }: { item: ContentDetail; lecture: Lecture; now: number }) {
  const { id } = item;
  const navigate = useNavigate();
  const seeker = useSession(isSeekerSignedIn);
  /** Not part of the cached page. */
  const { own: seat, put: setSeat } = useOwn(id, loadSeat);
  const join = useAction('POST /api/jober/saveSignUp', {
    opened: seat,
    onSuccess: async () => {
      const found = await loadSeat(id);
      setSeat(found);
      toast.success(found?.waiting ? `已加入候补，当前第 ${found.waiting} 位` : '报名成功');
    },
  });
  const leave = useAction('DELETE /api/content/lectures/:id/seat', {
    done: '已取消报名',
    onSuccess: () => setSeat(null),
  });
  const over = now >= Date.parse(lecture.endsAt);
  const { month, day, weekday, span } = timeParts(lecture.startsAt, lecture.endsAt);
  const { capacity, signed } = lecture;
  const full = capacity !== null && signed >= capacity;
  const signUp = () =>
    seeker ? void join.send({ body: { lectureId: id } }) : void navigate(paths.seekerLogin(paths.lecture(id)));
  return (
    <SideCard label="报名">
      <h2 className="text-20 leading-8">
        <time className="tabular" dateTime={lecture.startsAt}>
          {month} 月 {day} 日 {weekday}
          <span className="block text-20 leading-7">{span}</span>
        </time>
      </h2>
      <p className="tabular mt-1 text-14 text-ink-2">
        {over ? '讲座已结束' : '免费报名'}，
        {capacity === null || over ? `${signed} 人已报名` : `已报 ${signed}/${capacity} 席`}
      </p>
      <div className="mt-4 grid gap-3">
        {seat && !over && <OwnSeat seat={seat} onLeave={() => void leave.send({ params: { id } })} />}
        {!seat && !over && (
          <Button
            look="filled"
            size="l"
            wide
            className="script-only"
            onClick={signUp}
            disabled={join.isPending || seat === undefined}
          >
            {full ? '报名候补' : '立即报名'}
          </Button>
        )}
        {over && rules.isExternalLink.test(lecture.replayUrl) && (
          <a
            className="btn btn-filled btn-l"
            href={lecture.replayUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            观看回放
          </a>
        )}
        {!over && (
          <a className="btn btn-outline" href={`/entrepreneurship/expert/calendar.ics?id=${id}`} download>
            <CalendarPlus size={16} aria-hidden />
            加入日历
          </a>
        )}
      </div>
    </SideCard>
  );
}
