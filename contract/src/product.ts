/** The names users see. Everything that says "Glimmer" reads it from here. */
export const product = {
  name: 'Glimmer',
  tagline: 'Daily AI-powered affirmations to nurture your wellbeing',
  brandColour: '#6A00FF',
  supportEmail: 'hello@glimmer.example',
  legalUpdatedOn: '2025-06-02',
} as const
