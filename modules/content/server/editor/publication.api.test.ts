import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { articleForm, useContentApp } from '../test-content.ts';

const { call, clock, db, edit, operator, publish } = await useContentApp();

const titles = async (query = {}) =>
  (await call('GET', '/api/content/articles', { query })).body.items.map(({ title }: { title: string }) => title);
const statusOf = async (id: string) => (await call('GET', `/api/content/items/${id}`)).status;

describe('an article', () => {
  test('is a draft that nobody reads until it is published, and is gone when it is withdrawn', async () => {
    const { body: draft, status } = await edit('POST', '/items', { ...articleForm, title: '先写好的文章' });
    expect([status, draft.shown, draft.moves]).toEqual([200, 'draft', ['edit', 'restore', 'publish']]);
    expect(await statusOf(draft.id)).toBe(404);
    const live = await edit('POST', `/items/${draft.id}/moves`, { move: 'publish' });
    expect([live.body.shown, live.body.publishAt]).toEqual(['live', clock.now().toISOString()]);
    const { body } = await call('GET', `/api/content/items/${draft.id}`);
    expect(body).toMatchObject({ title: '先写好的文章', body: '<p>下月开考。</p>', related: [], place: '' });
    await edit('POST', `/items/${draft.id}/moves`, { move: 'withdraw' });
    expect(await statusOf(draft.id)).toBe(404);
    expect((await edit('POST', `/items/${draft.id}/moves`, { move: 'withdraw' })).body.code).toBe('ILLEGAL_MOVE');
  });

  test('is found in the console by its category', async () => {
    await edit('POST', '/items', { ...articleForm, title: '行业里的事', category: 'industry' });
    await edit('POST', '/items', { ...articleForm, title: '校园里的事', category: 'campus' });
    const found = async (category: string) =>
      (await edit('GET', `/items?kind=article&category=${category}`)).body.items.map(
        (row: { title: string }) => row.title,
      );
    expect(await found('industry')).toEqual(['行业里的事']);
    expect(await found('nothing')).toEqual([]);
  });

  test('appears and disappears at its minute, without any job', async () => {
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
    const form = { ...articleForm, title: '定时的文章', publishAt: at(10), withdrawAt: at(30) };
    const { id } = await publish(form);
    const shown = async () => [(await titles()).includes('定时的文章'), await statusOf(id)];
    clock.advance(9 * 60_000 + 59_999);
    expect(await shown()).toEqual([false, 404]);
    clock.advance(1);
    expect(await shown()).toEqual([true, 200]);
    clock.advance(20 * 60_000 - 1);
    expect(await shown()).toEqual([true, 200]);
    clock.advance(1);
    expect(await shown()).toEqual([false, 404]);
    expect((await edit('GET', `/items/${id}`)).body.shown).toBe('ended');
  });

  test('knows its neighbours, what is like it, and how often it was read', async () => {
    const made: string[] = [];
    await publish({ ...articleForm, title: '别的分类', category: 'exam' });
    for (const title of ['第一篇', '第二篇', '第三篇']) {
      clock.advance(60_000);
      made.push((await publish({ ...articleForm, title, category: 'career' })).id);
    }
    const [, second = ''] = made;
    const look = (ip: string) => call('POST', `/api/content/items/${second}/views`, { ip });
    for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) expect((await look(ip)).status).toBe(204);
    const { body } = await call('GET', `/api/content/items/${second}`);
    expect([body.previous.title, body.next.title, body.viewCount]).toEqual(['第三篇', '第一篇', 2]);
    expect(body.related.map(({ title }: { title: string }) => title)).toEqual(['第三篇', '第一篇', '别的分类']);
    expect(await titles({ category: 'career' })).toEqual(['第三篇', '第二篇', '第一篇']);
  });
});

describe('versions', () => {
  test('keep everything that ever stood there, and bring it back', async () => {
    const { id, version } = await publish({ ...articleForm, title: '第一稿' });
    const saved = await edit('PUT', `/items/${id}`, { version, form: { ...articleForm, title: '第二稿' } });
    expect([saved.body.version, saved.body.shown]).toEqual([3, 'live']);
    const { body: versions } = await edit('GET', `/items/${id}/versions`);
    expect(versions.map((each: { act: string; title: string }) => [each.act, each.title])).toEqual([
      ['edit', '第二稿'],
      ['publish', '第一稿'],
      ['create', '第一稿'],
    ]);
    expect((await edit('GET', `/items/${id}/versions/1`)).body.form.title).toBe('第一稿');
    await edit('POST', `/items/${id}/versions/1/restore`);
    expect((await call('GET', `/api/content/items/${id}`)).body.title).toBe('第一稿');
    expect((await edit('GET', `/items/${id}`)).body.version).toBe(4);
  });

  test('of two who edit at once the second is told', async () => {
    const { id, version } = await publish();
    const save = (title: string) => edit('PUT', `/items/${id}`, { version, form: { ...articleForm, title } });
    const answers = await Promise.all([save('甲的修改'), save('乙的修改')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('are only ever added', async () => {
    await publish();
    const spoiled = db.execute(sql`update content_version set editor_name = 'x'`);
    await expect(spoiled).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    await expect(db.execute(sql`delete from content_version`)).rejects.toThrow();
  });
});

describe('what cannot be published is refused by name', () => {
  test.each([
    ['a category of another kind', { category: 'talent' }, 'body.category'],
    ['a region there is none of', { regionCode: '999900' }, 'body.regionCode'],
    [
      'an end before the beginning',
      { publishAt: '2026-12-02T00:00:00Z', withdrawAt: '2026-12-01T00:00:00Z' },
      'body.withdrawAt',
    ],
    ['a cover of another site', { coverUrl: '//evil.example/x.png' }, 'body.coverUrl'],
    ['a lecture without its facts', { kind: 'lecture', category: 'interview' }, 'body.lecture'],
    ['an upload of somebody else', { attachments: [{ id: '12345', name: '附件.pdf' }] }, 'body.attachments'],
  ])('%s', async (_, change, path) => {
    const { status, body } = await edit('POST', '/items', { ...articleForm, ...change });
    expect([status, body.issues?.[0].path]).toEqual([400, path]);
  });

  test('by who is no editor', async () => {
    const finance = await operator('finance');
    expect((await finance('POST', '/items', articleForm)).status).toBe(403);
    const boss = await operator('super');
    expect((await boss('POST', '/items', articleForm)).status).toBe(200);
  });
});
