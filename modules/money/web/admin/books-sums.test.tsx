import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Answers, serve } from '#web/testing/serve.ts';
import { BooksSums } from './books-tab.tsx';

const at = '2026-11-24T02:12:00.000Z';
type Books = Answers['GET /api/admin/ledgerBooks'];

beforeEach(() => signIn.operator('finance'));

test.each<[string, Books, string]>([
  ['no check', {}, '账目核对还没有核对'],
  ['a full check alone', { full: { at, entries: 586 } }, '账目核对账目相符全部 586 笔 11-24 10:12 核对'],
  ['a check of new entries alone', { newest: { at, entries: 3 } }, '账目核对账目相符新增账目 11-24 10:12 核对'],
  ['a fault', { faults: ['x'], full: { at, entries: 586 } }, '账目核对1 处不符全部 586 笔 11-24 10:12 核对'],
])('after %s the books say how they stand', async (_, books, text) => {
  serve({ 'GET /api/admin/ledgerBooks': books });
  renderConsole(<BooksSums />);
  expect((await screen.findByTestId('books-check')).textContent).toBe(`${text}核对全部账目`);
});
