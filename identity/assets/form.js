/** Lets the user see the password they are typing. The form works without this script. */
for (const button of document.querySelectorAll('.reveal')) {
  const input = document.getElementById(button.getAttribute('aria-controls'))
  button.hidden = false
  button.addEventListener('click', () => {
    const show = input.type === 'password'
    input.type = show ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(show))
  })
  // Browsers offer to save a value submitted from a password field, but not one from a text field.
  input.form.addEventListener('submit', () => {
    input.type = 'password'
  })
}
