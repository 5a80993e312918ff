/** Whether the page is dark. The written pages are dark, and so is the first drawing of the app. */
export const isDark = () => document.documentElement.dataset.theme !== 'light'
