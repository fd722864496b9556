import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { savedFiles } from '#web/testing/saved-files.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { loadDetail } from '../load-content.ts';
import { DetailPage } from './detail-page.tsx';

const READ = 'GET /api/content/items/:id';
const AT = '/entrepreneurship/guide/details?id=7';
const item = (more: object = {}) =>
  ({
    id: '7',
    kind: 'guide',
    title: '教师资格认定',
    guide: {
      steps: [
        { title: '网上报名', text: '在官网填写。', takes: '1 天', costs: '免费', place: '' },
        { title: '现场确认', text: '带证件。' },
      ],
      checklist: ['身份证', '学位证'],
      audience: '应届毕业生',
      duration: '约 30 天',
    },
    body: '',
    attachments: [],
    related: [],
    ...more,
  }) as never;

function open(answer: unknown = item(), at = AT) {
  const server = serve({
    [READ]: answer as never,
    'POST /api/content/items/:id/views': null,
  });
  return {
    server,
    ...renderLoaded(loadDetail, (data) => <DetailPage data={data} />, at),
  };
}
const title = () => screen.findByRole('heading', { level: 1, name: '教师资格认定' });
const step = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const kept = () => JSON.parse(localStorage.getItem('jyrc_guide_ticks') ?? '{}');

test('steps and materials are ticked, counted, and still ticked the next time', async () => {
  const { user, unmount } = open();
  await title();
  await user.click(step(/^完成第 1 步/));
  await user.click(step(/^学位证/));
  screen.getByText('已完成 1 / 2 步');
  screen.getByText('1/2 已备');
  expect(kept()).toEqual({ 7: ['网上报名', '学位证'] });
  unmount();
  open();
  await title();
  await waitFor(() => expect(step(/^完成第 1 步/).checked).toBe(true));
  await user.click(step(/^完成第 1 步/));
  await waitFor(() => screen.getByText('已完成 0 / 2 步'));
  expect(kept()).toEqual({ 7: ['学位证'] });
});

test('the last step is the end, and ticks of another guide are left alone', async () => {
  localStorage.setItem('jyrc_guide_ticks', JSON.stringify({ 3: ['网上报名'], 7: ['网上报名'] }));
  const { user } = open();
  await title();
  await user.click(step(/^完成第 2 步/));
  screen.getByText('2 步都做完了');
  expect(kept()).toEqual({ 3: ['网上报名'], 7: ['网上报名', '现场确认'] });
});

test('where the browser keeps nothing the ticks last as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  const { user } = open();
  await title();
  await user.click(step(/^完成第 1 步/));
  screen.getByText('已完成 1 / 2 步');
});

test('steps and materials are one text to take along', async () => {
  const files = savedFiles();
  const { user } = open();
  await title();
  await user.click(screen.getByRole('button', { name: '下载步骤与清单' }));
  expect(files[0]?.name).toBe('教师资格认定.txt');
  const text = (await files[0]?.bytes.text()) ?? '';
  expect(text).toContain('1. 网上报名：在官网填写。');
  expect(text).toContain('[ ] 学位证');
});

test('only what is known of a step is said of it; a guide without materials has no list of them', async () => {
  open(
    item({
      guide: {
        steps: [{ title: '网上报名', text: '填写。', costs: '免费' }],
        checklist: [],
        audience: '',
        duration: '',
      },
    }),
  );
  await title();
  const facts = within(
    screen.getAllByRole('listitem').find((one) => one.textContent?.includes('网上报名')) as HTMLElement,
  );
  facts.getByText('免费');
  expect(screen.queryByRole('button', { name: '下载步骤与清单' })).toBeNull();
});

test('another kind at this address, or none, is not found here', async () => {
  const { unmount } = open(item({ kind: 'policy', guide: undefined }));
  await waitFor(() => expect(document.body.textContent).toMatch(/没有这一页/));
  unmount();
  open(() => refusal('NOT_FOUND'));
  await waitFor(() => expect(document.body.textContent).toMatch(/没有这一页/));
});
