/** Whether a dialog takes the keys. One that is closing no longer does, though it is seen for another 0.3 s. */
export const isDialogOpen = (): boolean =>
  document.querySelector('.ant-modal-wrap:not([style*="display: none"]) .ant-modal:not([class*="-leave"])') !== null;
