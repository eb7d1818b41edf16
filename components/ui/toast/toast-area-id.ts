/** The id by which `showToast` finds what `ToastRegion` has put into the page. */
export const toastAreaId = 'toasts';
