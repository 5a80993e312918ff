/** Links are words on our card: the brand's own colour is for what lies under words. */
const link = { color: 'var(--brand-text)' }
/** A field has an edge that can be seen; rings of focus and error stand around it. */
const edge = { borderWidth: '1px', borderStyle: 'solid', borderColor: 'var(--line-strong)' }

/**
 * Clerk's form in our colours and type, light and dark: it stands inside a card of ours, so it has none of its own. At
 * its first step the page says what this is and leads to the other form; what the next steps are for is Clerk's to say.
 */
export const appearance = {
  variables: {
    colorPrimary: 'var(--brand)',
    colorPrimaryForeground: 'var(--on-brand)',
    colorForeground: 'var(--text)',
    colorMutedForeground: 'var(--text-2)',
    colorBackground: 'var(--surface)',
    colorInput: 'var(--surface-2)',
    colorInputForeground: 'var(--text)',
    colorBorder: 'var(--line-strong)',
    colorDanger: 'var(--danger)',
    fontFamily: 'inherit',
    fontSize: '1rem',
    borderRadius: '0.9rem',
  },
  elements: {
    rootBox: { width: '100%' },
    // Rings of focus reach beyond the fields.
    cardBox: {
      width: '100%',
      boxShadow: 'none',
      border: 'none',
      background: 'transparent',
      overflow: 'visible',
      '&.cl-signIn-start, &.cl-signUp-start': { '.cl-header, .cl-footerAction': { display: 'none' } },
    },
    card: { background: 'transparent', boxShadow: 'none', border: 'none', padding: '0', overflow: 'visible' },
    headerTitle: { fontFamily: 'var(--serif)', fontSize: '1.4rem', fontWeight: '500' },
    formButtonPrimary: { minHeight: '3.25rem', borderRadius: 'var(--pill)', fontSize: '1.0625rem', boxShadow: 'none' },
    formFieldInput: { minHeight: '3rem', fontSize: '1rem', ...edge },
    otpCodeFieldInput: edge,
    // It says how long one has to wait, which faded out nobody could read.
    formResendCodeLink: { ...link, '&:disabled': { opacity: '1' } },
    identityPreviewEditButton: link,
    footerActionLink: link,
    backLink: link,
  },
} as const
