export { importFields, type Mapping, neededFields } from './fields.ts';
export { ImportError } from './import-error.ts';
export { cellsOf, checkMapping, mapColumns } from './map-columns.ts';
export { planImport } from './plan-import.ts';
export { readTable } from './read-table.ts';
export { mappingTable, reportCsv, reportJson, summaryTable } from './report.ts';
export type { Table } from './table.ts';
export { type RowReading, understandRow } from './understand-row.ts';
export { writeImport } from './write-import.ts';
