/** How far, in milliseconds, the arrow keys and the keys of a headset move. */
export const stepMs = 2_000
