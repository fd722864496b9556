import CalendarIcon from 'lucide-react/icons/calendar';
import { useState } from 'react';
import type { Recommendation } from '#contract/talents/recommendations.ts';
import { declineReasons, type TalentInvitationView } from '#contract/talents/talent-shapes.ts';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { toast } from '#web/api/toasts.ts';
import { recountUnread } from '#web/features/chat/unread.ts';
import { deadlineOf } from '#web/features/deliveries/answer/deadline.ts';
import { ReasonChoice } from '#web/features/deliveries/answer/decline.tsx';
import { useDeliveries } from '#web/features/deliveries/list/use-deliveries.ts';
import { useFitsOf } from '#web/features/own-posts/fits.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { useCall } from '#web/features/page-calls/use-call.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { PostRow } from '#web/features/posts/post-row.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Head } from '#web/ui/head.tsx';
import { Decision, DeliveryDecision } from './decision.tsx';
import type { SeekerHomeData } from './load-home.ts';
import { Week } from './week.tsx';

const MAX_RECOMMENDED = 4;

/** Posts that fit, for a day on which nothing waits. A post that is not wanted goes, and comes back by 撤销. */
export function Recommended({ now }: { now: number }) {
  const { data } = useCall('GET /api/recommendations', {}, { background: true, quiet: true });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const items = data?.items.filter(({ post }) => !gone.has(post.id)).slice(0, MAX_RECOMMENDED) ?? [];
  useFitsOf(items.map(({ post }) => post.id));
  if (!data || items.length === 0) return null;
  const mark = (id: string, off: boolean) =>
    setGone((before) => new Set(off ? [...before, id] : [...before].filter((other) => other !== id)));
  const bring = async (id: string) => {
    mark(id, false);
    await call('DELETE /api/recommendations/:id/dismissal', { params: { id } }, { background: true }).catch(() =>
      mark(id, true),
    );
  };
  const dismiss = async ({ id, title }: Recommendation['post']) => {
    mark(id, true);
    const stored = call('PUT /api/recommendations/:id/dismissal', { params: { id } }, { background: true });
    await stored.then(
      () => toast.done(`不再推荐“${title}”`, () => void bring(id)),
      () => mark(id, false),
    );
  };
  const heading = data.personalised ? '为你推荐' : '最新职位';
  return (
    <section aria-label={heading} className="mt-8">
      <h2 className="mb-4 text-20 leading-7">{heading}</h2>
      <ul className="rows card post-own">
        {items.map(({ post }) => (
          <PostRow
            key={post.id}
            post={listedPost(post)}
            now={now}
            act={
              <Button look="text" size="s" aria-label={`不感兴趣：${post.title}`} onClick={() => void dismiss(post)}>
                不感兴趣
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
}

type DeclineReason = keyof typeof declineReasons;

interface InvitationDecisionProps {
  invitation: TalentInvitationView;
  now: number;
  isFirst: boolean;
  onAnswer(accept: boolean, reason?: DeclineReason): Promise<unknown>;
}

/** A school that found the person asks to talk. Only acceptance lets it write and shows it the name. */
function InvitationDecision({ invitation, now, isFirst, onAnswer }: InvitationDecisionProps) {
  const { id, company, post, recruiter, message, conversationId, status } = invitation;
  const { busy, run } = useBusy();
  const [declining, setDeclining] = useState(false);
  const answer = (accept: boolean, reason?: DeclineReason) => void run(() => onAnswer(accept, reason));
  return (
    <Decision
      id={`invitation-${id}`}
      title={status === 'invited' ? '沟通邀请' : '已同意沟通'}
      deadline={status === 'invited' ? invitation.expiresAt : null}
      now={now}
      post={post}
      company={company}
      sent={`${recruiter.name || '学校'} ${monthDay(invitation.createdAt)} 发来`}
    >
      <p className="mt-4 max-w-180 text-16 break-words">{message}</p>
      {declining ? (
        <ReasonChoice
          question="为什么婉拒？学校会看到原因。"
          reasons={Object.entries(declineReasons)}
          busy={busy}
          back="不婉拒"
          onChoose={(reason) => answer(false, reason as DeclineReason)}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <div className="answers">
          {conversationId ? (
            <ButtonLink size="l" look="tint" href={paths.messages(conversationId)}>
              去沟通
            </ButtonLink>
          ) : (
            <>
              <Button size="l" look={isFirst ? 'filled' : 'tint'} busy={busy} onClick={() => answer(true)}>
                同意沟通
              </Button>
              <Button size="l" look="text" busy={busy} onClick={() => setDeclining(true)}>
                婉拒
              </Button>
              <p>同意后对方才能看到你的姓名并发消息</p>
            </>
          )}
        </div>
      )}
    </Decision>
  );
}

/** A resume below this completeness has little but a name. */
const WRITTEN_PERCENT = 40;

/** What somebody who has just come needs first, as long as nothing was delivered: a resume, and what to be offered. */
function FirstResume({ data: { resume, deliveries, invited } }: { data: SeekerHomeData }) {
  if (!resume || deliveries.counts.all > 0 || invited.length > 0) return null;
  const wish = resume.content.intentions[0];
  const saysWhat = wish && (wish.stage || wish.subject || wish.cityCodes.length > 0);
  if (saysWhat && resume.completeness >= WRITTEN_PERCENT) return null;
  return (
    <section aria-labelledby="first-resume" className="card mb-8 px-6 py-5 max-sm:px-4">
      <h2 id="first-resume" className="text-20 leading-7">
        带来一份简历
      </h2>
      <p className="mt-1 text-14 text-ink-3">有就传上来，我们替你填好，你再核对；没有就从毕业学校写起</p>
      <div className="answers">
        <ButtonLink look="filled" href={paths.resume('import')}>
          传一份
        </ButtonLink>
        <ButtonLink href={paths.resume('educations')}>从零写</ButtonLink>
        {!saysWhat && (
          <p>
            还没说想教什么、在哪里，推荐会不准。
            <a className="link" href={paths.resume('intentions')}>
              去说
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

const FeedDialog = lazyPart(() => import('./feed-dialog.tsx'), 'FeedDialog');

/** Invitations to talk; an accepted one stays until the page is left, with the way to the conversation. */
function useInvitations(loaded: TalentInvitationView[]) {
  const [invitations, setInvitations] = useState(loaded);
  const { send } = useAction('POST /api/talent-invitations/:id/answer', {
    done: (_, { body }) => (body.accept ? '已同意，可以开始沟通' : '已婉拒'),
    onSuccess: (after, { params: { id } }) => {
      setInvitations((all) =>
        all.flatMap((one) => (one.id !== id ? [one] : after.status === 'declined' ? [] : [after])),
      );
      recountUnread();
    },
  });
  const answer = (id: string, accept: boolean, reason?: DeclineReason) =>
    send({ params: { id }, body: { accept, ...(reason ? { reason } : {}) } });
  return { invitations, answer };
}

/** 今天: each decision once, the nearest first, then the week. */
export function SeekerHomePage({ data }: { data: SeekerHomeData }) {
  const { now, resume } = data;
  const { lists, calendar, change } = useDeliveries(data.deliveries);
  const { invitations, answer } = useInvitations(data.invited);
  const [feed, setFeed] = useState(false);
  const today = new Date(now).toISOString();
  const [month, day] = monthDay(today).split('-').map(Number);
  const decisions = [
    ...lists.mine.map((delivery) => ({ at: deadlineOf(delivery) ?? '9', delivery, invitation: null })),
    ...invitations.map((invitation) => ({ at: invitation.expiresAt, delivery: null, invitation })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  const waiting = lists.mine.length + invitations.filter(({ status }) => status === 'invited').length;
  return (
    <>
      <Head
        title={waiting > 0 ? `今天有 ${waiting} 件事等你答复` : '今天没有要答复的'}
        text={`${month} 月 ${day} 日，${weekday(today)}`}
        act={
          <Button size="l" className="max-sm:hidden" onClick={() => setFeed(true)}>
            <CalendarIcon size={16} aria-hidden />
            订阅到日历
          </Button>
        }
      />
      <FirstResume data={data} />
      {decisions.length > 0 && (
        <div className="card">
          {decisions.map(({ delivery, invitation }, at) =>
            delivery ? (
              <DeliveryDecision
                key={delivery.id}
                delivery={delivery}
                calendar={calendar}
                wish={resume?.content.intentions[0]}
                now={now}
                isFirst={at === 0}
                onChange={change}
              />
            ) : (
              <InvitationDecision
                key={invitation.id}
                invitation={invitation}
                now={now}
                isFirst={at === 0}
                onAnswer={(accept, reason) => answer(invitation.id, accept, reason)}
              />
            ),
          )}
        </div>
      )}
      <Week waiting={lists.mine} calendar={calendar} now={now} />
      {decisions.length === 0 && <Recommended now={now} />}
      {feed && <FeedDialog onClose={() => setFeed(false)} />}
    </>
  );
}
