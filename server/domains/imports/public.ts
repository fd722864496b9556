export { ImportError } from './import-error.ts';
export { planImport } from './plan-import.ts';
export { mappingTable, reportCsv, reportJson, summaryTable } from './report.ts';
export { type RowReading, understandRow } from './rows/understand-row.ts';
export { importFields, type Mapping, neededFields } from './table/fields.ts';
export { cellsOf, checkMapping, mapColumns } from './table/map-columns.ts';
export { readTable } from './table/read-table.ts';
export type { Table } from './table/table.ts';
export { writeImport } from './write-import.ts';
