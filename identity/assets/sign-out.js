/** Presses "Sign out" for a user who already pressed it in the app. */
document.querySelector('button[name="logout"]').click()
