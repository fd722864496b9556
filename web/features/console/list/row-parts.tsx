import { App, Button, Dropdown, type TableColumnsType, type TableColumnType, type TableProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NameProps {
  name: string;
  /** A picture before it: a crest, a face, a cover. */
  picture?: ReactNode;
  /** What is unusual about it, beside the name. */
  mark?: ReactNode;
  /** What it is, in a line below. */
  about?: ReactNode;
  /** Where its page is … */
  to?: string;
  /** … or what opens it beside the list; without both it is a name alone. */
  onOpen?: () => void;
}

const look = 'line-clamp-2 max-w-full text-left font-semibold text-ink-1';
const opens = 'cursor-pointer hover:text-brand';

/** What a row of a table is of: its name opens it, where it can be opened. */
export function RowName({ name, picture, mark, about, to, onOpen }: NameProps) {
  return (
    <span className="flex items-center gap-3">
      {picture}
      <span className="flex min-w-0 flex-col items-start">
        <span className="flex max-w-full items-center gap-2 *:last:not-first:flex-none">
          {to ? (
            <Link className={`${look} ${opens}`} to={to}>
              {name}
            </Link>
          ) : onOpen ? (
            <button type="button" className={`${look} ${opens}`} onClick={onOpen}>
              {name}
            </button>
          ) : (
            <b className={look}>{name}</b>
          )}
          {mark}
        </span>
        {about && <span className="max-w-full truncate text-14 text-ink-3">{about}</span>}
      </span>
    </span>
  );
}

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

export interface RowAct {
  label: string;
  /** Where it leads, in this window or a new one … */
  href?: string;
  newWindow?: boolean;
  /** … or what it does, after a yes where something is asked. */
  onAct?(): unknown;
  ask?: { title: string; content?: string };
  danger?: boolean;
  /** What waits for this person: a button among links. */
  strong?: boolean;
  /** What each row is gone through for: seen before the row is pointed at. */
  shown?: boolean;
}

interface Props {
  /** Whose acts these are, for assistive technology. */
  of: string;
  main?: RowAct | undefined;
  more?: readonly RowAct[];
}

/** The acts of a row: at most one as text, all others in a menu; what destroys is red and asks first. They show once the row is pointed at or has the focus; what waits always does. */
export function RowActs({ of, main, more = [] }: Props) {
  const { modal } = App.useApp();
  const go = ({ label, onAct, ask, danger = false }: RowAct) => {
    // What failed was said by then.
    const act = () => Promise.resolve(onAct?.()).catch(() => undefined);
    if (!ask) return void act();
    // The dialog waits for the answer.
    modal.confirm({ ...ask, okText: label, okButtonProps: { danger }, cancelText: '取消', onOk: act });
  };
  return (
    <span className="flex items-center justify-end gap-2">
      {main && (
        <Button
          size="small"
          {...(main.strong ? {} : { type: 'link', className: main.shown ? 'px-0' : 'row-act px-0' })}
          danger={main.danger ?? false}
          {...(main.href ? { href: main.href, target: main.newWindow ? '_blank' : '_self' } : {})}
          onClick={() => go(main)}
        >
          {main.label}
        </Button>
      )}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: more.map(({ label, href, newWindow, danger = false }) => ({
              key: label,
              danger,
              label: href ? (
                <a href={href} {...(newWindow ? { target: '_blank', rel: 'noreferrer' } : {})}>
                  {label}
                </a>
              ) : (
                label
              ),
            })),
            onClick: ({ key }) => {
              const act = more.find(({ label }) => label === key);
              if (act) go(act);
            },
          }}
        >
          <Button
            type="text"
            size="small"
            className="row-act -mr-1.5"
            aria-label={`${of} 更多操作`}
            icon={<Ellipsis size={16} aria-hidden="true" />}
          />
        </Dropdown>
      )}
    </span>
  );
}

type Look<T> = Pick<
  ListColumn<T>,
  'key' | 'width' | 'align' | 'className' | 'responsive' | 'rowScope' | 'sorter' | 'phone'
>;

/** A column of a list: its head, its width and the like, and what of a row stands in it. */
export const column = <T,>(title: string, look: Look<T>, render: (row: T) => ReactNode) => ({
  title,
  key: title,
  ...look,
  render: (_: unknown, row: T) => render(row),
});

/** The last column of a table: the acts of each row. Its head is not drawn: most acts show once a row is pointed at. */
export const actsColumn = <T,>(width: number, render: (row: T) => ReactNode) => ({
  ...column<T>('操作', { key: 'actions', width, align: 'right' }, render),
  title: <span className="sr-only">操作</span>,
});
