/** Whether a URL's host is this machine itself. */
export const isLoopback = (url: URL | string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
