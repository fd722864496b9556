import { screen } from '@testing-library/react';
import { Table } from 'antd';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';

test('a table is not a live region, which would be read whole with each change', () => {
  renderConsole(<Table dataSource={[{ key: '1', name: '林知夏' }]} columns={[{ dataIndex: 'name' }]} />);
  expect(screen.getByText('林知夏').closest('[aria-live]')).toBeNull();
});
