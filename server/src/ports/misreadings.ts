/**
 * The diagnostics channel (`node:diagnostics_channel`) on which a false alarm of the care detector is published for the
 * metrics: what was read, a note or a line, and never its words.
 */
export const misreadings = 'glimmer:care-misreadings'
