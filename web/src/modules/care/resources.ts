/** One place to turn to. `href` dials or texts; the words around the number say when it is the right one. */
export interface Resource {
  name: string
  note: string
  action: string
  href: `tel:${string}` | `sms:${string}`
}

export interface Region {
  name: string
  resources: readonly Resource[]
}

/** When somebody last called up each number's own page and read it again; a test asks for it twice a year. */
export const reviewedOn = '2026-11-20'

/** How old a review may get. */
export const reviewMaxDays = 180

export const regions = {
  GB: {
    name: 'United Kingdom',
    resources: [
      { name: 'In danger now', note: 'Emergency services', action: 'Call 999', href: 'tel:999' },
      {
        name: 'Urgent mental health help',
        note: 'NHS 111, choose the mental health option',
        action: 'Call 111',
        href: 'tel:111',
      },
      { name: 'Samaritans', note: 'Free, any time', action: 'Call 116 123', href: 'tel:116123' },
      { name: 'Shout', note: 'By text message', action: 'Text SHOUT to 85258', href: 'sms:85258?&body=SHOUT' },
      { name: 'Under 19: Childline', note: 'Free to call', action: 'Call 0800 1111', href: 'tel:08001111' },
    ],
  },
} as const satisfies Record<string, Region>

/** Where lives are in danger, and whom a child can call. */
export const emergency = regions.GB.resources[0]
export const childline = regions.GB.resources[4]

/** Whom to call first. */
export const samaritans = regions.GB.resources[2]

/** Whole days since the review. */
export const daysSinceReview = (now: Date) => Math.floor((now.getTime() - Date.parse(reviewedOn)) / 86_400_000)
