import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, type Sent, serve } from '#web/testing/serve.ts';
import { WorkingDays } from '../results/results-tab.tsx';
import { ObjectionForm } from './objection-form.tsx';
import { VerifyCard } from './publicity-cards.tsx';

test('the strip counts working days and says how many are left', () => {
  const publicAt = '2027-02-22T01:00:00Z';
  const strip = (now: string) => renderPage(<WorkingDays publicAt={publicAt} workingDays={7} now={Date.parse(now)} />);
  const running = strip('2027-02-24T02:00:00Z');
  expect(screen.getByText('还有 4 个工作日')).toBeDefined();
  expect(screen.getByText(/第 3 \/ 7 个，03-02 周二 17:00 结束/)).toBeDefined();
  expect(screen.getByText(/节假日安排未录入/)).toBeDefined();
  running.unmount();
  strip('2027-03-02T09:00:00Z');
  expect(screen.getByText('公示已满 7 个工作日')).toBeDefined();
});

test('an objection names what is missing, shows the server’s faults at their fields, and is sent once complete', async () => {
  const sent: Sent[] = [];
  let answer = () =>
    refusal('INVALID_INPUT', '名单里没有这个人', [{ path: 'body.aboutId', message: '名单里没有这个人，请重新选择' }]) as
      | ReturnType<typeof refusal>
      | { id: string };
  serve({
    'POST /api/examPublications/:id/objections': (call) => {
      sent.push(call);
      return answer();
    },
  });
  const done = vi.fn();
  const targets = [{ id: '5', label: '10204 高中数学教师，第 3 名 叶*秋' }];
  const { user } = renderPage(<ObjectionForm publicationId="9" targets={targets} onDone={done} />);
  const submit = () => user.click(screen.getByRole('button', { name: '提交异议' }));
  await submit();
  for (const said of ['请填写真实姓名', '事实与理由至少 10 个字', '请确认对所述内容的真实性负责'])
    expect(screen.getByText(said)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('针对谁'), '5');
  await user.click(screen.getByRole('radio', { name: '资格条件' }));
  await user.type(screen.getByLabelText('真实姓名'), '程知远');
  await user.type(screen.getByLabelText('事实与理由'), '面试折分与公布的平均分不一致');
  await user.click(screen.getByRole('checkbox'));
  await submit();
  await screen.findByText('名单里没有这个人，请重新选择');
  answer = () => ({ id: '1' });
  await submit();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent.at(-1)?.body).toEqual({
    kind: 'eligibility',
    aboutId: '5',
    name: '程知远',
    fileId: null,
    pledged: true,
    body: '面试折分与公布的平均分不一致',
  });
});

test('a file that is no archive is refused on this device', async () => {
  const chain = { blocks: 1, events: 3, hash: 'a'.repeat(64), at: '2026-11-24T00:00:00Z' };
  const { user } = renderPage(<VerifyCard hash={'b'.repeat(64)} chain={chain} draws={[]} />);
  await user.upload(screen.getByLabelText('归档包'), new File(['no zip'], 'archive.zip'));
  await screen.findByText('这个文件不是归档包，或已损坏');
});
