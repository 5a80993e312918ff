/**
 * Passkeys: the options stand in the page, and the answer goes into a form, so that nothing is fetched. Where the browser
 * has none, or the script does not run, the buttons stay hidden and passwords work as ever.
 */
const { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } =
  SimpleWebAuthnBrowser

const optionsOf = (form) => JSON.parse(form.dataset.options)

/** Sends the form with what the browser answers. */
function send(form, answer) {
  form.elements.response.value = JSON.stringify(answer)
  const remember = document.querySelector('input[type="checkbox"][name="remember"]')
  if (form.elements.remember && remember) form.elements.remember.value = remember.checked ? 'yes' : ''
  form.submit()
}

/** At a press. A person who changes their mind stays where they are. */
function offer(form, ask) {
  form.hidden = false
  form.querySelector('button').addEventListener('click', async () => {
    const told = form.querySelector('[role="status"]')
    told.hidden = true
    try {
      send(form, await ask({ optionsJSON: optionsOf(form) }))
    } catch {
      told.hidden = false
    }
  })
}

/** The browser offers passkeys in the field of the address, and waits there without a word. */
async function offerByItself(form) {
  const field = document.querySelector('input[autocomplete$="webauthn"]')
  if (!field || !(await browserSupportsWebAuthnAutofill())) return
  const answer = await startAuthentication({ optionsJSON: optionsOf(form), useBrowserAutofill: true }).catch(
    () => undefined,
  )
  if (answer) send(form, answer)
}

if (browserSupportsWebAuthn()) {
  for (const form of document.querySelectorAll('form.passkey-use')) {
    offer(form, startAuthentication)
    void offerByItself(form)
  }
  for (const form of document.querySelectorAll('form.passkey-add')) offer(form, startRegistration)
  for (const note of document.querySelectorAll('.passkey-none')) note.hidden = true
}

// Programs that keep passkeys forget the ones that no longer count.
const accepted = document.querySelector('[data-accepted]')
if (accepted) globalThis.PublicKeyCredential?.signalAllAcceptedCredentials?.(JSON.parse(accepted.dataset.accepted))
