import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { LookMePage } from './look-me-page.tsx';

const MORE = 'GET /api/resume/getViewsList';
const BLOCK = 'PUT /api/jobers/me/blocks/:companyId';
const UNBLOCK = 'DELETE /api/jobers/me/blocks/:companyId';
const viewerOf = (id: string, name: string) => ({
  id,
  company: { id: `9${id}`, name },
  viewedAt: new Date().toISOString(),
});
const list = sampleOf(api[MORE].returns, { items: [viewerOf('1', '云溪实验学校')], nextCursor: 'next' });

function open(blocks: string[] = []) {
  const server = serve({ [BLOCK]: {}, [UNBLOCK]: undefined });
  const page = <LookMePage phone="13800000001" list={list} blocks={blocks} />;
  return { server, ...renderPage(page) };
}

beforeEach(() => signIn.seeker());

test('a company is blocked with its group after a yes, and can be let in again at once', async () => {
  const { server, user } = open();
  await user.click(screen.getByRole('button', { name: '屏蔽云溪实验学校' }));
  const asked = within(await screen.findByRole('dialog'));
  asked.getByText('屏蔽“云溪实验学校”？');
  await user.click(asked.getByRole('button', { name: '取消' }));
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '屏蔽云溪实验学校' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '屏蔽' }));
  await screen.findByText('已屏蔽');
  expect(server.to(BLOCK)[0]).toMatchObject({ params: { companyId: '91' }, body: { withGroup: true } });
  await user.click(screen.getByRole('button', { name: '取消屏蔽云溪实验学校' }));
  await screen.findByText('已取消屏蔽');
  await screen.findByRole('button', { name: '屏蔽云溪实验学校' });
});

test('a block that the server refused is none', async () => {
  const { server, user } = open(['91']);
  server.change({ [UNBLOCK]: () => refusal('UNAVAILABLE') });
  await user.click(screen.getByRole('button', { name: '取消屏蔽云溪实验学校' }));
  await waitFor(() => expect(server.to(UNBLOCK)).toHaveLength(1));
  await screen.findByText('已屏蔽');
});

test('more viewers follow those shown; where they did not come they can be asked for again', async () => {
  const { server, user } = open();
  server.change({ [MORE]: () => refusal('UNAVAILABLE') });
  await user.click(screen.getByRole('button', { name: '再看一些' }));
  await waitFor(() => expect(server.to(MORE)).toHaveLength(1));
  server.change({ [MORE]: { items: [viewerOf('2', '钱塘一中')], nextCursor: null } });
  await waitFor(() => expect(screen.getByRole('button', { name: /再看一些/ })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: /再看一些/ }));
  await screen.findByText('钱塘一中');
  expect(screen.getAllByTestId('viewer')).toHaveLength(2);
  expect(server.to(MORE)[1]?.query).toMatchObject({ phone: '13800000001', cursor: 'next' });
  expect(screen.queryByRole('button', { name: /再看一些/ })).toBeNull();
});
