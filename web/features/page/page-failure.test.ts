import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { failPage } from './page-failure.ts';

const thrown = (error: unknown): unknown => {
  try {
    return failPage(error);
  } catch (made) {
    return made;
  }
};

test('an answer of the API becomes a page with its status, message and number', () => {
  const error = new ApiError({ kind: 'status', status: 404, message: '内容不存在或已被删除', requestId: 'r1' });
  expect(thrown(error)).toMatchObject({
    data: { message: '内容不存在或已被删除', requestId: 'r1' },
    init: { status: 404 },
  });
});

test('a network that fails is not the fault of the page', () => {
  expect(thrown(new ApiError({ kind: 'network', message: '接口请求失败' }))).toMatchObject({
    init: { status: 503 },
    data: { message: '网络不通，请检查网络后重试' },
  });
});

test('a fault of our own is passed on as it is', () => {
  const fault = new TypeError('x is not a function');
  expect(thrown(fault)).toBe(fault);
});
