/**
 * The closed lists of what may be counted: analytics.ts validates events against them, and the browser maps to them.
 */

/** The kinds of error that are reported; any other is 'Unknown'. */
export const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'AbortError',
  'TimeoutError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'InvalidStateError',
  'QuotaExceededError',
  'SecurityError',
  'ChunkLoadError',
  'ApiError',
  'Unknown',
] as const

/**
 * The parts of browsers' error messages that say what broke. Anything a message quotes (a value, a text, a URL) is
 * removed, because it may be personal; a message that contains none of these is 'other'.
 */
export const errorMessages = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource',
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot set properties of null',
  'is not a function',
  'is not a constructor',
  'is not defined',
  'is not iterable',
  'is undefined',
  'is null',
  'before initialization',
  'Assignment to constant variable',
  'Maximum call stack size exceeded',
  'too much recursion',
  'Invalid array length',
  'Invalid time value',
  'Unexpected end of JSON input',
  'is not valid JSON',
  'Minified React error',
  'Failed to log out',
  'The operation was aborted',
  'signal is aborted without reason',
  'signal timed out',
  'The request is not allowed',
  'The quota has been exceeded',
  'removeChild',
  'insertBefore',
  'ResizeObserver loop',
  'Script error',
  'other',
] as const
