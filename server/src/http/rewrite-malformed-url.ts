/**
 * Returns the URL unchanged, or one that matches no route if its path cannot be decoded. The router would reject such a
 * path before any hook has run, and so without rate limits and security headers.
 */
export function rewriteMalformedUrl({ url = '/' }: { url?: string | undefined }): string {
  try {
    decodeURI(url.split('?')[0] ?? '')
    return url
  } catch {
    return '/undecodable'
  }
}
