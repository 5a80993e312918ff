/** The twelve themes a line can serve, in the order the plans open them. */
export const themes = [
  'calm',
  'confidence',
  'self-kindness',
  'gratitude',
  'focus',
  'motivation',
  'sleep',
  'courage',
  'connection',
  'boundaries',
  'body-peace',
  'fresh-start',
] as const

export type Theme = (typeof themes)[number]

/** The scenes a shared line can have: one per theme, and the product's own. */
export const scenes = ['glimmer', ...themes] as const

export type Scene = (typeof scenes)[number]

/** How each theme is displayed. */
export const themeNames: Record<Theme, string> = {
  calm: 'Calm',
  confidence: 'Confidence',
  'self-kindness': 'Self-kindness',
  gratitude: 'Gratitude',
  focus: 'Focus',
  motivation: 'Motivation',
  sleep: 'Sleep',
  courage: 'Courage',
  connection: 'Connection',
  boundaries: 'Boundaries',
  'body-peace': 'Body peace',
  'fresh-start': 'Fresh start',
}
