import type { TableColumnsType, TableColumnType, TableProps } from 'antd';

/** Where a column stands in the row of a phone: at the end of its first line, in the line below, or nowhere. */
export type PhonePlace = 'end' | 'line' | 'none';

/** A column of a list; without `phone` the state stands at the end, and every other column in the line below. */
export type ListColumn<T> = TableColumnType<T> & { phone?: PhonePlace };
export type ListColumns<T> = (TableColumnsType<T>[number] & { phone?: PhonePlace })[];

/** What one table has beside the others: selection, rows that are opened, an order by its heads. */
export type ListTable<T> = Pick<
  TableProps<T>,
  | 'rowKey'
  | 'rowSelection'
  | 'rowClassName'
  | 'onRow'
  | 'tableLayout'
  | 'size'
  | 'onChange'
  | 'sortDirections'
  | 'components'
>;
