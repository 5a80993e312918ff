/**
 * An address as it came, or one that nobody has where its path cannot be decoded: the router would turn such a one away
 * before any hook has seen it, and with it the limits and the headers.
 */
export function decodableUrl({ url = '/' }: { url?: string | undefined }): string {
  try {
    decodeURI(url.split('?')[0] ?? '')
    return url
  } catch {
    return '/undecodable'
  }
}
