/** 班主任, where the position does not say so itself. */
export const homeroomWord = ({ homeroom, position }: { homeroom?: boolean | undefined; position: string }): string =>
  homeroom && !position.includes('班主任') ? '班主任' : '';
