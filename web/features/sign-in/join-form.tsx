import Lock from 'lucide-react/icons/lock';
import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { newJober } from '#contract/seekers/seeker.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useFields } from '#web/features/basics/use-fields.ts';
import { useNoClickThrough } from '#web/features/console/use-no-click-through.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { answeredEducation } from '#web/features/self-check/resume-drafts.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { forgetRegisterTicket } from '#web/session/register-ticket.ts';
import { useSession } from '#web/session/session-store.ts';
import { unfinished } from '#web/session/unfinished.ts';
import { Button } from '#web/ui/button.tsx';
import { Head } from '#web/ui/head.tsx';
import { StageLine } from '#web/ui/stage.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { forgetAgreed, hasAgreed } from './credentials.tsx';
import { enterAccount } from './enter-account.ts';
import { FittingPosts, searchOf } from './fitting-posts.tsx';
import { type JoinFields, joinQuestions } from './join-questions.tsx';

/**
 * Which question of a form is open. Each has its entry in the browser's history: Back leads to the question before, and a reload
 * stays where it was.
 */
function useStep() {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const { step = 0, depth = 0 }: { step?: number; depth?: number } = state ?? {};
  const [at, setAt] = useState(step);
  const [moved, setMoved] = useState(false);
  const [entry, setEntry] = useState(key);
  const leave = useRef<(() => void) | null>(null);
  if (key !== entry) {
    setEntry(key);
    if (!leave.current) setAt(step);
    setMoved(true);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the entry of the first question is reached
  useEffect(() => leave.current?.(), [key]);
  return {
    at,
    /** Another question than the one that the page began with was open. */
    moved,
    go(to: number) {
      setAt(to);
      setMoved(true);
      // Two presses within a moment may have made one entry.
      const isBack = to < at && depth === at;
      void (isBack ? navigate(to - at) : navigate({ search }, { state: { step: to, depth: depth + 1 } }));
    },
    /** Goes on from the entry of the first question: Back must not lead into a form that is done. */
    finish(onward: () => Promise<void> | void) {
      if (depth === 0) return onward();
      return new Promise<void>((resolve) => {
        leave.current = () => void Promise.resolve(onward()).then(resolve);
        void navigate(-depth);
      });
    },
  };
}

/** What 资格自检 was told before the sign-in. */
const answeredBasics = (): Partial<JoinFields> | null => {
  const education = answeredEducation();
  return education ? { education } : null;
};

/** The version in force, which the consent names; until loaded, this build's. */
const useAgreementVersion = (): string =>
  useCall('GET /api/site/legal', {}, quietly).data?.agreement ?? legalVersions.agreement;

interface Props {
  /** Proof of the phone; consumed by the registration. */
  ticket: string;
  /** Somebody who came to do something is asked only what the resume needs for it. */
  brief?: boolean;
  /** The person is registered and signed in. */
  onDone(): Promise<void> | void;
}

/**
 * The profile of a new seeker with a verified phone: one question a screen, beside it how many posts fit. The press that completes a
 * question leads on to the next one. Name and birthday come last, with the registration.
 */
export function JoinForm({ ticket, brief = false, onDone }: Props) {
  const places = use(PlacesContext);
  const phone = useSession((state) => state.user?.phone);
  const stored = `join_${phone}`;
  const agreement = useAgreementVersion();
  const [agreedBefore] = useState(() => phone !== undefined && hasAgreed(phone));
  // Consent is given anew each time: on this page, or on signing in just before it.
  const [initial] = useState((): Partial<JoinFields> => {
    const kept: Partial<JoinFields> | null = unfinished.read(stored) ?? answeredBasics();
    return { ...kept, agreementVersion: agreedBefore ? agreement : undefined };
  });
  const form = useFields(newJober, stored, initial);
  const { values } = form;
  const { busy, run } = useBusy();
  const questions = joinQuestions[brief ? 'brief' : 'all'];
  const { at, moved, go, finish } = useStep();
  useNoClickThrough();
  const question = questions[at] ?? joinQuestions.last;
  const { Screen } = question;
  const left = questions.length - 1 - at;

  /** Answers a part of the question; the press that completes it leads on. */
  const answer = (part: Partial<JoinFields>, also: keyof JoinFields | null) => {
    form.put(part);
    const isFirst = Object.keys(part).some((name) => values[name as keyof JoinFields] === undefined);
    if (isFirst && (also === null || values[also] !== undefined)) go(at + 1);
  };
  const save = async (fields: JoinFields) => {
    const body = { ...fields, agreementVersion: agreement, registerTicket: ticket };
    try {
      const { token, user, jober } = await call('POST /api/jober/registerJoberInfo', { body });
      await enterAccount({ token, user, jober });
      forgetAgreed();
      unfinished.clear(stored);
      toast.success('注册成功');
      await finish(() => {
        // The page asks for the phone again without it.
        forgetRegisterTicket();
        return onDone();
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.refuse(error.issues);
      const wrong = error.issues.map(({ path }) => path.split('.').at(-1));
      const first = questions.findIndex(({ asks }) => asks.some((name) => wrong.includes(name)));
      if (first >= 0 && first !== at) go(first);
    }
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (left > 0) {
      if (form.wrongOf(question.asks).length === 0) go(at + 1);
      return;
    }
    const fields = form.check(event);
    if (fields) void run(() => save(fields));
  };
  return (
    <form noValidate className="page pb-10 max-sm:bg-surface max-sm:pb-0" onSubmit={send}>
      <Head
        title={
          <span key={question.name} ref={moved ? takeFocus : undefined} tabIndex={-1} className="outline-none">
            {question.title}
          </span>
        }
        text={brief ? '约 1 分钟，填好就回到刚才的页面继续' : '约 1 分钟；选了就记下，随时能改'}
        act={
          <p className="text-14 text-ink-3 max-sm:hidden">
            第 {at + 1} 步，共 {questions.length} 步
          </p>
        }
      />
      <div className="card max-sm:rounded-none max-sm:border-0">
        <div className="border-b border-line px-10 pt-7 pb-6 max-sm:border-0 max-sm:p-0 max-sm:pb-5">
          <StageLine steps={questions} at={at} />
        </div>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_408px] lg:grid-rows-[1fr_auto]">
          <div className="space-y-7 px-10 py-8 max-sm:p-0 max-sm:pb-6">
            <Screen form={form} answer={answer} agreement={agreement} agreedBefore={agreedBefore} />
          </div>
          <div className="border-line max-lg:border-t max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:bg-surface max-sm:px-4 max-sm:py-3 lg:contents">
            <FittingPosts answers={values} left={left} />
            <div className="flex items-center gap-5 px-10 pb-8 max-sm:mt-2 max-sm:p-0">
              <Button type="submit" look="filled" size="l" className="min-w-42 max-sm:flex-1" busy={busy}>
                {left > 0 ? '下一步' : '完成'}
              </Button>
              {at > 0 ? (
                <Button look="text" size="l" onClick={() => go(at - 1)}>
                  上一步
                </Button>
              ) : (
                <a className="quiet text-16" href={places.jobs(searchOf(values))}>
                  先去看看职位
                </a>
              )}
            </div>
          </div>
        </div>
      </div>
      <p className="mt-5 flex gap-2 text-14 text-ink-3 max-sm:pb-6">
        <Lock size={16} aria-hidden className="mt-0.75 flex-none" />
        没有投递之前，学校看不到你。手机号只在你答应沟通后给对方。
      </p>
    </form>
  );
}
