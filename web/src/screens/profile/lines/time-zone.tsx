import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/select-field.tsx'
import classes from './your-lines.module.css'

/** The time zone of this device. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Chooses the time zone at whose midnight today's line changes; a button selects the device's own. */
export function TimeZone({ chosen, onChoose }: { chosen: string; onChoose: (zone: string) => void }) {
  const here = deviceZone()
  return (
    <div className={classes.zone}>
      <SelectField
        label="Time zone"
        hint="Your new line arrives at midnight here."
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {zoneGroups(Intl.supportedValuesOf('timeZone'), [chosen, here]).map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {here !== chosen && (
        <Button variant="ghost" small onClick={() => onChoose(here)}>
          Use this device’s: {zoneName(here)}
        </Button>
      )}
    </div>
  )
}

export interface ZoneGroup {
  /** "Europe", or "Other" for zones without a region. */
  region: string
  zones: readonly { zone: string; label: string }[]
}

const noRegion = 'Other'

/** "America/Argentina/Buenos_Aires" as region "America" and label "Argentina, Buenos Aires". */
function parseZone(zone: string) {
  const [region = noRegion, ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length > 0 ? { region, label: places.join(', ') } : { region: noRegion, label: region }
}

/** "Europe/London" becomes "London". */
export const zoneName = (zone: string) => parseZone(zone).label

/** The zones by region, without duplicates; `needed` zones are added if unknown. */
export function zoneGroups(known: readonly string[], needed: readonly string[]): ZoneGroup[] {
  const zones = [...new Set([...known, ...needed])].sort()
  const regions = Map.groupBy(zones, (zone) => parseZone(zone).region)
  return [...regions].map(([region, inRegion]) => ({
    region,
    zones: inRegion.map((zone) => ({ zone, label: parseZone(zone).label })),
  }))
}
