import { getDocumentProxy } from 'unpdf';
import { FileFault } from '#packages/office-files/file-fault.ts';
import { lockedFault } from './check-pdf.ts';

/**
 * Refuses an encrypted PDF that does not open without a password; one that only restricts printing or copying does.
 * @throws FileFault
 */
export async function refuseLocked(bytes: Buffer): Promise<void> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    await document.loadingTask.destroy();
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new FileFault('PDF 已加密，要输入密码才能打开，请去掉密码后再上传');
    throw lockedFault();
  }
}
