/** Lets a person see the password they are typing. The form works without it. */
for (const button of document.querySelectorAll('.reveal')) {
  const input = document.getElementById(button.getAttribute('aria-controls'))
  button.hidden = false
  button.addEventListener('click', () => {
    const show = input.type === 'password'
    input.type = show ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(show))
  })
  // Browsers offer to remember what leaves as a password, and forget what leaves as text.
  input.form.addEventListener('submit', () => {
    input.type = 'password'
  })
}
