import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FormEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { CityField, CityPick } from './city-pick.tsx';

beforeEach(() => void serve({ 'GET /api/site/regions': [] }));

/** Opens the menu as a browser does, which tells of it after the press. */
async function open(): Promise<ReturnType<typeof within>> {
  const details = document.querySelector('details') as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
  await screen.findByRole('button', { name: '深圳' });
  return within(details);
}

test('a city is taken by one press, which closes the list', async () => {
  const onPick = vi.fn();
  const { user } = renderPage(<CityPick label="加一个城市" onPick={onPick} />);
  const list = await open();
  await user.click(list.getByRole('button', { name: '深圳' }));
  expect(onPick.mock.calls).toEqual([['440300']]);
  expect(document.querySelector('details')?.open).toBe(false);
});

test('one more city is a city, not the whole country', async () => {
  renderPage(<CityPick label="加一个城市" onPick={() => undefined} />);
  const list = await open();
  expect(list.queryByRole('button', { name: /^(全国|不限)$/ })).toBeNull();
});

test('a field says which city it has, and may be without one', async () => {
  const onChange = vi.fn();
  const { user } = renderPage(<CityField label="期望城市" value="440300" onChange={onChange} hint="最多一个" />);
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe('期望城市：深圳');
  const list = await open();
  expect(list.getByRole('button', { name: '深圳' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(list.getByRole('button', { name: '不限' }));
  expect(onChange.mock.calls).toEqual([[null]]);
});

test('no city is called by its name in this form, and a place off the lists is some other one', async () => {
  const { unmount } = renderPage(<CityField label="所在地" none="全国" value={null} onChange={() => undefined} />);
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe('所在地：全国');
  unmount();
  renderPage(<CityField label="所在地" value="999900" onChange={() => undefined} />);
  await waitFor(() => expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe('所在地：其他地区'));
});

test('a city off the grid is found by its name, its pinyin or their initials, and Enter sends no form', async () => {
  const onPick = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <CityPick label="加一个城市" onPick={onPick} />
    </form>,
  );
  const list = await open();
  const field = list.getByLabelText('搜索城市');
  for (const typed of ['衢州', 'quzhou', '衢州市']) {
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    list.getByRole('button', { name: '衢州' });
  }
  expect([list.queryByRole('button', { name: '深圳' }), onSubmit.mock.calls]).toEqual([null, []]);
  await user.click(list.getByRole('button', { name: '衢州' }));
  expect(onPick.mock.calls).toEqual([['330800']]);
});
