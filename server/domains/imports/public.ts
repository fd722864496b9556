export { cellsOf, mapColumns } from './map-columns.ts';
export { readTable } from './read-table.ts';
export { type RowReading, understandRow } from './understand-row.ts';
