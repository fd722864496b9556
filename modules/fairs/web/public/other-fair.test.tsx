import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { pack } from '#web/features/page/page-route.tsx';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { refusal, type Sent, serve } from '#web/testing/serve.ts';
import Fair from '../routes/public/recruitment-details.tsx';
import { loadFair } from './load-fair.ts';

const TICKET = 'GET /api/fairs/:id/ticket';

test('the ticket of one fair is not the ticket of the next', async () => {
  signIn.seeker();
  serve({
    'GET /api/fairs/:id': ({ params }: Sent) => ({ id: params.id as string, title: `招聘会 ${params.id}` }),
    'GET /api/fairs/:id/exhibitors': [],
    'GET /api/fairs/:id/route': () => refusal('NOT_FOUND'),
    'GET /api/fairs': {},
    [TICKET]: ({ params }: Sent) =>
      params.id === '7'
        ? ({ status: 'waiting', waitingPlace: 3, code: null, about: { id: '7' } } as never)
        : (new Promise(() => undefined) as never),
  });
  const { router } = renderLoaded(
    loadFair,
    (data) => createElement(Fair as React.ElementType, { loaderData: pack(data) }),
    '/recruitment/details?id=7',
  );
  await screen.findByRole('button', { name: '候补第 3 位' });
  await act(() => router.navigate('/recruitment/details?id=8'));
  await screen.findByRole('heading', { level: 1, name: /招聘会 8/ });
  expect(screen.queryByRole('button', { name: '候补第 3 位' })).toBeNull();
});
