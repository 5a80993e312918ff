/** Joins class names, leaving out those that are false or undefined. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
