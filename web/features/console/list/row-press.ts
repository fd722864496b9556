import type { MouseEvent } from 'react';

const controls = 'a, button, input, label, .ant-select, .ant-table-selection-column';

/** A press anywhere on a row opens it, but for those on its controls; the keyboard has the row's name for that. */
export const pressOf = (onOpen: (() => void) | undefined) =>
  onOpen && {
    onClick: ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
      // What a menu of the row shows stands elsewhere in the document.
      const isWithin = currentTarget.contains(target as Node);
      if (isWithin && !(target as Element).closest(controls)) onOpen();
    },
  };
