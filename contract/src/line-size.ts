/** Lines with more characters than this are set smaller, so that they stay clear of the light and of what follows. */
export const longestLarge = 64
