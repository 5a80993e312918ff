/** What the page a provider answers with holds to be sent on. Values are as the form would send them. */
const inputsOf = (page: Document | null) => {
  const form = page?.forms[0]
  return form && new URLSearchParams([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]))
}

/**
 * Asks a provider that shares this page's origin, and returns the address its answer would be sent on to: read from the
 * form it answers with (OAuth 2.0 Form Post Response Mode), which nobody posts. That is one answer instead of the two a
 * redirect takes, and no page in a frame, which waits for all that this one is busy with. Undefined where it answers with
 * a page of its own; rejects when it does not answer, or is in trouble.
 * @param url a request with `response_mode=form_post`; where the provider redirects all the same, that answer is taken.
 */
export function answerInForm(url: string, redirectUri: string, timeoutMs: number): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  // Not `fetch`: this reads a page into a document without a script of it being run, which the policy forbids otherwise.
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
