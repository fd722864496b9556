import { expect, test } from 'vitest';
import { strictEvents } from '#contract/testing/strict-events.ts';
import { givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { articleForm, lectureForm } from './test-content.ts';

const { app, db, call, clock } = await useWholeApp();
const { token } = await signIn(db, (await givenOperator(db, 'content')).accountId, { now: clock.now() });

async function publish(form: object): Promise<string> {
  const { body: draft } = await call('POST', '/api/content/editor/items', { token, body: form });
  await call('POST', `/api/content/editor/items/${draft.id}/moves`, { token, body: { move: 'publish' } });
  return draft.id;
}
const get = (url: string) => app.inject({ method: 'GET', url });

test('the feed of news is RSS 2.0 with what is live, its signs escaped', async () => {
  const id = await publish({ ...articleForm, title: '<b>面试</b> & “试讲”', summary: 'a < b' });
  const hidden = await publish({ ...articleForm, title: '明天的新闻', publishAt: '2099-01-01T00:00:00Z' });
  const { body, headers } = await get('/consultation/rss.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<rss version="2\.0"/);
  expect(body).toContain('<title>&lt;b&gt;面试&lt;/b&gt; &amp; “试讲”</title>');
  expect(body).toContain(`/consultation/ConsultationDetail?id=${id}</guid>`);
  expect(body).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/);
  expect(body).not.toContain(hidden);
});

test('a lecture goes into a calendar with its time in UTC and without its live address', async () => {
  const id = await publish(lectureForm());
  const { body, headers } = await get(`/entrepreneurship/expert/calendar.ics?id=${id}`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(strictEvents(body)).toHaveLength(1);
  const lines = body.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:lecture-${id}`,
      'SUMMARY:结构化面试怎么答',
      'DTSTART:20261201T110000Z',
      'DTEND:20261201T130000Z',
      'BEGIN:VALARM',
    ]),
  );
  expect(body).not.toContain('live.example.com');
});

test.each(['', '?id=abc', '?id=9'])('there is no calendar for %j', async (query) => {
  expect((await get(`/entrepreneurship/expert/calendar.ics${query}`)).statusCode).toBe(404);
});
