import { setTimeout as wait } from 'node:timers/promises';
import type { Applicant } from '#lab/bench/exam/fill.ts';
import type { Asker } from '../ledger/ask.ts';
import type { Acknowledged } from './history.ts';

interface Work extends Asker {
  examId: string;
  acknowledge(action: Acknowledged): void;
  random(): number;
}

const kinds = ['photo', 'identity', 'diploma'];
/** Share of applicants whose phone sends the form as well. */
const TWICE = 0.1;

/** Registers people one after another; some send the form from two devices at once. */
export async function registerAll(work: Work, people: Iterable<Applicant>): Promise<void> {
  for (const { token, postId, identityNumber, files, joberId } of people) {
    const evidence = files.map((fileId, at) => ({ kind: kinds[at], fileId }));
    const body = { postId, identityNumber, evidence, pledged: true };
    const send = () => work.ask(token, 'POST', `/api/exams/${work.examId}/registrations`, body);
    const answers = await Promise.all(work.random() < TWICE ? [send(), send()] : [send()]);
    const good = answers.filter(({ status }) => status === 200);
    // Refused as a second one: the first one's answer was lost with its node, or the other device was faster.
    const refused = answers.find(({ status }) => status !== 200 && status !== 409);
    if (refused) throw new Error(`a registration was refused: ${JSON.stringify(refused.body)}`);
    for (const { body: made } of good) work.acknowledge({ registration: made.id, applicant: joberId });
  }
}

interface Reviewer {
  token: string;
  accountId: string;
}

const decisions = [
  { move: 'approve', reason: '' },
  { move: 'refuse', reason: '专业不符' },
  { move: 'return', reason: '请补交学位证', completeBy: '2099-01-01T00:00:00Z' },
];
const PAUSE_MS = 100;

/** Decides the oldest registrations of the queue, as others do at the same time, until nothing waits after the last registration. */
export async function reviewAll(work: Work, reviewer: Reviewer, isOver: () => boolean): Promise<void> {
  const { token, accountId } = reviewer;
  for (;;) {
    const over = isOver();
    const queue = await work.ask(token, 'GET', `/api/company/exams/${work.examId}/registrations?status=submitted`);
    const items = queue.body.items ?? [];
    if (items.length === 0 && over) return;
    if (items.length === 0) await wait(PAUSE_MS);
    for (const { id } of items.slice(0, 5)) {
      const decision = decisions[Math.floor(work.random() * decisions.length)] ?? decisions[0];
      const path = `/api/company/examRegistrations/${id}/moves`;
      const { status, body } = await work.ask(token, 'POST', path, decision);
      if (status === 200) work.acknowledge({ decision: decision?.move ?? '', registration: id, reviewer: accountId });
      else if (status !== 409) throw new Error(`a decision was refused: ${JSON.stringify(body)}`);
    }
  }
}
