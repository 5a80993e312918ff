/** Where an installation's people are, as far as there are numbers to call for them (ISO 3166-1). */
export const helpRegions = ['GB', 'IE', 'US'] as const
export type HelpRegion = (typeof helpRegions)[number]
