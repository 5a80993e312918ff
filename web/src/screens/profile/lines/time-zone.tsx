import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/select-field.tsx'
import classes from './your-lines.module.css'
import { zoneGroups, zoneName } from './zones.ts'

/** Where this device is, by its own settings. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** At whose midnight today's line changes; the device's own zone is one press away. */
export function TimeZone({ chosen, onChoose }: { chosen: string; onChoose: (zone: string) => void }) {
  const here = deviceZone()
  return (
    <div className={classes.zone}>
      <SelectField
        label="Time zone"
        hint="Today’s line is new at midnight there."
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
