/** Clerk's form in our colours and type, light and dark: it stands inside a card of ours, so it has none of its own. */
export const appearance = {
  variables: {
    colorPrimary: 'var(--brand)',
    colorPrimaryForeground: 'var(--on-brand)',
    colorForeground: 'var(--text)',
    colorMutedForeground: 'var(--text-2)',
    colorBackground: 'var(--surface)',
    colorInput: 'var(--surface-2)',
    colorInputForeground: 'var(--text)',
    fontFamily: 'inherit',
    fontSize: '1rem',
    borderRadius: '0.9rem',
  },
  elements: {
    rootBox: { width: '100%' },
    // Rings of focus reach beyond the fields.
    cardBox: { width: '100%', boxShadow: 'none', border: 'none', background: 'transparent', overflow: 'visible' },
    card: { background: 'transparent', boxShadow: 'none', border: 'none', padding: '0', overflow: 'visible' },
    formButtonPrimary: { minHeight: '3.25rem', borderRadius: 'var(--pill)', fontSize: '1.0625rem', boxShadow: 'none' },
    formFieldInput: { minHeight: '3rem', fontSize: '1rem' },
    // The page says what this is, and leads to the other form.
    header: { display: 'none' },
    footerAction: { display: 'none' },
  },
} as const
