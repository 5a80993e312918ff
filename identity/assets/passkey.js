/**
 * Passkeys: the options are in the page and the response is submitted in a form, so this script fetches nothing. Where
 * the browser has no passkeys, or the script does not run, the buttons stay hidden and passwords work as usual.
 */
const { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } =
  SimpleWebAuthnBrowser

const optionsOf = (form) => JSON.parse(form.dataset.options)

/** Submits the form with the browser's response. */
function send(form, answer) {
  form.elements.response.value = JSON.stringify(answer)
  const remember = document.querySelector('input[type="checkbox"][name="remember"]')
  if (form.elements.remember && remember) form.elements.remember.value = remember.checked ? 'yes' : ''
  form.submit()
}

/** Asks for a passkey when the button is pressed. If that fails or the user cancels, the form shows its message. */
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

/** Passkey autofill: the browser suggests passkeys in the email field and shows nothing until one is chosen. */
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

// Lets password managers drop the passkeys that the account no longer accepts.
const accepted = document.querySelector('[data-accepted]')
if (accepted) globalThis.PublicKeyCredential?.signalAllAcceptedCredentials?.(JSON.parse(accepted.dataset.accepted))
