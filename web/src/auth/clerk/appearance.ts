/** Links use the brand's text colour: `--brand` itself is made for backgrounds. */
const link = { color: 'var(--brand-text)' }
/** A visible border for fields; focus and error rings are drawn around it. */
const edge = { borderWidth: '1px', borderStyle: 'solid', borderColor: 'var(--line-strong)' }

/**
 * Styles Clerk's form with Glimmer's colours and fonts, light and dark. The form is placed inside one of our cards, so
 * its own card is hidden. The first step hides Clerk's heading and link to the other form, since the page has its own;
 * later steps keep Clerk's heading.
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
    // Focus rings extend beyond the fields.
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
    // While disabled it says how long to wait; faded out, that would be unreadable.
    formResendCodeLink: { ...link, '&:disabled': { opacity: '1' } },
    identityPreviewEditButton: link,
    footerActionLink: link,
    backLink: link,
  },
} as const
