/** How to show the line in one place: what to do, and what to copy there. */
export interface Recipe {
  place: string
  how: string
  /** @param address the private address, to which an ending is added. */
  what: (address: string) => string
}

/** Recipes for other programs, the simplest first. docs/elsewhere.md has more about each. */
export const recipes: readonly Recipe[] = [
  {
    place: 'Calendar',
    how: 'In your calendar, subscribe to this address. It has today’s line and those of the next six days.',
    what: (address) => `${address}.ics`,
  },
  {
    place: 'Feed reader',
    how: 'Add this address to your feed reader.',
    what: (address) => `${address}.atom`,
  },
  {
    place: 'iPhone shortcut',
    how: 'In Shortcuts, add “Get Contents of URL” with this address, then “Show Notification”. An automation can run it each morning.',
    what: (address) => `${address}.txt`,
  },
  {
    place: 'iPhone widget',
    how: 'In the app Scriptable, save this as a script, then choose it in a Scriptable widget on your Home Screen.',
    what: (address) => `const widget = new ListWidget()
widget.backgroundImage = await new Request('${address}.png?width=1014&height=474').loadImage()
Script.setWidget(widget)`,
  },
  {
    place: 'Android widget',
    how: 'In the app KWGT, add a text and give it this formula.',
    what: (address) => `$wg("${address}.json", json, .text)$`,
  },
  {
    place: 'Home Assistant',
    how: 'Add this to configuration.yaml. The line is then the state of sensor.line_of_the_day.',
    what: (address) => `rest:
  - resource: ${address}.json
    scan_interval: 900
    sensor:
      - name: Line of the day
        value_template: "{{ value_json.text[:255] }}"`,
  },
  {
    place: 'E-ink display',
    how: 'Have the display fetch this picture every hour or so. Change the numbers to its size, up to 2,000 pixels.',
    what: (address) => `${address}.png?width=800&height=480&theme=light`,
  },
  {
    place: 'New tab page',
    how: 'In a page of your own that opens in new tabs, this fills its heading.',
    what: (address) => `const { text } = await (await fetch('${address}.json')).json()
document.querySelector('h1').textContent = text`,
  },
  {
    place: 'Terminal',
    how: 'At the end of your shell’s profile, this shows the line in each new window.',
    what: (address) => `curl -fsS --max-time 2 "${address}.txt"`,
  },
]
