/** Shared with the server, so that the lines in its pages look the same as here. */
export { typeset } from '@glimmer/lib/typeset'
