import { parse } from 'regexparam'

/** Returns a function that tests paths against a pattern, ignoring case and a trailing slash. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const { pattern: expression } = parse(pattern)
  return (path) => expression.test(path)
}
