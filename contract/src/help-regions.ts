/** The regions that have helplines to show (ISO 3166-1). */
export const helpRegions = ['GB', 'IE', 'US'] as const
export type HelpRegion = (typeof helpRegions)[number]
