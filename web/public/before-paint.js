// Runs before the first paint, so it is plain, small and blocking: sets the theme, and whether the user is expected to be
// signed in. src/platform/ui/theme.ts and src/shell/boot.ts read the same keys.
try {
  const page = document.documentElement
  if (localStorage.getItem('darkMode') === 'false') {
    page.dataset.theme = 'light'
    document.querySelector('meta[name="theme-color"]').content = '#fbf1e7'
  }
  if (localStorage.getItem('glimmer.signed-in') === '1') page.dataset.expected = ''
} catch {
  // Storage is refused: dark, signed out.
}
