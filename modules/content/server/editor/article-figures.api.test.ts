import { expect, test } from 'vitest';
import { articleForm, useContentApp } from '../test-content.ts';

const { call, edit, publish } = await useContentApp();

const figure = {
  shape: 'bars',
  title: '全国幼儿园数',
  note: '',
  unit: '万所',
  source: '教育部公报',
  rows: [
    { label: '2023', value: 27.44, strong: false },
    { label: '2024', value: 25.33, strong: true },
  ],
};
const article = { highlight: '25.33 万', figures: [figure], terms: [{ word: '普惠园', text: '' }], method: '取自公报' };
const form = (facts: object) => ({ ...articleForm, article: { ...article, ...facts } });

test('figures, terms and method of an article reach its readers, and no list', async () => {
  const { id } = await publish(form({}));
  const { body } = await call('GET', `/api/content/items/${id}`);
  expect(body.article).toEqual(article);
  const { body: list } = await call('GET', '/api/content/articles');
  expect(list.items.find((item: { id: string }) => item.id === id)).not.toHaveProperty('article');
});

test.each([
  ['a figure without a source', { figures: [{ ...figure, source: '' }] }, 'body.article.figures.0.source'],
  ['a figure of one row', { figures: [{ ...figure, rows: figure.rows.slice(1) }] }, 'body.article.figures.0.rows'],
  [
    'a value that is no number',
    { figures: [{ ...figure, rows: [figure.rows[0], { label: '乙', value: null, strong: false }] }] },
    'body.article.figures.0.rows.1.value',
  ],
])('%s is refused at its field', async (_, facts, path) => {
  const { status, body } = await edit('POST', '/items', form(facts));
  expect(status).toBe(400);
  expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
});

test('figures belong to articles alone', async () => {
  const { status, body } = await edit('POST', '/items', {
    ...form({}),
    kind: 'guide',
    category: 'resume',
    guide: { audience: '', duration: '', steps: [], checklist: [] },
  });
  expect(status).toBe(400);
  expect(body.issues[0].path).toBe('body.article');
});
