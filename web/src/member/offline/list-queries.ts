/** Lines per page of a list. The screens and the prefetches share it, so that they share a query key. */
export const linesPerPage = 12

/** The query key under which the lines recorded in the user's own voice are cached, before their id. */
export const recordedLinesKey = 'recorded lines'
