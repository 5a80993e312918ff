/** Lines per page of a list. The screens and the prefetches share it, so that they share a query key. */
export const linesPerPage = 12
