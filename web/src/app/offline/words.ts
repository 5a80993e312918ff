/** What is wrong, as far as is known: the browser knows of no connection, or nobody answers at the other end. */
export const noConnection = () => (navigator.onLine ? 'Glimmer can’t be reached just now.' : 'You’re offline.')
