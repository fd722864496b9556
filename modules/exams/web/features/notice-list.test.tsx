import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoticeList } from './notice-list.tsx';

const change = { step: 'register', before: '11-18 09:00 至 12-08 17:00', after: '11-18 09:00 至 12-12 17:00' };
const notice = { id: '1', title: '报名延期的公告', body: '报名延长至12月12日。', at: '2026-11-30T01:00:00.000Z' };

test('a notice shows what held before and what holds now, unless its text says so itself', () => {
  const said = { ...notice, id: '2', body: `报名：${change.after}（原为 ${change.before}）` };
  render(
    <NoticeList
      notices={[
        { ...notice, changes: [change] },
        { ...said, changes: [change] },
      ]}
    />,
  );
  expect(screen.getAllByText(/原为/).map(({ textContent }) => textContent)).toEqual([
    `报名：${change.after}（原为 ${change.before}）`,
    said.body,
  ]);
});
