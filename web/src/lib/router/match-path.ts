import { parse } from 'regexparam'

/** Answers whether a path is one of a pattern: with or without a slash at its end, in letters of any size. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const { pattern: expression } = parse(pattern)
  return (path) => expression.test(path)
}
