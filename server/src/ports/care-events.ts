/**
 * The diagnostics channels (`node:diagnostics_channel`) on which the care detector publishes that it stopped words, and
 * that a user called that a false alarm: what was read, a note or a line, and never its words.
 */
export const careShown = 'glimmer:care-shown'
export const misreadings = 'glimmer:care-misreadings'
