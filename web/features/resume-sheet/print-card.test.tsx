import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { jober } from '#contract/seekers/seeker.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { PrintCard } from './print-card.tsx';

const SHEET = 'GET /api/resumes/:id/sheet';
const resume = sampleOf(api['GET /api/resumes/:id'].returns, { id: '5', revision: 1 });
const person = sampleOf(jober, { privacy: 'delivered' });
const page = { texts: [], shapes: [], pictures: [] };
const twoPages = { pages: [page, page], outlines: {}, missing: [] };

let show: () => void;

beforeEach(() => {
  signIn.seeker();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => act(() => seen([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const card = (beforeLeaving: () => Promise<void> = async () => undefined) => (
  <PrintCard resume={resume} jober={person} beforeLeaving={beforeLeaving} />
);

test('the page is drawn once it is in sight, alone, with the number of all', async () => {
  const server = serve({ [SHEET]: twoPages });
  renderPage(card());
  screen.getByText('仅投递可见');
  await new Promise((done) => setTimeout(done, 50));
  expect(server.to(SHEET)).toEqual([]);
  show();
  await screen.findByText('共 2 页');
  expect(screen.getAllByTestId('sheet-page')).toHaveLength(1);
});

test('the preview opens after what was typed is saved', async () => {
  serve({ [SHEET]: twoPages });
  const save = vi.fn(async () => undefined);
  const { user, address } = renderPage(card(save));
  show();
  await screen.findByText('共 2 页');
  await user.click(screen.getByRole('button', { name: '预览 A4 与下载' }));
  await waitFor(() => expect(address()).toContain('id=5'));
  expect(save).toHaveBeenCalledOnce();
});

test('a page that cannot be drawn says nothing, and the preview still opens', async () => {
  serve({ [SHEET]: unreachable });
  const { user, address } = renderPage(card());
  show();
  await user.click(screen.getByRole('button', { name: '预览 A4 与下载' }));
  await waitFor(() => expect(address()).toContain('id=5'));
  expect(screen.queryByText('接口请求失败')).toBeNull();
});
