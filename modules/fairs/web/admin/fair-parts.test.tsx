import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { fairCard } from '../../contract/fair-views.ts';
import { DoorLink, type FairRow, Fill } from './fairs-page.tsx';

const hour = 3_600_000;
const inHours = (n: number) => new Date(Date.now() + n * hour).toISOString();
const fair = ({ applied = 0, ...more }: Some<FairRow>): FairRow => ({
  ...sampleOf(fairCard, { online: false, startsAt: inHours(-2), endsAt: inHours(6), ...more }),
  applied,
});

beforeEach(() => signIn.operator('content'));

test.each([
  [99, true, '不足一半'],
  [100, true, ''],
  [99, false, ''],
  [200, false, '名额已满'],
])('of 200 places %d are taken, soon: %s', (value, isSoon, said) => {
  renderConsole(<Fill isSoon={isSoon} name="报名" value={value} of={200} unit="人" />);
  expect(screen.getByRole('main').textContent).toBe(`报名 ${value} / 200 人${said}`);
});

test('a fair that is on or begins within a day leads to its door; what is online has none', () => {
  const link = (more: Some<FairRow>) => {
    const page = renderConsole(<DoorLink fair={fair(more)} />);
    const text = screen.getByRole('main').textContent;
    page.unmount();
    return text;
  };
  expect(link({ status: 'running' })).toBe('入场签到');
  expect(link({ status: 'open', startsAt: inHours(20) })).toBe('入场签到');
  expect(link({ status: 'open', startsAt: inHours(30) })).toBe('');
  expect(link({ status: 'running', online: true })).toBe('看现场');
});
