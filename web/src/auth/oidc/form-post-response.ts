/** The fields of the form in the provider's response, encoded as the form would submit them. */
const inputsOf = (page: Document | null) => {
  const form = page?.forms[0]
  return form && new URLSearchParams([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]))
}

/**
 * Sends an authorization request to a provider of the same origin, and returns the redirect address with the response
 * parameters. These are read from the form it responds with (OAuth 2.0 Form Post Response Mode), which is never
 * submitted. That takes one response instead of the two of a redirect, and no page in a frame, which would wait for all
 * that this page is busy with. Resolves to undefined when the provider shows a page of its own; rejects when it does
 * not respond, or responds with an error.
 * @param url a request with `response_mode=form_post`. If the provider redirects all the same, that response is used.
 */
export function requestFormPostResponse(
  url: string,
  redirectUri: string,
  timeoutMs: number,
): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  // Not `fetch`: this parses the page without running its scripts, and the policy forbids other ways to parse it.
  const request = new XMLHttpRequest()
  request.open('GET', url)
  request.responseType = 'document'
  request.timeout = timeoutMs
  const fail = () => reject(new Error('The provider did not answer in time.'))
  request.addEventListener('error', fail)
  request.addEventListener('timeout', fail)
  request.addEventListener('load', () => {
    const { responseURL, responseXML, status } = request
    const inputs = inputsOf(responseXML)
    if (responseURL.startsWith(redirectUri)) resolve(responseURL)
    else if (inputs?.has('state')) resolve(`${redirectUri}?${inputs}`)
    else if (status === 200) resolve(undefined)
    else reject(new Error(`The provider answered with ${status}.`))
  })
  request.send()
  return promise
}
