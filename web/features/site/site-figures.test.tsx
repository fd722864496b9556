import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { PortalLinks, RecruiterLink } from './portal-links.tsx';
import { SiteFigures } from './site-figures.tsx';

const HOME = 'GET /api/home';
const stats = { stats: { companies: 12_345, posts: 67_890, replyRate: 86 } };

test('the figures appear once they are there, and can be read', async () => {
  const answer = later<typeof stats>();
  serve({ [HOME]: () => answer.promise });
  const { container } = renderPage(<SiteFigures />);
  expect(container.textContent).toBe('');
  await act(async () => answer.resolve(stats));
  await waitFor(() =>
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.previousSibling?.textContent])).toEqual([
      ['在招单位', '12,345所'],
      ['在招岗位', '67,890个'],
      ['回复率', '86%'],
    ]),
  );
});

test.each([
  ['without a network', unreachable],
  ['from a server that refuses', () => refusal('UNAVAILABLE')],
])('%s the page stands without figures, and no message lies over its form', async (_, answer) => {
  const server = serve({ [HOME]: answer });
  const { container } = renderPage(<SiteFigures />);
  await waitFor(() => expect(server.to(HOME)).toHaveLength(1));
  await act(async () => undefined);
  expect(container.textContent).toBe('');
});

const site = (more: object) =>
  sampleOf(api['GET /api/site/config'].returns, { agentLoginUrl: '', collegeLoginUrl: '', ...more });

test('the portals of others are linked where they are configured, and nowhere else', () => {
  const { unmount } = renderPage(<PortalLinks site={site({ agentLoginUrl: 'https://agent.test/' })} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['代理商', 'https://agent.test/'],
  ]);
  unmount();
  renderPage(<PortalLinks site={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('recruiters are led to the portal of the configuration, or to the sign-in of this site', () => {
  const { unmount } = renderPage(<RecruiterLink site={site({ enterpriseLoginUrl: 'https://hr.test/' })} />);
  expect(screen.getByRole('link', { name: '我要招聘' }).getAttribute('href')).toBe('https://hr.test/');
  unmount();
  renderPage(<RecruiterLink site={null} />);
  expect(screen.getByRole('link', { name: '我要招聘' }).getAttribute('href')).toBe('/enterprise/login');
});
