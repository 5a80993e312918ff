const own = {
  name: 'Glimmer',
  /** The colours of buttons in emails, and of the words on them. */
  brandColour: '#6A00FF',
  onBrandColour: '#fff',
}

/** The names users see. Everything that says the product's name reads it from here, at the time it says it. */
export const product = {
  ...own,
  tagline: 'Daily AI-powered affirmations to nurture your wellbeing',
  supportEmail: 'hello@glimmer.example',
  legalUpdatedOn: '2025-06-02',
}

/** What an installation calls the product, and the colours of its buttons; the product's own where undefined. */
interface Brand {
  name: string | undefined
  accent?: { light: { fill: string; on: string } } | undefined
}

/** Gives the product an installation's name and colours, everywhere in this process or page. */
export function brandProduct({ name = own.name, accent }: Brand): void {
  const colours = accent && { brandColour: accent.light.fill, onBrandColour: accent.light.on }
  Object.assign(product, own, { name }, colours)
}

/** Whether this installation calls the product something else. */
export const isRenamed = (): boolean => product.name !== own.name
