/** The server writes lines into pages as they are shown here. */
export { typeset } from '@glimmer/lib/typeset'
