import { act, render, screen } from '@testing-library/react';
import { type ComponentType, startTransition } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { consolePages } from './console-pages.tsx';

test('an address in any case opens its page; until its code is there a skeleton stands, or nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const Page = consolePages(
    { '/ment': async () => () => <p>职位</p>, '/delivery': () => promise, '/connect': () => promise },
    { bare: ['/connect'] },
  );
  const routes = ['/ment', '/delivery', '/connect'].map((path) => ({ path, id: path, Component: Page }));
  const router = createMemoryRouter(routes, { initialEntries: ['/Ment/'] });
  const { container } = render(<RouterProvider router={router} />);
  await screen.findByText('职位');

  const go = (path: string) => act(async () => startTransition(() => void router.navigate(path)));
  await go('/delivery');
  expect(screen.queryByText('职位')).toBeNull();
  screen.getByRole('heading', { name: '正在加载' });
  await go('/connect');
  expect(container.textContent).toBe('');
  await act(async () => resolve(() => <p>沟通</p>));
  await screen.findByText('沟通');
});
