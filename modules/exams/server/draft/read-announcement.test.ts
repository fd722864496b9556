import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FoundFact } from '../../contract/exam-reading.ts';
import { readAnnouncement } from './read-announcement.ts';

interface Sample {
  /** 'register: 2026-12-01 09:00 ~ 2026-12-05 17:00' */
  expected: string[];
  lines: string[];
}

function samplesOf(name: string): Sample[] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8').replace(/^#.*\n/, '');
  return text.split('\n====\n').map((block) => {
    const [facts = '', lines = ''] = block.split('\n----\n');
    return { expected: facts.trim().split('\n'), lines: lines.split('\n') };
  });
}

const local = (iso: string | null) =>
  iso === null ? '?' : new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

function wordsOf(fact: FoundFact): string {
  if (fact.field === 'step') return `${fact.step}: ${local(fact.startsAt)} ~ ${local(fact.endsAt)}`;
  if (fact.field === 'phone') return `phone: ${fact.name} ${fact.number}`;
  if (fact.field === 'weights')
    return `weights: ${[fact.written, fact.interview, fact.other].filter((share) => share !== null).join('/')}`;
  if (fact.field === 'ratio' && fact.floor !== null) return `ratio: ${fact.value} floor ${fact.floor}`;
  return `${fact.field}: ${fact.value}`;
}

/** Facts that were expected and found, and those that differ, by sample. */
function score(samples: readonly Sample[]) {
  const faults: string[] = [];
  let [right, all, guessed] = [0, 0, 0];
  for (const { expected, lines } of samples) {
    const found = readAnnouncement(lines).facts;
    const read = found.map(wordsOf);
    guessed += found.filter((fact) => fact.note === '' && !expected.includes(wordsOf(fact))).length;
    const missed = expected.filter((fact) => !read.includes(fact));
    const surplus = read.filter((fact) => !expected.includes(fact));
    right += expected.length - missed.length;
    // A fact that was read and is not there counts like one that was missed, unless another of its field was missed already.
    const fieldOf = (fact: string) => fact.slice(0, fact.indexOf(':'));
    const more = surplus.filter((surplu) => !missed.some((other) => fieldOf(other) === fieldOf(surplu)));
    all += expected.length + more.length;
    faults.push(
      ...missed.map((fact) => `- ${lines[0]} ${fact}`),
      ...surplus.map((surplu) => `+ ${lines[0]} ${surplu}`),
    );
  }
  return { share: right / all, right, all, guessed, faults };
}

test.each(['announcements.txt', 'announcements-apart.txt', 'announcements-late.txt', 'announcements-kinds.txt'])(
  'of the facts of %s at least 95 % are right',
  (name) => {
    const samples = samplesOf(name);
    expect(samples.length).toBeGreaterThanOrEqual(12);
    const { share, right, all, guessed, faults } = score(samples);
    const unmarked = `${guessed} wrong without a mark`;
    process.stdout.write(`${name}: ${right} of ${all} facts, ${(100 * share).toFixed(1)} %, ${unmarked}\n`);
    expect(share, faults.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(guessed, faults.join('\n')).toBeLessThanOrEqual(0);
  },
);
