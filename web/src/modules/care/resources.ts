import type { HelpRegion } from '@glimmer/contract/help-regions'

/** One help line. `href` dials or texts; the other fields say when it is the right one. */
export interface Resource {
  name: string
  note: string
  action: string
  href: `tel:${string}` | `sms:${string}`
}

export interface Region {
  name: string
  /** For when lives are in danger. */
  emergency: Resource
  /** For urgent mental health help, where its number differs from `listener`. */
  urgent?: Resource
  /** The first number to call: open to anybody, at any hour, about anything. */
  listener: Resource
  text: Resource
  /** The line a child can call, and the name children know it by. */
  child: Resource
  childName: string
}

export const regions: Record<HelpRegion, Region> = {
  GB: {
    name: 'the United Kingdom',
    emergency: { name: 'In danger now', note: 'Emergency services', action: 'Call 999', href: 'tel:999' },
    urgent: {
      name: 'Urgent mental health help',
      note: 'NHS 111, choose the mental health option',
      action: 'Call 111',
      href: 'tel:111',
    },
    listener: { name: 'Samaritans', note: 'Free, any time', action: 'Call 116 123', href: 'tel:116123' },
    text: { name: 'Shout', note: 'By text message', action: 'Text SHOUT to 85258', href: 'sms:85258?&body=SHOUT' },
    child: { name: 'Under 19: Childline', note: 'Free to call', action: 'Call 0800 1111', href: 'tel:08001111' },
    childName: 'Childline',
  },
  IE: {
    name: 'Ireland',
    emergency: { name: 'In danger now', note: 'Emergency services', action: 'Call 112', href: 'tel:112' },
    listener: { name: 'Samaritans', note: 'Free, any time', action: 'Call 116 123', href: 'tel:116123' },
    text: {
      name: 'Text About It',
      note: 'By text message',
      action: 'Text HELLO to 50808',
      href: 'sms:50808?&body=HELLO',
    },
    child: { name: 'Under 18: Childline', note: 'Free to call', action: 'Call 1800 66 66 66', href: 'tel:1800666666' },
    childName: 'Childline',
  },
  US: {
    name: 'the United States',
    emergency: { name: 'In danger now', note: 'Emergency services', action: 'Call 911', href: 'tel:911' },
    listener: { name: '988 Lifeline', note: 'Free, any time', action: 'Call 988', href: 'tel:988' },
    text: {
      name: 'Crisis Text Line',
      note: 'By text message',
      action: 'Text HOME to 741741',
      href: 'sms:741741?&body=HOME',
    },
    child: {
      name: 'Under 18: Childhelp',
      note: 'Free to call',
      action: 'Call 1-800-422-4453',
      href: 'tel:18004224453',
    },
    childName: 'Childhelp',
  },
}

/** All help lines of a region, in display order. */
export const helpLinesOf = ({ emergency, urgent, listener, text, child }: Region): readonly Resource[] => [
  emergency,
  ...(urgent ? [urgent] : []),
  listener,
  text,
  child,
]

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Says when the operator last compared the numbers with their owners' pages: the only one who can know. */
export const checkedOn = (date: string | undefined): string =>
  date
    ? `Last compared with their owners’ pages on ${days.format(new Date(date))}.`
    : 'Not yet compared with their owners’ pages.'
