import { deviceZone } from '#lib/calendar.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import classes from './lines.module.css'

/** Chooses the time zone at whose midnight today's line changes; a button selects the device's own. */
export function TimeZone({ chosen, onChoose }: { chosen: string; onChoose: (zone: string) => void }) {
  const here = deviceZone()
  return (
    <div className={`row ${classes.zone}`}>
      <SelectField
        label="Time zone"
        hint="Your new line arrives at midnight here."
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {zoneGroups(Intl.supportedValuesOf('timeZone'), here ? [here, chosen] : [chosen]).map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {here && placeOf(here) !== placeOf(chosen) && (
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

/** "Europe/London" becomes "London". */
export const zoneName = (zone: string) => parseZone(zone).label

/** Zones with the same place are one, under an older and a newer name. */
const placeOf = (zone: string) => Object.values(parseZone(zone)).join('/')

/**
 * The zones by region, without duplicates; `needed` zones are added if unknown. Of two names of one place, the last
 * one that is needed is listed.
 */
export function zoneGroups(listed: readonly string[], needed: readonly string[]): ZoneGroup[] {
  const byPlace = new Map([...listed, ...needed].map((zone) => [placeOf(zone), zone]))
  const zones = [...byPlace.values()].map((zone) => ({ zone, ...parseZone(zone) }))
  const regions = Map.groupBy(
    zones.toSorted((one, other) => one.region.localeCompare(other.region) || one.label.localeCompare(other.label)),
    ({ region }) => region,
  )
  return [...regions].map(([region, inRegion]) => ({
    region,
    zones: inRegion.map(({ zone, label }) => ({ zone, label })),
  }))
}

/** What places are called today, where browsers list them under an older name or without its marks. */
const todaysNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'America/St_Johns': 'St John’s',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Dacca': 'Dhaka',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Asia/Thimbu': 'Thimphu',
  'Asia/Ulan_Bator': 'Ulaanbaatar',
  'Atlantic/Faeroe': 'Faroe Islands',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

const noRegion = 'Other'

/** "America/Argentina/Buenos_Aires" as region "America" and label "Argentina, Buenos Aires". */
function parseZone(zone: string): { region: string; label: string } {
  const [region = noRegion, ...places] = zone.replaceAll('_', ' ').split('/')
  const label = todaysNames[zone] ?? places.join(', ')
  return label ? { region, label } : { region: noRegion, label: region }
}
