/** Whether the page is dark. Prerendered pages are, and so is the app's first render. */
export const isDark = () => document.documentElement.dataset.theme !== 'light'
