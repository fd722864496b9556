import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#database/new-id.ts';
import { fillExam } from '#lab/bench/exam/fill.ts';
import { seeded } from '#lab/bench/pages/zipf.ts';
import { makePeople } from '#lab/bench/sockets/people.ts';
import { salesPackage } from '#modules/money/schema.ts';
import type { openGateway } from '#modules/money/server/payments/test-gateway.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import type { Heard, Acknowledged as Message } from '../chat/history.ts';
import { listen } from '../chat/listener.ts';
import { talk } from '../chat/talker.ts';
import type { Acknowledged as Registered } from '../exam/history.ts';
import { registerAll, reviewAll } from '../exam/work.ts';
import { byTransfer, type Client, online, useQuota } from '../ledger/actions.ts';
import { asker } from '../ledger/ask.ts';
import type { Acknowledged as Booked } from '../ledger/history.ts';
import { makeSchool, makeTalents } from '../ledger/stage.ts';
import { askerOf } from '../nodes/asking.ts';
import { deliverAndReply, openAndClose } from '../nodes/people.ts';
import { setStage } from '../nodes/stage.ts';

const SEEKERS = 3;
const POSTS = 3_000;
const TALKS = 6;
const APPLICANTS = 2_000;
/** Pause between two calls of one user: the faults are the test, not the load. */
const PACE_MS = 150;
/** A conversation takes 30 messages a minute. */
const TALK_MS = 5_000;

export interface Load {
  delivered: string[];
  replied: string[];
  messages: Message[];
  heard: Heard[];
  registered: Registered[];
  booked: Booked[];
  faults: string[];
  /** When a write was acknowledged. */
  writes: number[];
}

/** A school, seekers, conversations, a project of 公开招聘 and buyers. */
export async function prepare(db: Database) {
  const now = new Date();
  const packageId = newId();
  const units = { posts: 5, refreshes: 12, invitations: 6, talentContacts: 2 };
  await db
    .insert(salesPackage)
    .values({ id: packageId, name: '演练套餐', price: 10_000n, units, validDays: 90, updatedAt: now });
  const operators: string[] = [];
  for (let at = 0; at < 2; at += 1)
    operators.push((await signIn(db, (await givenOperator(db, 'finance')).accountId, { now })).token);
  return {
    packageId,
    operators,
    stage: await setStage(db, SEEKERS, POSTS, 1),
    chat: await makePeople(db, TALKS + 1, TALKS),
    exam: await fillExam(db, { registered: 0, coming: APPLICANTS, reviewers: 1 }),
    school: await makeSchool(db, [], await makeTalents(db, 1)),
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Deliveries, replies, messages, registrations, decisions, orders and refreshes through nginx, until it is stopped. */
export function startLoad(origin: string, prepared: Prepared, gateway: Awaited<ReturnType<typeof openGateway>>) {
  const faults: string[] = [];
  const writes: number[] = [];
  let over = false;
  const isOver = () => over;
  const fault = (what: string) => void faults.push(what);
  const wrote = () => void writes.push(performance.now());
  function* untilOver<T>(all: readonly T[]) {
    for (const one of all) if (!over) yield one;
  }
  const paced =
    <A extends unknown[], T>(ask: (...call: A) => Promise<T>) =>
    async (...call: A) => {
      await wait(PACE_MS);
      return ask(...call);
    };
  const { stage, chat, exam } = prepared;
  const askAs = (token: string, name: string) => paced(askerOf({ origin, token, name, fault }));
  const { delivered, replied, work: deliveries } = deliverAndReply({ stage, askAs, isOver, wrote, fault });
  const load: Load = { delivered, replied, messages: [], heard: [], registered: [], booked: [], faults, writes };
  const keeping = stage.kept.map(({ token, postId }, at) =>
    openAndClose({ ask: askAs(token, `keeper${at}`), postId, isOver, seen: wrote, fault }),
  );
  const listeners = chat.people.map(({ phone, token }) =>
    listen({
      origins: [origin],
      person: phone,
      phone,
      token,
      miss: fault,
      hear: (message) => void load.heard.push(message),
    }),
  );
  const talking = chat.talks.flatMap(({ id, seeker, recruiter }) =>
    [seeker, recruiter].map((at) => {
      const { phone = '', token = '' } = chat.people[at] ?? {};
      let next = performance.now() + Math.random() * TALK_MS;
      const acknowledge = (message: Message) => {
        wrote();
        load.messages.push(message);
        next = performance.now() + TALK_MS;
      };
      const mustWait = () => !over && performance.now() < next;
      const messages = Number.POSITIVE_INFINITY;
      return talk({
        origins: [origin],
        conversation: id,
        sender: phone,
        token,
        messages,
        acknowledge,
        mustWait,
        isOver,
      });
    }),
  );
  const workOf = (name: string, at: number) => {
    const random = seeded(at);
    const asking = asker({ origins: [origin], random, name });
    return { ...asking, ask: paced(asking.ask), random };
  };
  let registering = true;
  const acknowledge = (one: Registered) => {
    wrote();
    load.registered.push(one);
  };
  const examWork = (name: string, at: number) => ({ ...workOf(name, at), examId: exam.examId, acknowledge });
  const registrations = registerAll(examWork('applicant', 1), untilOver(exam.applicants)).finally(() => {
    registering = false;
  });
  const reviews = exam.reviewers.map((reviewer, at) =>
    reviewAll(examWork(`reviewer${at}`, 10 + at), reviewer, () => !registering),
  );
  const buyer: Client = {
    ...workOf('buyer', 20),
    school: prepared.school,
    operators: prepared.operators,
    packageId: prepared.packageId,
    gateway,
    acknowledge: (action) => {
      wrote();
      load.booked.push(action);
    },
    count: () => undefined,
  };
  const buying = async () => {
    while (!over) for (const act of [byTransfer, online, useQuota]) await act(buyer);
  };
  const work = Promise.all([deliveries, ...keeping, ...talking, registrations, ...reviews, buying()]);
  return {
    load,
    isOver,
    /** Ends the load; every call that is under way gets its answer first. */
    finish: async () => {
      over = true;
      await work;
    },
    /** Closes the sockets, once they have heard everything. */
    close: () => Promise.all(listeners.map((listener) => listener.stop())),
    work,
  };
}
