import { describe, expect, test } from 'vitest';
import { type Resume, type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import { createResumeAutosave } from './resume-autosave.ts';

const conflict = () => new ApiError({ kind: 'status', status: 409, message: '简历已在别处修改' });
const offline = () => new ApiError({ kind: 'network', message: '接口请求失败' });

/** A server with one resume, its windows, and a controllable clock. */
function world(content: Partial<ResumeContent> = {}) {
  let row = { id: '1', revision: 1, content: { ...resumeContent.parse({}), ...content } } as Resume;
  const stored = new Map<string, Draft>();
  let reachable = true;
  const timers: (() => void)[] = [];
  const open = (name: string) => {
    const drafts: DraftStore = {
      take: () => {
        const all = [...stored.values()];
        stored.clear();
        return all;
      },
      write: (_id, draft) => void stored.set(name, draft),
      clear: () => void stored.delete(name),
    };
    return createResumeAutosave(row, {
      patch: async ({ revision, content: part = {} }) => {
        if (!reachable) throw offline();
        if (revision !== row.revision) throw conflict();
        row = { ...row, revision: revision + 1, content: { ...row.content, ...(part as Partial<ResumeContent>) } };
        return row;
      },
      fetch: async () => {
        if (!reachable) throw offline();
        return row;
      },
      drafts,
      announce: () => undefined,
      later: (action) => {
        timers.push(action);
        return () => void timers.splice(0, timers.length, ...timers.filter((timer) => timer !== action));
      },
    });
  };
  const pass = async () => {
    for (let round = 0; round < 6; round += 1) {
      for (const action of timers.splice(0)) action();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const reach = (can: boolean) => {
    reachable = can;
  };
  return { open, pass, reach, row: () => row, kept: stored };
}

const honour = (key: string, title: string) => ({ key, title, issuer: '', note: '' });

describe('a resume that saves itself', () => {
  test('is saved a moment later, and the draft goes', async () => {
    const { open, pass, row, kept: stored } = world();
    const one = open('one');
    one.change({ intro: '热爱教学' });
    expect(one.state().state).toBe('saving');
    expect(stored.size).toBe(1);
    await pass();
    expect([one.state().state, row().content.intro, stored.size]).toEqual(['saved', '热爱教学', 0]);
  });

  test('two windows that write at different places both stand', async () => {
    const { open, pass, row } = world({ honours: [honour('a', '旧奖')] });
    const [one, two] = [open('one'), open('two')];
    one.change({ intro: '第一个窗口' });
    await pass();
    two.change({ honours: [honour('b', '新奖'), honour('a', '旧奖')] });
    await pass();
    expect(row().content).toMatchObject({ intro: '第一个窗口', honours: [{ title: '新奖' }, { title: '旧奖' }] });
    expect([two.state().state, two.state().content.intro]).toEqual(['saved', '第一个窗口']);
  });

  test('at the same place nothing is sent until the person has chosen', async () => {
    for (const [side, result] of [
      ['mine', '第二个窗口'],
      ['theirs', '第一个窗口'],
    ] as const) {
      const { open, pass, row } = world();
      const [one, two] = [open('one'), open('two')];
      one.change({ intro: '第一个窗口' });
      await pass();
      two.change({ intro: '第二个窗口', email: 'lin@example.com' });
      await pass();
      expect([two.state().state, row().content.intro, row().content.email]).toEqual(['conflict', '第一个窗口', '']);
      two.change({ arrival: '随时' });
      await pass();
      expect([two.state().state, row().content.intro]).toEqual(['conflict', '第一个窗口']);
      const [clash] = two.state().conflicts;
      if (!clash) throw new Error('no conflict');
      two.resolve(clash, side);
      await pass();
      expect(row().content).toMatchObject({ intro: result, email: 'lin@example.com' });
      expect(two.state()).toMatchObject({ state: 'saved', content: { intro: result } });
    }
  });

  test('a conflict outlives the window', async () => {
    const { open, pass, row } = world();
    const [one, two] = [open('one'), open('two')];
    one.change({ intro: '第一个窗口' });
    await pass();
    two.change({ intro: '第二个窗口' });
    await pass();
    const later = open('later');
    later.restore();
    await pass();
    expect(later.state().conflicts).toMatchObject([{ section: 'intro', mine: '第二个窗口', theirs: '第一个窗口' }]);
    expect(row().content.intro).toBe('第一个窗口');
  });

  test('offline edits wait, and come back after the window was closed', async () => {
    const { open, pass, row, reach } = world();
    reach(false);
    const one = open('one');
    one.change({ intro: '在火车上写的' });
    await pass();
    expect(one.state().state).toBe('offline');
    one.stop();
    reach(true);
    const later = open('later');
    later.restore();
    expect(later.state().restored).toBe(true);
    await pass();
    expect(row().content.intro).toBe('在火车上写的');
  });

  test.each([400, 404, 413])('what is refused (%i) says why and stays on the page', async (status) => {
    const refused = new ApiError({
      kind: 'status',
      status,
      message: '',
      issues: [{ path: '', message: '求职意向最多 3 条' }],
    });
    const autosave = createResumeAutosave(world().row(), {
      patch: () => Promise.reject(refused),
      fetch: () => Promise.reject(offline()),
      drafts: { take: () => [], write: () => undefined, clear: () => undefined },
      announce: () => undefined,
      later: () => () => undefined,
    });
    autosave.change({ intro: '太长' });
    await autosave.flush();
    expect(autosave.state()).toMatchObject({
      state: 'refused',
      message: '求职意向最多 3 条',
      content: { intro: '太长' },
    });
  });
});
