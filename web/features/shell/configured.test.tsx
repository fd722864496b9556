import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SiteConfig } from '#contract/site/site.ts';
import { useSite } from '#web/features/site/use-site.ts';
import { PortalLinks, SiteFooter } from './site-shell.tsx';

const bare: SiteConfig = {
  agentLoginUrl: null,
  collegeLoginUrl: null,
  enterpriseLoginUrl: '/enterprise/login',
  apiBaseUrl: '',
  uploadUrl: '/api/files',
  wsUrl: '/ws/message',
  pcSiteUrl: '/',
  mobileSiteUrl: '/mobile',
  apiTimeoutMs: 1_200_000,
  footer: null,
  modulesOff: [],
  demo: false,
};

function render(Component: ComponentType<{ linkClass: string }>, site: SiteConfig): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <Component linkClass="" />, loader: () => ({ site }) },
  ]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { site } } }} />);
}

const Portals = ({ linkClass }: { linkClass: string }) => <PortalLinks site={useSite()} linkClass={linkClass} />;

test('the portals of agents and colleges are linked where they are configured, and only there', () => {
  expect(render(Portals, bare)).not.toMatch(/代理商|院校/);
  const both = { ...bare, agentLoginUrl: 'https://agent.example', collegeLoginUrl: 'https://college.example' };
  expect(render(Portals, both)).toContain('href="https://agent.example"');
  expect(render(Portals, both)).toContain('href="https://college.example"');
  expect(render(Portals, { ...both, collegeLoginUrl: null })).not.toContain('college.example');
});

test('the footer is hidden until it is switched on, and then shows its five fields', () => {
  const bandAlone = render(SiteFooter, bare);
  expect(bandAlone).toContain('招聘不收取任何费用');
  expect(bandAlone).not.toMatch(/地址：|电话：|ICP/);
  const footer = {
    address: '杭州市上城区某路 1 号',
    phone: '0571-00000000',
    policeNumber: '浙公网安备 33010000000000 号',
    icpNumber: '浙ICP备00000000号',
    copyright: '© 2026 教育人才网',
  };
  const shown = render(SiteFooter, { ...bare, footer });
  for (const field of Object.values(footer)) expect(shown).toContain(field);
});
