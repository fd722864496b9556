import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { presentConfig } from './routes.ts';

test('the footer stays hidden until it is switched on', () => {
  const filled = { FOOTER_ADDRESS: '杭州市上城区某路 1 号', FOOTER_ICP_NUMBER: '浙ICP备00000000号' };
  expect(presentConfig(readConfig(filled)).footer).toBeNull();
  expect(presentConfig(readConfig({ ...filled, FOOTER_ENABLED: '1' })).footer).toMatchObject({
    address: filled.FOOTER_ADDRESS,
  });
});

test('no setting that a browser has no use for leaves the server', () => {
  const shown = JSON.stringify(
    presentConfig(readConfig({ DATABASE_URL: 'postgres://u:geheim@h/d', DATA_DIR: 'somewhere' })),
  );
  expect(shown).not.toMatch(/geheim|somewhere/);
});

test('portal links that are not set are null', () => {
  expect(presentConfig(readConfig({}))).toMatchObject({ agentLoginUrl: null, collegeLoginUrl: null });
});
