/** The rows of a room's plan: columns of at most six seats, up to eight columns, as school rooms are arranged. */
const MAX_ROWS = 6;
const MAX_COLUMNS = 8;

/** A seat's place in its room, from the front left; both begin at 1. */
type SeatPlace = { column: number; row: number };

export const rowsOf = (seats: number): number => Math.max(MAX_ROWS, Math.ceil(seats / MAX_COLUMNS));

/** Seats are numbered along the aisles: the first column from the front, the second back to the front, and so on. */
export function placeOfSeat(seat: number, seats: number): SeatPlace {
  const rows = rowsOf(seats);
  const column = Math.ceil(seat / rows);
  const along = seat - (column - 1) * rows;
  return { column, row: column % 2 === 1 ? along : rows + 1 - along };
}
