/** What is wrong with a file, as a message for the person who sent it. */
export class FileFault extends Error {}

/** Of a workbook whose parts or cells unpack to more than a person would import. */
export const tooLargeUnpacked = () => new FileFault('表格解压后过大，请拆分，或只留下需要的工作表后再导入');
