export interface ZoneGroup {
  /** "Europe", or "Other" for zones that name no region. */
  region: string
  zones: readonly { zone: string; label: string }[]
}

const other = 'Other'

/** "America/Argentina/Buenos_Aires" as region "America" and label "Argentina, Buenos Aires". */
function read(zone: string) {
  const [region = other, ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length > 0 ? { region, label: places.join(', ') } : { region: other, label: region }
}

/** "Europe/London" to "London", as it is said in a sentence. */
export const zoneName = (zone: string) => read(zone).label

/** The zones by region, those that must not be missing among them; each once. */
export function zoneGroups(known: readonly string[], needed: readonly string[]): ZoneGroup[] {
  const zones = [...new Set([...known, ...needed])].sort()
  const regions = Map.groupBy(zones, (zone) => read(zone).region)
  return [...regions].map(([region, inside]) => ({
    region,
    zones: inside.map((zone) => ({ zone, label: read(zone).label })),
  }))
}
