import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MergeConflict } from '#contract/resumes/resume-merge.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { ConflictPanel } from './conflict-panel.tsx';

const content = { educations: [{ key: 'e1', school: '华南师范大学' }] } as unknown as ResumeContent;

function open(...conflicts: Partial<MergeConflict>[]) {
  serve({});
  const onChoose = vi.fn();
  renderPage(<ConflictPanel conflicts={conflicts as MergeConflict[]} content={content} onChoose={onChoose} />);
  return onChoose;
}
/** What a conflict is about, and both sides of it. */
const read = () =>
  screen.getAllByRole('listitem').map((one) => {
    const [name, , mine, , theirs] = [...one.querySelectorAll('p')].map(({ textContent }) => textContent);
    return [name, mine, theirs];
  });

test('both sides stand side by side, and one is chosen', () => {
  const conflict = { section: 'intro' as const, mine: '喜欢孩子', theirs: '热爱教学' };
  const onChoose = open(conflict);
  expect(read()).toEqual([['自我评价', '喜欢孩子', '热爱教学']]);
  fireEvent.click(screen.getByRole('button', { name: '用别处的' }));
  fireEvent.click(screen.getByRole('button', { name: '用这里的' }));
  expect(onChoose.mock.calls).toEqual([
    [conflict, 'theirs'],
    [conflict, 'mine'],
  ]);
});

test('of several each is chosen by itself', () => {
  const onChoose = open(
    { section: 'email', mine: 'a@a.test', theirs: '' },
    { section: 'arrival', mine: '随时', theirs: '一周内' },
  );
  expect(read()).toEqual([
    ['邮箱', 'a@a.test', '（空）'],
    ['到岗时间', '随时', '一周内'],
  ]);
  const second = within(screen.getAllByRole('listitem')[1] as HTMLElement);
  fireEvent.click(second.getByRole('button', { name: '用这里的' }));
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ section: 'arrival' });
});

test('a value is shown as the page shows it, not as it is stored', () => {
  open(
    { section: 'languages', mine: undefined, theirs: '2a' },
    { section: 'personal', field: 'political', mine: 'party', theirs: undefined },
    { section: 'personal', field: 'photoId', mine: '71', theirs: undefined },
    { section: 'own', field: 'fileId', mine: undefined, theirs: '72' },
  );
  const [putonghua, political, photo, file] = read();
  expect(putonghua?.slice(0, 2)).toEqual(['普通话等级', '（空）']);
  expect(political?.[0]).toBe('政治面貌');
  expect([photo, file]).toEqual([
    ['证件照', '一个文件', '（空）'],
    ['自己的简历', '（空）', '一个文件'],
  ]);
});

test('an entry that one side removed says so; a field of an entry names its entry', () => {
  open(
    { section: 'educations', key: 'e1', mine: undefined, theirs: { key: 'e1', school: '华南师范大学' } },
    { section: 'educations', key: 'e1', field: 'school', mine: '华南师大', theirs: '华南师范大学' },
  );
  const [entry, field] = read();
  expect(entry?.[1]).toBe('删除这一条');
  expect(entry?.[2]).toContain('华南师范大学');
  expect(field?.[0]).toMatch(/^教育经历 · .*华南师范大学/);
  expect(field?.slice(1)).toEqual(['华南师大', '华南师范大学']);
});

test('without a conflict nothing is in the way', () => {
  open();
  expect(screen.queryByRole('alert')).toBeNull();
});
