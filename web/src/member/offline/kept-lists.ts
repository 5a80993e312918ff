/** As many lines as a list shows at once: asked for alike, a list that was kept is the one that is shown. */
export const linesPerPage = 12
