import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Endpoints } from '#server/platform/http/endpoints.ts';
import { visitorCall } from './visitor.ts';

const request = { id: '1', ip: '127.0.0.1' } as FastifyRequest;
const deps = { clock: systemClock, db: {} } as unknown as Deps;
const calling = (error: unknown) => {
  const endpoints = { table: {}, run: () => Promise.reject(error) } as unknown as Endpoints;
  return visitorCall(request, { deps, endpoints }).call('GET /api/home', {});
};

test('a page whose database cannot be reached knows it by its status', async () => {
  const cut = Object.assign(new Error('terminating connection'), { code: '57P01' });
  await expect(calling(cut)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
});

test('a fault stays what it is, to be logged whole', async () => {
  const fault = new TypeError('undefined is no function');
  await expect(calling(fault)).rejects.toBe(fault);
});
